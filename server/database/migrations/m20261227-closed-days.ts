import { Migration } from '@mikro-orm/migrations';

/** Adds when customers were asked for another day because theirs closes, and when an order was moved. Forward only. */
export class M20261227ClosedDays extends Migration {
  override up(): void {
    this.addSql(
      'alter table "orders" add column "day_closed_asked_at" timestamptz null, add column "moved_at" timestamptz null',
    );
  }
}
