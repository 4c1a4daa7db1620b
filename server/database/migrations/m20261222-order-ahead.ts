import { Migration } from '@mikro-orm/migrations';

/** Lets shops take orders for later days, with a number of pieces per day. Forward only. */
export class M20261222OrderAhead extends Migration {
  override up(): void {
    this.addSql('alter table "shop" add column "days_ahead" int not null default 0');
    this.addSql(
      'alter table "shop" add constraint "shop_days_ahead" check (days_ahead >= 0 and days_ahead <= 30) not valid',
    );
    this.addSql('alter table "shop" validate constraint "shop_days_ahead"');
    this.addSql('alter table "item" add column "order_rules" jsonb null');
    this.addSql('alter table "checkout" add column "ahead_day" date null');
    this
      .addSql(`create table "item_ahead" ("item_id" uuid not null, "day" date not null, "taken" int not null default 0,
      "most" int null, constraint "item_ahead_pkey" primary key ("item_id", "day"),
      constraint "item_ahead_taken" check (taken >= 0 and (most is null or taken <= most)))`);
    this.addSql(
      `alter table "item_ahead" add constraint "item_ahead_item_id_foreign" foreign key ("item_id") references "item" ("id")
        on delete cascade`,
    );
  }
}
