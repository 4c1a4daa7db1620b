import { Migration } from '@mikro-orm/migrations';

/** Creates the whole schema. Later changes come as migrations of their own, forward only. */
export class M20261127Initial extends Migration {
  override up(): void {
    // The functions name tables that are created after them.
    this.addSql('set local check_function_bodies = off');
    for (const statement of [...FUNCTIONS.trim().split(/(?<=\$\$);\n/), ...TABLES.trim().split(/;\n/)])
      this.addSql(statement);
    for (const [to, columns] of Object.entries(REFERENCES))
      for (const [table, column] of columnsIn(columns)) {
        const name = `${table}_${column}_foreign`;
        this.addSql(`alter table ${table} add constraint ${name} foreign key (${column}) references ${to}`);
      }
    for (const [table, column] of columnsIn(INDEXED))
      this.addSql(`create index ${table}_${column}_index on ${table} (${column})`);
    const changed = (table: string) => `after insert or update or delete on ${table}`;
    for (const [table, column] of columnsIn(WINDOWS))
      this.addSql(
        `create trigger ${table}_announces_windows ${changed(table)} for each row execute function announce_windows('${column}')`,
      );
    for (const [table, column] of columnsIn(VERSIONED))
      this.addSql(
        `create constraint trigger ${table}_raises_shop_version ${changed(table)} deferrable initially deferred
           for each row execute function raise_shop_version('${column}')`,
      );
  }
}

const FUNCTIONS = String.raw`
create function announce_order() returns trigger language plpgsql as $$
begin
  new.changed_in := pg_current_xact_id();
  new.version := coalesce(old.version, 0) + 1;
  perform pg_notify('order_changed', json_build_object('shopId', new.shop_id, 'orderId', new.id)::text);
  return new;
end
$$;
create function announce_windows() returns trigger language plpgsql as $$
begin
  perform pg_notify('windows_changed', json_build_object('shopId', to_jsonb(coalesce(new, old)) ->> tg_argv[0])::text);
  return null;
end
$$;
create function give_slug() returns trigger language plpgsql as $$
declare
  word text;
  base text := '';
  number int := 1;
begin
  foreach word in array array[new.name, new.city] loop
    word := normalize(replace(replace(lower(word), chr(339), 'oe'), chr(230), 'ae'), nfkd);
    word := trim('-' from regexp_replace(lower(regexp_replace(word, '[\u0300-\u036f]', '', 'g')), '[^a-z0-9]+', '-', 'g'));
    if '-' || base not like '%-' || word then base := base || '-' || word; end if;
  end loop;
  base := coalesce(nullif(trim('-' from left(trim('-' from base), 90)), ''), 'commerce');
  if old.slug ~ ('^' || base || '(-\d+)?$') then
    new.slug := old.slug;
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtext('shop_slug'));
  new.slug := base;
  while exists (select from shop where slug = new.slug and id <> new.id)
     or exists (select from shop_slug where slug = new.slug and shop_id <> new.id) loop
    number := case when number < 20 then number + 1 else 20 + random() * 1e6 end;
    new.slug := base || '-' || number;
  end loop;
  delete from shop_slug where slug = new.slug;
  if old.slug is not null then insert into shop_slug (slug, shop_id) values (old.slug, old.id); end if;
  return new;
end
$$;
create function keep_former_name() returns trigger language plpgsql as $$
begin
  new.former_names := array_append(array_remove(array_remove(old.former_names, old.name), new.name), old.name);
  return new;
end
$$;
create function raise_shop_version() returns trigger language plpgsql as $$
declare
  shop text := to_jsonb(coalesce(new, old)) ->> tg_argv[0];
  raised text := current_setting('shop_version.raised', true);
  offers bool := true;
begin
  if tg_op = 'UPDATE' and new is not distinct from old then return null; end if;
  if raised is not distinct from shop || ' offers' then return null; end if;
  if tg_op = 'UPDATE' and tg_table_name = 'item' then
    new.stock := old.stock;
    new.stock_day := old.stock_day;
    new.sold_out_until := old.sold_out_until;
    offers := new is distinct from old;
  end if;
  if not offers and raised is not distinct from shop then return null; end if;
  insert into shop_version (shop_id, version, offer_version) values (shop::uuid, 1, 1) on conflict (shop_id) do update
    set version = shop_version.version + 1, offer_version = shop_version.offer_version + offers::int,
    changed_at = case when offers then now() else shop_version.changed_at end;
  perform set_config('shop_version.raised', case when offers then shop || ' offers' else shop end, true);
  return null;
end
$$;
create function write_drink_item() returns trigger language plpgsql as $$
declare
  now_so ingredient := new;
begin
  if tg_op = 'INSERT' then
    update ingredient c set name_en = coalesce(c.name_en, i.name_en), picture = coalesce(c.picture, i.picture),
        allergens = coalesce(c.allergens, i.allergens),
        out_of_stock = c.out_of_stock or i.sold_out_until is not null or coalesce(i.stock = 0, false)
      from item i where c.id = new.id and i.shop_id = c.shop_id and i.kind = 'DRINK' and i.deleted_at is null
        and lower(i.name) = lower(c.name)
      returning c.* into now_so;
    if not found then return null; end if;
  end if;
  update item i set name = now_so.name where shop_id = now_so.shop_id and kind = 'DRINK' and deleted_at is null
    and name <> now_so.name and lower(name) = lower(coalesce(old.name, now_so.name))
    and (lower(name) = lower(now_so.name) or not exists (select from item o where o.category_id = i.category_id
      and o.deleted_at is null and lower(o.name) = lower(now_so.name)));
  update item set (name_en, picture, allergens) = (now_so.name_en, now_so.picture, now_so.allergens)
    where shop_id = now_so.shop_id and kind = 'DRINK' and deleted_at is null and lower(name) = lower(now_so.name)
      and (name_en, picture, allergens) is distinct from (now_so.name_en, now_so.picture, now_so.allergens);
  return null;
end
$$;
create function write_menu_drink() returns trigger language plpgsql as $$
declare
  is_out boolean := new.sold_out_until is not null or coalesce(new.stock = 0, false);
  was_out boolean := old.sold_out_until is not null or coalesce(old.stock = 0, false);
begin
  if new.deleted_at is not null then return null; end if;
  update ingredient c set name = new.name where shop_id = new.shop_id and type = 'MENU_DRINK' and name <> new.name
    and lower(name) = lower(old.name) and (lower(old.name) = lower(new.name) or not exists (
      select from ingredient o where o.shop_id = c.shop_id and o.type = c.type and lower(o.name) = lower(new.name)));
  update ingredient set (name_en, picture, allergens) = (new.name_en, new.picture, new.allergens)
    where shop_id = new.shop_id and type = 'MENU_DRINK' and lower(name) = lower(new.name)
      and (name_en, picture, allergens) is distinct from (new.name_en, new.picture, new.allergens);
  if tg_op = 'INSERT' or is_out <> was_out then
    update ingredient set out_of_stock = is_out
      where shop_id = new.shop_id and type = 'MENU_DRINK' and lower(name) = lower(new.name) and out_of_stock <> is_out;
  end if;
  return null;
end
$$;
`;

// The table « attempt » is unlogged: a crash may reset the rate limits.
const TABLES = `
create table "account" ("id" uuid not null, "role" text not null, "email" varchar(254) not null, "password_hash" varchar(255) null, "google_subject" varchar(255) null, "name" varchar(120) not null, "phone" varchar(20) null, "activated_at" timestamptz null, "mail_about_orders" boolean not null default true, "language" text null, "payment_customer_id" varchar(255) null, "terms_accepted_at" timestamptz null, "removed_at" timestamptz null, "token_version" int not null default 0, "created_at" timestamptz not null, primary key ("id"));
create index "account_guest_email" on "account" ("email") where "role" = 'GUEST';
create unique index "account_role_email" on "account" ("role", "email") where "role" <> 'GUEST';
alter table "account" add constraint "account_role_google_subject_unique" unique ("role", "google_subject");
alter table "account" add constraint "account_guest_has_no_key" check (role <> 'GUEST' or (password_hash is null and google_subject is null));
alter table "account" add constraint "account_email_lower" check (email = lower(email));
alter table "account" add constraint "account_role_check" check ("role" in ('CUSTOMER', 'OWNER', 'GUEST'));
alter table "account" add constraint "account_language_check" check ("language" in ('FR', 'EN'));
create or replace function "account_account_signed_out_fn"() returns trigger as $$ begin if old.token_version <> new.token_version then perform pg_notify('signed_out', json_build_object('accountId', new.id)::text); end if; return null; end; $$ language plpgsql;
create trigger "account_signed_out" AFTER UPDATE on "account" for each ROW execute function "account_account_signed_out_fn"();
create unlogged table "attempt" ("key" varchar(255) not null, "points" int not null default 0, "expire" bigint null, primary key ("key"));
create table "audit_line" ("id" uuid not null, "at" timestamptz not null, "account_id" uuid not null, "what" varchar(120) not null, "named" jsonb not null, "done" boolean not null, primary key ("id"));
create index "audit_line_account_id_at_index" on "audit_line" ("account_id", "at");
create table "device" ("id" uuid not null, "account_id" uuid not null, "token" text not null, "device_type" text not null, "browser" varchar(120) not null, "app_version" varchar(20) not null, "last_login_at" timestamptz not null, "created_at" timestamptz not null, primary key ("id"));
create unique index "device_token_unique" on "device" (md5("token"), "account_id");
alter table "device" add constraint "device_device_type_check" check ("device_type" in ('mobile', 'web'));
create table "push_message" ("id" uuid not null, "device_id" uuid not null, "event" varchar(120) not null, "title" varchar(120) not null, "body" varchar(240) not null, "url" varchar(240) not null, "created_at" timestamptz not null, "done_at" timestamptz null, primary key ("id"));
alter table "push_message" add constraint "push_message_device_id_event_unique" unique ("device_id", "event");
create table "shop" ("id" uuid not null, "name" varchar(120) not null, "slug" varchar(100) not null default '', "kind" text not null, "address" varchar(200) not null, "postcode" varchar(10) not null, "city" varchar(120) not null, "latitude" double precision not null, "longitude" double precision not null, "phone" varchar(20) null, "description" varchar(500) not null default '', "description_en" varchar(500) null, "picture" varchar(255) null, "zone" varchar(255) not null default 'Europe/Paris', "slot_minutes" int not null default 15, "preparation_minutes" int not null default 15, "delay_minutes" int not null default 0, "delay_until" timestamptz null, "days_ahead" int not null default 0, "capacity_units" int not null default 10, "no_show_grace_minutes" int not null default 10, "paused_until" timestamptz null, "rating_total" int not null default 0, "review_count" int not null default 0, "payment_account_id" varchar(255) null, "asks_phone" boolean not null default false, "charges_enabled" boolean not null default false, "auto_print" boolean not null default false, "alert_ring" boolean not null default true, "alert_push" boolean not null default true, "alert_mail" boolean not null default true, "alert_sms" boolean not null default false, "cancel_unseen_minutes" int null, "receipt_text" varchar(120) not null default '', "opened_at" timestamptz null, "created_at" timestamptz not null, primary key ("id"));
create index "shop_place" on "shop" using gist (point("longitude", "latitude"));
create unique index "shop_by_slug" on "shop" ("slug");
alter table "shop" add constraint "shop_cancel_unseen" check (cancel_unseen_minutes >= 5 and cancel_unseen_minutes <= 60);
alter table "shop" add constraint "shop_delay" check (delay_minutes >= 0 and delay_minutes <= 600);
alter table "shop" add constraint "shop_days_ahead" check (days_ahead >= 0 and days_ahead <= 30);
alter table "shop" add constraint "shop_pace" check (capacity_units > 0 and slot_minutes >= 5 and slot_minutes <= 120 and preparation_minutes >= 0 and preparation_minutes <= 600);
alter table "shop" add constraint "shop_kind_check" check ("kind" in ('BOULANGERIE', 'RESTAURANT', 'CAFE'));
create trigger "shop_has_slug" before insert or update of "name", "city", "slug" on "shop" for each row execute function give_slug();
create table "printer" ("id" uuid not null, "shop_id" uuid not null, "name" varchar(60) not null, "connection" text not null, "host" varchar(45) null, "port" int null, "columns" int not null, "secret_hash" varchar(64) null, "code" varchar(6) null, "code_tries" int not null default 0, "seen_at" timestamptz null, "failed_at" timestamptz null, "paper_out" boolean not null default false, "problem" text null, "offered_job" uuid null, "created_at" timestamptz not null, primary key ("id"));
alter table "printer" add constraint "printer_secret_hash_unique" unique ("secret_hash");
alter table "printer" add constraint "printer_paper" check (columns in (32, 48));
alter table "printer" add constraint "printer_reached" check ((connection = 'NETWORK') = (host is not null and port is not null) and (connection = 'CLOUD') = (secret_hash is not null));
alter table "printer" add constraint "printer_connection_check" check ("connection" in ('NETWORK', 'CLOUD'));
alter table "printer" add constraint "printer_problem_check" check ("problem" in ('COVER_OPEN', 'FAULT'));
create table "opening_range" ("id" uuid not null, "shop_id" uuid not null, "weekday" int not null, "opens_at" int not null, "closes_at" int not null, primary key ("id"));
alter table "opening_range" add constraint "opening_range_order" check (weekday >= 1 and weekday <= 7 and opens_at >= 0 and opens_at < 1440 and closes_at > opens_at and closes_at <= 2880);
create table "ingredient" ("id" uuid not null, "name" varchar(120) not null, "name_en" varchar(120) null, "shop_id" uuid not null, "type" text not null, "price_cents" int not null default 0, "supplement_price_cents" int not null default 0, "picture" varchar(255) null, "allergens" text[] null, "former_names" text[] not null default '{}', "out_of_stock" boolean not null default false, "position" int not null default 0, primary key ("id"));
create unique index "ingredient_name_unique" on "ingredient" ("shop_id", "type", lower("name"));
alter table "ingredient" add constraint "ingredient_prices" check (price_cents >= 0 and supplement_price_cents >= 0);
alter table "ingredient" add constraint "ingredient_type_check" check ("type" in ('MEAT', 'SAUCE', 'SIDE', 'DRINK', 'DESSERT', 'TOPPING', 'SOT', 'MENU_FRIES', 'MENU_DRINK'));
create trigger "ingredient_keeps_former_name" before update of name on "ingredient" for each row when (old.name <> new.name) execute function keep_former_name();
create trigger "ingredient_keeps_drink_alike" after insert or update of name, name_en, picture, allergens on "ingredient" for each row when (new.type = 'MENU_DRINK') execute function write_drink_item();
create table "exceptional_opening" ("id" uuid not null, "shop_id" uuid not null, "from_date" date not null, "to_date" date not null, "opens_at" int not null, "closes_at" int not null, "reason" varchar(120) not null default '', primary key ("id"));
alter table "exceptional_opening" add constraint "exceptional_opening_order" check (to_date >= from_date and opens_at >= 0 and opens_at < 1440 and closes_at > opens_at and closes_at <= opens_at + 1440);
create table "closure" ("id" uuid not null, "shop_id" uuid not null, "from_date" date not null, "to_date" date not null, "reason" varchar(120) not null default '', primary key ("id"));
alter table "closure" add constraint "closure_order" check (to_date >= from_date);
create table "category" ("id" uuid not null, "name" varchar(120) not null, "name_en" varchar(120) null, "shop_id" uuid not null, "position" int not null default 0, "served" jsonb null, "deleted_at" timestamptz null, primary key ("id"));
create unique index "category_name_unique" on "category" ("shop_id", lower("name")) where "deleted_at" is null;
create table "item" ("id" uuid not null, "name" varchar(120) not null, "name_en" varchar(120) null, "shop_id" uuid not null, "category_id" uuid not null, "kind" text not null, "description" varchar(500) not null default '', "description_en" varchar(500) null, "price_cents" int not null, "stock" int null, "stock_day" date null, "sold_out_until" timestamptz null, "picture" varchar(255) null, "freshly_baked" boolean not null default false, "allergens" text[] null, "dietary" text[] not null, "vat_rate" int not null default 55, "preparation_units" int not null default 0, "order_rules" jsonb null, "published" boolean not null default true, "catalogued" boolean not null default false, "position" int not null default 0, "has_meat_selection" boolean not null default false, "meat_limit" int not null default 0, "sauce_limit" int not null default 0, "sot" boolean not null default false, "is_menu" boolean not null default false, "use_all_meats" boolean not null default true, "allowed_meat_ids" text[] not null default '{}', "sizes" jsonb not null default '[]', "deleted_at" timestamptz null, primary key ("id"));
create index "item_stock_day_index" on "item" ("stock_day") where "deleted_at" is null;
create unique index "item_name_unique" on "item" ("category_id", lower("name")) where "deleted_at" is null;
alter table "item" add constraint "item_numbers" check (price_cents >= 0 and preparation_units >= 0 and meat_limit >= 0 and meat_limit <= 20 and sauce_limit >= 0 and sauce_limit <= 20);
alter table "item" add constraint "item_published_price" check (not published or price_cents > 0);
alter table "item" add constraint "item_stock" check (stock is null or stock >= 0);
alter table "item" add constraint "item_kind_check" check ("kind" in ('SIMPLE', 'SANDWICH', 'PIZZA', 'DRINK'));
create trigger "item_keeps_drink_alike" after insert or update of name, name_en, picture, allergens, stock, sold_out_until on "item" for each row when (new.kind = 'DRINK') execute function write_menu_drink();
create table "item_day" ("item_id" uuid not null, "day" date not null, "pieces" int null, primary key ("item_id", "day"));
alter table "item_day" add constraint "item_day_pieces" check (pieces is null or pieces >= 0);
create table "item_ahead" ("item_id" uuid not null, "day" date not null, "taken" int not null default 0, "most" int null, primary key ("item_id", "day"));
alter table "item_ahead" add constraint "item_ahead_taken" check (taken >= 0 and (most is null or taken <= most));
create table "favourite" ("id" uuid not null, "account_id" uuid not null, "shop_id" uuid not null, "item_id" uuid null, "selections" jsonb null, "note" varchar(500) not null default '', "created_at" timestamptz not null, primary key ("id"));
create unique index "favourite_once" on "favourite" ("account_id", coalesce("item_id", "shop_id"), md5(coalesce("selections"::text, '') || "note"));
alter table "favourite" add constraint "favourite_composition" check ((item_id is null) = (selections is null));
create table "cart" ("id" uuid not null, "customer_id" uuid not null, "shop_id" uuid not null, "touched_at" timestamptz not null, "revision" int not null default 0, "joined" uuid null, "joined_earlier" jsonb null, primary key ("id"));
alter table "cart" add constraint "cart_customer_id_shop_id_unique" unique ("customer_id", "shop_id");
create table "cart_line" ("id" uuid not null, "cart_id" uuid not null, "item_id" uuid not null, "quantity" int not null, "selections" jsonb not null, "note" varchar(500) not null default '', "seen_unit_cents" int not null, "position" int not null, primary key ("id"));
alter table "cart_line" add constraint "cart_line_quantity" check (quantity >= 1 and quantity <= 99);
create table "booked_window" ("id" uuid not null, "shop_id" uuid not null, "starts_at" timestamptz not null, "ends_at" timestamptz not null, "day" date null, "shown_from" timestamptz not null default '1970-01-01 00:00:00+00', "capacity_units" int not null, "booked_units" int not null default 0, primary key ("id"));
alter table "booked_window" add constraint "booked_window_shop_id_starts_at_ends_at_unique" unique ("shop_id", "starts_at", "ends_at");
alter table "booked_window" add constraint "pickup_window_capacity" check (booked_units >= 0 and booked_units <= capacity_units);
create table "orders" ("id" uuid not null, "token" varchar(6) not null, "shop_id" uuid not null, "customer_id" uuid null, "customer_name" varchar(120) not null, "source" text not null, "status" text not null, "window_id" uuid not null, "units" int not null, "lines_cents" int not null, "fee_cents" int not null, "total_cents" int not null, "payment_intent_id" varchar(255) null, "arriving_at" timestamptz null, "previous_status" text null, "status_at" timestamptz not null, "claimed_at" timestamptz null, "seen_at" timestamptz null, "created_at" timestamptz not null, "day_closed_asked_at" timestamptz null, "moved_at" timestamptz null, "changed_in" xid8 not null default '0', "version" int not null default 0, primary key ("id"));
alter table "orders" add constraint "orders_token_unique" unique ("token");
alter table "orders" add constraint "orders_payment_intent_id_unique" unique ("payment_intent_id");
create index "orders_open" on "orders" ("created_at", "shop_id") where "status" in ('PREPARING', 'READY');
create index "orders_shop_id_status_at_index" on "orders" ("shop_id", "status_at");
create index "orders_shop_id_status_index" on "orders" ("shop_id", "status");
create index "orders_shop_id_changed_in_index" on "orders" ("shop_id", "changed_in");
create index "orders_customer_id_created_at_index" on "orders" ("customer_id", "created_at");
create index "orders_shop_id_created_at_index" on "orders" ("shop_id", "created_at");
alter table "orders" add constraint "orders_paid" check ((source = 'COUNTER') = (payment_intent_id is null));
alter table "orders" add constraint "orders_total" check (total_cents = lines_cents + fee_cents);
alter table "orders" add constraint "orders_source_check" check ("source" in ('ONLINE', 'COUNTER'));
alter table "orders" add constraint "orders_status_check" check ("status" in ('PREPARING', 'READY', 'COLLECTED', 'NO_SHOW', 'CANCELLED'));
alter table "orders" add constraint "orders_previous_status_check" check ("previous_status" in ('PREPARING', 'READY', 'COLLECTED', 'NO_SHOW', 'CANCELLED'));
create trigger "orders_announced" before insert or update of status, previous_status, seen_at, arriving_at, changed_in on "orders" for each row execute function announce_order();
create table "review" ("id" uuid not null, "shop_id" uuid not null, "order_id" uuid null, "author" varchar(120) not null, "stars" int not null, "text" varchar(500) not null default '', "created_at" timestamptz not null, primary key ("id"));
alter table "review" add constraint "review_order_id_unique" unique ("order_id");
create index "review_shop_id_created_at_index" on "review" ("shop_id", "created_at");
alter table "review" add constraint "review_stars" check (stars >= 1 and stars <= 5);
create table "print_job" ("id" uuid not null, "order_id" uuid null, "document" text not null, "printer" varchar(120) not null, "revision" int not null default 1, "queued_at" timestamptz not null, "started_at" timestamptz null, "refund_count" int not null default 0, "busy_until" timestamptz null, "printed_at" timestamptz null, primary key ("id"));
create index "print_job_printer_queued_at_index" on "print_job" ("printer", "queued_at");
alter table "print_job" add constraint "print_job_order_id_document_printer_revision_unique" unique ("order_id", "document", "printer", "revision");
alter table "print_job" add constraint "print_job_document_check" check ("document" in ('KITCHEN_TICKET', 'VOID_TICKET', 'CORRECTION', 'TEST'));
create table "order_step" ("id" uuid not null, "order_id" uuid not null, "from_status" text null, "to_status" text not null, "by" text not null, "reverses_id" uuid null, "at" timestamptz not null, primary key ("id"));
alter table "order_step" add constraint "order_step_reverses_id_unique" unique ("reverses_id");
create index "order_step_order_id_at_index" on "order_step" ("order_id", "at");
alter table "order_step" add constraint "order_step_from_status_check" check ("from_status" in ('PREPARING', 'READY', 'COLLECTED', 'NO_SHOW', 'CANCELLED'));
alter table "order_step" add constraint "order_step_to_status_check" check ("to_status" in ('PREPARING', 'READY', 'COLLECTED', 'NO_SHOW', 'CANCELLED'));
alter table "order_step" add constraint "order_step_by_check" check ("by" in ('CUSTOMER', 'OWNER', 'SYSTEM'));
create table "order_link" ("key_hash" varchar(64) not null, "order_id" uuid not null, "created_at" timestamptz not null, primary key ("key_hash"));
create table "order_line" ("id" uuid not null, "order_id" uuid not null, "item_id" uuid not null, "kind" text not null, "name" varchar(120) not null, "description" varchar(500) not null, "category" varchar(120) not null, "picture" varchar(255) null, "quantity" int not null, "unit_cents" int not null, "line_cents" int generated always as (quantity * unit_cents) stored not null, "vat_rate" int not null, "allergens" text[] not null, "allergens_declared" boolean not null default false, "choices" jsonb not null, "english" jsonb null, "note" varchar(500) not null default '', "position" int not null, primary key ("id"));
alter table "order_line" add constraint "order_line_numbers" check (quantity >= 1 and quantity <= 99 and unit_cents >= 0);
alter table "order_line" add constraint "order_line_kind_check" check ("kind" in ('SIMPLE', 'SANDWICH', 'PIZZA', 'DRINK'));
create table "order_alert" ("order_id" uuid not null, "step" text not null, "at" timestamptz not null, primary key ("order_id", "step"));
alter table "order_alert" add constraint "order_alert_step_check" check ("step" in ('PUSH', 'MAIL', 'CANCEL'));
create table "no_show_contest" ("order_id" uuid not null, "reason" varchar(500) not null, "at" timestamptz not null, "answer" varchar(500) null, "answered_at" timestamptz null, primary key ("order_id"));
create index "no_show_contest_waiting" on "no_show_contest" ("order_id") where "answer" is null;
create table "checkout" ("id" uuid not null, "customer_id" uuid not null, "shop_id" uuid not null, "lines" jsonb not null, "lines_cents" int not null, "fee_cents" int not null, "total_cents" int not null, "units" int not null, "window_id" uuid null, "ahead_day" date null, "state" text not null, "hold_until" timestamptz not null, "network" varchar(43) null, "next_try_at" timestamptz null, "created_at" timestamptz not null, primary key ("id"));
create index "checkout_guests_holding" on "checkout" ("network") where "state" = 'HELD' and "network" is not null;
create index "checkout_customer_id_shop_id_created_at_index" on "checkout" ("customer_id", "shop_id", "created_at");
create index "checkout_state_hold_until_index" on "checkout" ("state", "hold_until");
create unique index "checkout_one_hold" on "checkout" ("customer_id", "shop_id") where "state" = 'HELD';
alter table "checkout" add constraint "checkout_total" check (total_cents = lines_cents + fee_cents and units > 0);
alter table "checkout" add constraint "checkout_state_check" check ("state" in ('HELD', 'RELEASED', 'ORDERED'));
create table "payment" ("intent_id" varchar(255) not null, "checkout_id" uuid not null, "amount_cents" int not null, "destination" varchar(255) null, "provider_fee_cents" int not null default 0, "shop_pays_fee" boolean not null default false, "state" text not null, "created_at" timestamptz not null, "next_try_at" timestamptz null, "succeeded_at" timestamptz null, primary key ("intent_id"));
alter table "payment" add constraint "payment_checkout_id_unique" unique ("checkout_id");
create index "payment_state_created_at_index" on "payment" ("state", "created_at");
alter table "payment" add constraint "payment_amount" check (amount_cents > 0);
alter table "payment" add constraint "payment_state_check" check ("state" in ('OPEN', 'SUCCEEDED', 'CANCELED'));
create table "refund" ("id" uuid not null, "intent_id" varchar(255) not null, "amount_cents" int not null, "reason" varchar(500) not null, "reason_code" text null default '', "cause" text not null, "state" text not null, "provider_id" varchar(255) null, "created_at" timestamptz not null, "attempt" int not null default 0, "share" text not null default 'DUE', "shop_owes_cents" int not null default 0, "settled_how" varchar(500) null, "settled_how_code" text null default '', "settled_at" timestamptz null, primary key ("id"));
alter table "refund" add constraint "refund_provider_id_unique" unique ("provider_id");
create index "refund_failed" on "refund" ("created_at") where "state" = 'FAILED';
alter table "refund" add constraint "refund_amount" check (amount_cents > 0);
alter table "refund" add constraint "refund_cause_check" check ("cause" in ('SHOP', 'CUSTOMER', 'TOO_LATE', 'LINES', 'UNSEEN', 'ELSEWHERE'));
alter table "refund" add constraint "refund_state_check" check ("state" in ('PENDING', 'DONE', 'FAILED', 'SETTLED'));
alter table "refund" add constraint "refund_share_check" check ("share" in ('DUE', 'TAKEN', 'OWED'));
create table "refund_line" ("refund_id" uuid not null, "line_id" uuid not null, "quantity" int not null, primary key ("refund_id", "line_id"));
alter table "refund_line" add constraint "refund_line_quantity" check (quantity >= 1);
create table "cancellation" ("order_id" uuid not null, "by" text not null, "reason" varchar(500) not null, "reason_code" text null default '', "at" timestamptz not null, "settled_at" timestamptz null, "refund_id" uuid null, primary key ("order_id"));
create index "cancellation_unsettled" on "cancellation" ("at") where "settled_at" is null;
alter table "cancellation" add constraint "cancellation_by_check" check ("by" in ('CUSTOMER', 'OWNER', 'SYSTEM'));
create table "payment_outcome" ("intent_id" varchar(255) not null, "kind" text not null, "order_id" uuid null, "refund_id" uuid null, "created_at" timestamptz not null, primary key ("intent_id"));
alter table "payment_outcome" add constraint "payment_outcome_order_id_unique" unique ("order_id");
alter table "payment_outcome" add constraint "payment_outcome_refund_id_unique" unique ("refund_id");
alter table "payment_outcome" add constraint "payment_outcome_one" check ((kind = 'ORDER') = (order_id is not null) and (kind = 'REFUND') = (refund_id is not null));
alter table "payment_outcome" add constraint "payment_outcome_kind_check" check ("kind" in ('ORDER', 'REFUND'));
create table "incident" ("id" varchar(255) not null, "kind" text not null, "shop_id" uuid not null, "intent_id" varchar(255) null, "amount_cents" int null, "reason" varchar(255) not null, "status" varchar(255) not null, "answer_by" timestamptz null, "at" timestamptz not null, "closed_at" timestamptz null, "share" text null, "taken_cents" int not null default 0, "shop_owes_cents" int not null default 0, primary key ("id"));
create index "incident_open" on "incident" ("at") where "closed_at" is null;
alter table "incident" add constraint "incident_kind_check" check ("kind" in ('DISPUTE', 'FRAUD_WARNING', 'PAYOUT_FAILED', 'DEAUTHORIZED'));
alter table "incident" add constraint "incident_share_check" check ("share" in ('DUE', 'TAKEN', 'OWED'));
create table "board_presence" ("shop_id" uuid not null, "seen_at" timestamptz not null, primary key ("shop_id"));
create table "shop_slug" ("slug" varchar(100) not null, "shop_id" uuid not null, primary key ("slug"));
create table "shop_version" ("shop_id" uuid not null, "version" bigint not null, "offer_version" bigint not null, "changed_at" timestamptz not null default now(), primary key ("shop_id"));
create table "sign_up" ("id" uuid not null, "account_id" uuid not null, "name" varchar(120) not null, "phone" varchar(20) null, "password_hash" varchar(255) not null, "terms_accepted_at" timestamptz null, "created_at" timestamptz not null, primary key ("id"));
create table "account_link" ("id" uuid not null, "account_id" uuid not null, "purpose" text not null, "sign_up_id" uuid null, "token_hash" varchar(64) not null, "expires_at" timestamptz not null, "created_at" timestamptz not null, primary key ("id"));
alter table "account_link" add constraint "account_link_token_hash_unique" unique ("token_hash");
create index "account_link_account_id_purpose_index" on "account_link" ("account_id", "purpose");
alter table "account_link" add constraint "account_link_purpose_check" check ("purpose" in ('ACTIVATION', 'PASSWORD_RESET'));
create table "stripe_event" ("id" varchar(255) not null, "type" varchar(255) not null, "received_at" timestamptz not null, "payload" jsonb null, "handled_at" timestamptz null, "tries" int not null default 0, "next_try_at" timestamptz null, "problem" varchar(500) null, primary key ("id"));
create index "stripe_event_waiting" on "stripe_event" ("next_try_at") where "handled_at" is null;
create table "upload" ("id" uuid not null, "shop_id" uuid not null, "created_at" timestamptz not null, primary key ("id"));
create table "watch" ("id" uuid not null, "account_id" uuid not null, "shop_id" uuid not null, "item_id" uuid null, "ends_at" timestamptz not null, "told_at" timestamptz null, primary key ("id"));
create unique index "watch_once" on "watch" ("account_id", coalesce("item_id", "shop_id")) where "told_at" is null;
`;

/** Columns that refer to another table's, by that column and what follows when its row is deleted. */
const REFERENCES = {
  'account (id) on delete cascade': `device.account_id favourite.account_id cart.customer_id checkout.customer_id sign_up.account_id
    account_link.account_id watch.account_id`,
  'account (id) on delete set null': 'orders.customer_id',
  'booked_window (id)': 'orders.window_id',
  'booked_window (id) on delete set null': 'checkout.window_id',
  'cart (id) on delete cascade': 'cart_line.cart_id',
  'category (id) on delete cascade': 'item.category_id',
  'checkout (id)': 'payment.checkout_id',
  'device (id) on delete cascade': 'push_message.device_id',
  'item (id)': 'order_line.item_id',
  'item (id) on delete cascade':
    'item_day.item_id item_ahead.item_id favourite.item_id cart_line.item_id watch.item_id',
  'order_line (id) on update cascade on delete cascade': 'refund_line.line_id',
  'order_step (id) on delete set null': 'order_step.reverses_id',
  'orders (id) on delete cascade':
    'print_job.order_id order_step.order_id order_link.order_id order_line.order_id order_alert.order_id',
  'orders (id) on delete set null': 'review.order_id',
  'orders (id) on update cascade on delete cascade': 'no_show_contest.order_id cancellation.order_id',
  'payment (intent_id)': 'refund.intent_id',
  'payment (intent_id) on delete set null': 'incident.intent_id',
  'payment (intent_id) on update cascade on delete cascade': 'payment_outcome.intent_id',
  'refund (id) on delete set null': 'cancellation.refund_id',
  'refund (id) on update cascade on delete cascade': 'refund_line.refund_id',
  'shop (id)': 'orders.shop_id',
  'shop (id) on delete cascade': `printer.shop_id opening_range.shop_id ingredient.shop_id exceptional_opening.shop_id closure.shop_id
    category.shop_id item.shop_id favourite.shop_id cart.shop_id booked_window.shop_id review.shop_id
    checkout.shop_id incident.shop_id shop_slug.shop_id watch.shop_id`,
  'shop (id) on update cascade on delete cascade': 'board_presence.shop_id',
  'sign_up (id) on delete cascade': 'account_link.sign_up_id',
};

/** Columns with an index of their own. */
const INDEXED = `
  device.account_id push_message.created_at shop.zone shop.payment_account_id printer.shop_id opening_range.shop_id
  ingredient.picture exceptional_opening.shop_id closure.shop_id category.shop_id item.sold_out_until item.picture
  item.category_id item.shop_id item_day.day favourite.item_id favourite.shop_id cart.shop_id cart_line.item_id
  cart_line.cart_id orders.window_id order_link.order_id order_line.picture order_line.item_id order_line.order_id
  checkout.window_id checkout.shop_id refund.created_at refund.intent_id refund_line.line_id cancellation.refund_id
  incident.intent_id incident.shop_id shop_slug.shop_id sign_up.account_id account_link.sign_up_id
  stripe_event.handled_at upload.created_at upload.shop_id watch.ends_at watch.item_id watch.shop_id watch.account_id`;

/** Columns that name the shop whose version a change of their row raises, and whose windows it announces. */
const VERSIONED =
  'shop.id opening_range.shop_id ingredient.shop_id exceptional_opening.shop_id closure.shop_id category.shop_id item.shop_id';
const WINDOWS = 'shop.id opening_range.shop_id exceptional_opening.shop_id closure.shop_id booked_window.shop_id';

const columnsIn = (list: string) =>
  [...list.matchAll(/(\w+)\.(\w+)/g)].map(([, table = '', column = '']) => [table, column] as const);
