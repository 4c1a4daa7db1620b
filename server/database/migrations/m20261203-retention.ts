import { OnlineIndexes } from './online-index';

/** Adds indexes to find expired rows and orders that were never closed. Forward only. */
export class M20261203Retention extends OnlineIndexes {
  override up(): void {
    this.addIndex('stripe_event_handled_at_index', 'on "stripe_event" ("handled_at")');
    this.addIndex('orders_open', `on "orders" ("created_at", "shop_id") where "status" in ('PREPARING', 'READY')`);
  }
}
