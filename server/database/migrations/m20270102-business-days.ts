import { Migration } from '@mikro-orm/migrations';

/** The business day of a window, and from when on the orders of a window are on the board; windows of before: from the midnight of their calendar day on. Forward only. */
export class M20270102BusinessDays extends Migration {
  override up(): void {
    this.addSql(
      `alter table "booked_window" add column "day" date null, add column "shown_from" timestamptz not null default '1970-01-01 00:00:00+00'`,
    );
    this.addSql(
      `update booked_window w set shown_from = date_trunc('day', w.starts_at at time zone s.zone) at time zone s.zone from shop s where s.id = w.shop_id`,
    );
  }
}
