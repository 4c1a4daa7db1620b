import { Migration } from '@mikro-orm/migrations';

/** A change of an order announces itself, and opening hours belong to what a shop's version covers. Forward only. */
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

// NOTIFY is transactional: sent when, and only when, the transaction commits.
const ANNOUNCE = `create function announce_order() returns trigger as $$
  begin
    new.changed_in := pg_current_xact_id();
    perform pg_notify('order_changed', json_build_object('shopId', new.shop_id, 'orderId', new.id)::text);
    return new;
  end $$ language plpgsql`;
