import { Migration } from '@mikro-orm/migrations';

/** What an owner does with a menu: stock by day, « épuisé aujourd’hui », categories that go, pictures that were sent. Forward only. */
export class M20261121OwnerMenu extends Migration {
  override up(): void {
    for (const statement of STATEMENTS.split(/;\n+/)) this.addSql(statement);
  }
}

const STATEMENTS = `
create table "upload" ("id" uuid not null, "shop_id" uuid not null, "created_at" timestamptz not null, primary key ("id"));
create index "upload_created_at_index" on "upload" ("created_at");
alter table "category" add "deleted_at" timestamptz null;
drop index "category_name_unique";
create unique index "category_name_unique" on "category" ("shop_id", lower("name")) where "deleted_at" is null;
alter table "ingredient" alter column "allergens" drop not null;
alter table "item" add "stock_day" date null, add "sold_out_until" timestamptz null;
update "item" set "published" = false where "price_cents" = 0;
alter table "item" add constraint "item_published_price" check (not published or price_cents > 0);
create index "item_picture_index" on "item" ("picture");
create index "ingredient_picture_index" on "ingredient" ("picture");
create index "order_line_picture_index" on "order_line" ("picture");
create index "item_stock_day_index" on "item" ("stock_day");
create index "item_sold_out_until_index" on "item" ("sold_out_until");
create table "item_day" ("item_id" uuid not null, "day" date not null, "pieces" int null, primary key ("item_id", "day"));
alter table "item_day" add constraint "item_day_pieces" check (pieces is null or pieces >= 0);
alter table "item_day" add constraint "item_day_item_id_foreign" foreign key ("item_id") references "item" ("id") on delete cascade
`.trim();
