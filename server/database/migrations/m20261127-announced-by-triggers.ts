import { Migration } from '@mikro-orm/migrations';

/**
 * Sends a notification for each change of an order by a trigger, and includes opening hours in the shop version.
 * Forward only.
 */
export class M20261127AnnouncedByTriggers extends Migration {
  override up(): void {
    this.addSql(ANNOUNCE);
    this.addSql(
      'create trigger "orders_announced" before insert or update of status, previous_status, seen_at, arriving_at, changed_in on "orders" for each row execute function announce_order()',
    );
    for (const table of ['opening_range', 'closure', 'exceptional_opening'])
      this.addSql(
        `create constraint trigger "${table}_raises_shop_version" after insert or update or delete on "${table}" deferrable initially deferred for each row execute function raise_shop_version('shop_id')`,
      );
  }
}

// NOTIFY is transactional: it is sent if and only if the transaction commits.
const ANNOUNCE = `create function announce_order() returns trigger as $$
  begin
    new.changed_in := pg_current_xact_id();
    perform pg_notify('order_changed', json_build_object('shopId', new.shop_id, 'orderId', new.id)::text);
    return new;
  end $$ language plpgsql`;
