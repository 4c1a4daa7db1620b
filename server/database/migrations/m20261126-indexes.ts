import { Migration } from '@mikro-orm/migrations';

/** What belongs to something is found by it, and shops by their place, however many there are. Forward only. */
export class M20261126Indexes extends Migration {
  override up(): void {
    for (const [table, ...columns] of INDEXES)
      this.addSql(
        `create index "${[table, ...columns].join('_')}_index" on "${table}" (${columns.map((column) => `"${column}"`).join(', ')})`,
      );
    this.addSql('create index "shop_place" on "shop" using gist (point("longitude", "latitude"))');
    this.addSql('drop index "shop_latitude_longitude_index"');
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
