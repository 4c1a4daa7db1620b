import { Migration } from '@mikro-orm/migrations';

/**
 * Adds the time of the next attempt, so that housekeeping claims the rows it works on and postpones those that failed.
 * Forward only.
 */
export class M20261202ClaimedRows extends Migration {
  override up(): void {
    for (const table of ['checkout', 'payment'])
      this.addSql(`alter table "${table}" add column "next_try_at" timestamptz null`);
  }
}
