import { OnlineIndexes } from './online-index';

/** What has been kept long enough, and orders nobody closed, are found without reading all others. Forward only. */
export class M20261203Retention extends OnlineIndexes {
  override up(): void {
    this.addIndex('stripe_event_handled_at_index', 'on "stripe_event" ("handled_at")');
    this.addIndex('orders_open', `on "orders" ("created_at", "shop_id") where "status" in ('PREPARING', 'READY')`);
  }
}
