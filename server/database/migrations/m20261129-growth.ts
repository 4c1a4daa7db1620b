import { Migration } from '@mikro-orm/migrations';

/** What is looked for all day among a million shops and in years of orders. Forward only. */
export class M20261129Growth extends Migration {
  override up(): void {
    this.addSql('create index "shop_payment_account_id_index" on "shop" ("payment_account_id")');
    this.addSql('create index "shop_zone_index" on "shop" ("zone")');
    this.addSql('create index "refund_created_at_index" on "refund" ("created_at")');
    this.addSql('create index "item_day_day_index" on "item_day" ("day")');
    this.addSql('drop index "checkout_customer_id_shop_id_index", "item_stock_day_index"');
    this.addSql(`create index "checkout_customer_id_shop_id_created_at_index"
      on "checkout" ("customer_id", "shop_id", "created_at")`);
    this.addSql('create index "item_stock_day_index" on "item" ("stock_day") where "deleted_at" is null');
  }
}
