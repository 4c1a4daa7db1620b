import { Migration } from '@mikro-orm/migrations';

/**
 * Adds meal deals and what they take off carts, checkouts and orders. Rewrites the lines of orders, whose price is a
 * generated column, and so locks them meanwhile: nothing was released before it, so no large shop waits.
 */
export class M20261129MealDeals extends Migration {
  override up(): void {
    for (const statement of STATEMENTS.trim().split(/;\n/)) this.addSql(statement);
  }
}

const STATEMENTS = `
create table meal_deal (id uuid not null, name varchar(120) not null, name_en varchar(120) null, shop_id uuid not null,
  price_cents int not null, parts jsonb not null, served jsonb null, revision int not null default 1, primary key (id));
alter table meal_deal add constraint meal_deal_shop_id_foreign foreign key (shop_id) references shop (id) on delete cascade;
alter table meal_deal add constraint meal_deal_price check (price_cents > 0);
create unique index meal_deal_name_unique on meal_deal (shop_id, lower(name));
create constraint trigger meal_deal_raises_shop_version after insert or update or delete on meal_deal
  deferrable initially deferred for each row execute function raise_shop_version('shop_id');
alter table cart add column declined_meal_deal_ids text[] not null default '{}';
alter table checkout add column meal_deals jsonb not null default '[]';
alter table orders add column meal_deals jsonb not null default '[]';
alter table order_line drop column line_cents, add column reduction_cents int not null default 0;
alter table order_line add column line_cents int generated always as (quantity * unit_cents - reduction_cents) stored not null;
alter table order_line drop constraint order_line_numbers;
alter table order_line add constraint order_line_numbers check (quantity >= 1 and quantity <= 99 and unit_cents >= 0
  and reduction_cents >= 0 and reduction_cents <= quantity * unit_cents);
alter table refund_line add column cents int not null default 0;
update refund_line set cents = refund_line.quantity * unit_cents from order_line where order_line.id = line_id;
alter table refund_line alter column cents drop default
`;
