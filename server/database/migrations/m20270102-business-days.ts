import { Migration } from '@mikro-orm/migrations';

/**
 * Adds the business day of a window, and when the board begins to show its orders; for existing windows, at midnight of
 * their calendar day. Forward only.
 */
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
