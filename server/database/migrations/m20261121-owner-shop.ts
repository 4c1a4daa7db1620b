import { Migration } from '@mikro-orm/migrations';

/** How an owner runs a shop: days that are not like the others, the receipt’s last words, and when it first opened. Forward only. */
export class M20261121OwnerShop extends Migration {
  override up(): void {
    for (const statement of STATEMENTS.split(/;\n+/)) this.addSql(statement);
  }
}

// Whoever could be paid was seen by customers until now, and goes on being seen.
const STATEMENTS = `
alter table "shop" add "receipt_text" varchar(120) not null default '', add "opened_at" timestamptz null;
update "shop" set "opened_at" = "created_at" where "charges_enabled";
alter table "closure" add "reason" varchar(120) not null default '';
create table "exceptional_opening" ("id" uuid not null, "shop_id" uuid not null, "from_date" date not null, "to_date" date not null, "opens_at" int not null, "closes_at" int not null, "reason" varchar(120) not null default '', primary key ("id"));
alter table "exceptional_opening" add constraint "exceptional_opening_order" check (to_date >= from_date and opens_at >= 0 and opens_at < 1440 and closes_at > opens_at and closes_at <= opens_at + 1440);
alter table "exceptional_opening" add constraint "exceptional_opening_shop_id_foreign" foreign key ("shop_id") references "shop" ("id") on delete cascade
`.trim();
