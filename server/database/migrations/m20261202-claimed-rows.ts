import { Migration } from '@mikro-orm/migrations';

/** Housekeeping claims what it works on, and leaves what failed for later. Forward only. */
export class M20261202ClaimedRows extends Migration {
  override up(): void {
    for (const table of ['checkout', 'payment'])
      this.addSql(`alter table "${table}" add column "next_try_at" timestamptz null`);
  }
}
