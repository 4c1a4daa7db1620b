import { Migration } from '@mikro-orm/migrations';

/** In which transaction an order last changed, for boards that come back. Forward only. */
export class M20261122Live extends Migration {
  override up(): void {
    this.addSql(`alter table "orders" add "changed_in" xid8 not null default '0'`);
    this.addSql(`create index "orders_shop_id_changed_in_index" on "orders" ("shop_id", "changed_in")`);
  }
}
