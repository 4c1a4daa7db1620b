import { Migration } from '@mikro-orm/migrations';

/** Whoever ordered for a day that closes is asked for another. Forward only. */
export class M20261227ClosedDays extends Migration {
  override up(): void {
    this.addSql(
      'alter table "orders" add column "day_closed_asked_at" timestamptz null, add column "moved_at" timestamptz null',
    );
  }
}
