import { Migration } from '@mikro-orm/migrations';

/**
 * Increments an order's version with each change, and sends a notification for each change that affects a shop's pickup
 * windows. Forward only.
 */
export class M20261128VersionsAndWindows extends Migration {
  override up(): void {
    this.addSql('alter table "orders" add column "version" int not null default 0');
    this.addSql(ANNOUNCE_ORDER);
    this.addSql(ANNOUNCE_WINDOWS);
    for (const table of ['shop', 'opening_range', 'closure', 'exceptional_opening', 'booked_window'])
      this.addSql(
        `create trigger "${table}_announces_windows" after insert or update or delete on "${table}" for each row execute function announce_windows('${table === 'shop' ? 'id' : 'shop_id'}')`,
      );
  }
}

const ANNOUNCE_ORDER = `create or replace function announce_order() returns trigger as $$
  begin
    new.changed_in := pg_current_xact_id();
    new.version := coalesce(old.version, 0) + 1;
    perform pg_notify('order_changed', json_build_object('shopId', new.shop_id, 'orderId', new.id)::text);
    return new;
  end $$ language plpgsql`;

const ANNOUNCE_WINDOWS = `create function announce_windows() returns trigger as $$
  begin
    perform pg_notify('windows_changed', json_build_object('shopId', to_jsonb(coalesce(new, old)) ->> tg_argv[0])::text);
    return null;
  end $$ language plpgsql`;
