import { OnlineIndexes } from './online-index';

/** Adds indexes on foreign keys and on the location of shops. Forward only. */
export class M20261126Indexes extends OnlineIndexes {
  override up(): void {
    for (const [table, ...columns] of INDEXES)
      this.addIndex(
        `${[table, ...columns].join('_')}_index`,
        `on "${table}" (${columns.map((column) => `"${column}"`).join(', ')})`,
      );
    this.addIndex('shop_place', 'on "shop" using gist (point("longitude", "latitude"))');
    this.dropIndex('shop_latitude_longitude_index');
  }
}

const INDEXES = [
  ['cancellation', 'refund_id'],
  ['cart', 'shop_id'],
  ['cart_line', 'item_id'],
  ['category', 'shop_id'],
  ['checkout', 'customer_id', 'shop_id'],
  ['checkout', 'shop_id'],
  ['checkout', 'window_id'],
  ['closure', 'shop_id'],
  ['exceptional_opening', 'shop_id'],
  ['item', 'category_id'],
  ['opening_range', 'shop_id'],
  ['order_line', 'item_id'],
  ['orders', 'shop_id', 'status'],
  ['orders', 'shop_id', 'status_at'],
  ['orders', 'window_id'],
  ['refund', 'intent_id'],
  ['upload', 'shop_id'],
] as const;
