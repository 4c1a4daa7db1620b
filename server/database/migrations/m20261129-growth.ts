import { OnlineIndexes } from './online-index';

/** Adds indexes for frequent queries, in view of a million shops and years of orders. Forward only. */
export class M20261129Growth extends OnlineIndexes {
  override up(): void {
    this.addIndex('shop_payment_account_id_index', 'on "shop" ("payment_account_id")');
    this.addIndex('shop_zone_index', 'on "shop" ("zone")');
    this.addIndex('refund_created_at_index', 'on "refund" ("created_at")');
    this.addIndex('item_day_day_index', 'on "item_day" ("day")');
    this.addIndex(
      'checkout_customer_id_shop_id_created_at_index',
      'on "checkout" ("customer_id", "shop_id", "created_at")',
    );
    this.dropIndex('checkout_customer_id_shop_id_index');
    this.addIndex('item_stock_day_index', 'on "item" ("stock_day") where "deleted_at" is null');
  }
}
