import { Migration } from '@mikro-orm/migrations';

/** Creates all tables. Forward only. */
export class M20261123Initial extends Migration {
  override up(): void {
    for (const statement of STATEMENTS.trim().split(/;\n/)) this.addSql(statement);
    this.addSql(ANNOUNCE_SIGN_OUT);
    this.addSql(
      `create trigger "account_signed_out" AFTER UPDATE on "account" for each ROW execute function "account_account_signed_out_fn"()`,
    );
  }
}

const ANNOUNCE_SIGN_OUT = `create or replace function "account_account_signed_out_fn"() returns trigger as $$ begin if old.token_version <> new.token_version then perform pg_notify('signed_out', json_build_object('accountId', new.id)::text); end if; return null; end; $$ language plpgsql`;

// The table « attempt » is unlogged: a crash may reset the rate limits.
const STATEMENTS = `
create table "account" ("id" uuid not null, "role" text not null, "email" varchar(254) not null, "password_hash" varchar(255) null, "name" varchar(120) not null, "phone" varchar(20) null, "activated_at" timestamptz null, "token_version" int not null default 0, "created_at" timestamptz not null, "google_subject" varchar(255) null, "mail_about_orders" boolean not null default true, "terms_accepted_at" timestamptz null, "removed_at" timestamptz null, primary key ("id"),
  constraint "account_role_email_unique" unique ("role", "email"),
  constraint "account_role_google_subject_unique" unique ("role", "google_subject"),
  constraint "account_email_lower" check (email = lower(email)),
  constraint "account_role_check" check ("role" in ('CUSTOMER', 'OWNER')));
create unlogged table "attempt" ("key" varchar(255) not null, "points" int not null default 0, "expire" bigint null, primary key ("key"));
create table "audit_line" ("id" uuid not null, "at" timestamptz not null, "account_id" uuid not null, "what" varchar(120) not null, "named" jsonb not null, "done" boolean not null, primary key ("id"));
create index "audit_line_account_id_at_index" on "audit_line" ("account_id", "at");
create table "shop" ("id" uuid not null, "name" varchar(120) not null, "kind" text not null, "address" varchar(200) not null, "postcode" varchar(10) not null, "city" varchar(120) not null, "latitude" double precision not null, "longitude" double precision not null, "phone" varchar(20) null, "description" varchar(500) not null default '', "picture" varchar(255) null, "zone" varchar(255) not null default 'Europe/Paris', "slot_minutes" int not null default 15, "preparation_minutes" int not null default 15, "capacity_units" int not null default 10, "paused_until" timestamptz null, "rating_total" int not null default 0, "review_count" int not null default 0, "payment_account_id" varchar(255) null, "charges_enabled" boolean not null default false, "auto_print" boolean not null default false, "created_at" timestamptz not null, "receipt_text" varchar(120) not null default '', "opened_at" timestamptz null, "alert_ring" boolean not null default true, "alert_push" boolean not null default true, "alert_mail" boolean not null default true, "alert_sms" boolean not null default false, "cancel_unseen_minutes" int null, primary key ("id"),
  constraint "shop_cancel_unseen" check (cancel_unseen_minutes >= 5 and cancel_unseen_minutes <= 60),
  constraint "shop_kind_check" check ("kind" in ('BOULANGERIE', 'RESTAURANT', 'CAFE')),
  constraint "shop_pace" check (capacity_units > 0 and slot_minutes >= 5 and slot_minutes <= 120 and preparation_minutes >= 0 and preparation_minutes <= 600));
create index "shop_latitude_longitude_index" on "shop" ("latitude", "longitude");
create table "stripe_event" ("id" varchar(255) not null, "type" varchar(255) not null, "received_at" timestamptz not null, "payload" jsonb null, "handled_at" timestamptz null, "tries" int not null default 0, "next_try_at" timestamptz null, "problem" varchar(500) null, primary key ("id"));
create index "stripe_event_waiting" on "stripe_event" ("next_try_at") where "handled_at" is null;
create table "upload" ("id" uuid not null, "shop_id" uuid not null, "created_at" timestamptz not null, primary key ("id"));
create index "upload_created_at_index" on "upload" ("created_at");
create table "board_presence" ("shop_id" uuid not null, "seen_at" timestamptz not null, primary key ("shop_id"),
  constraint "board_presence_shop_id_foreign" foreign key ("shop_id") references "shop" ("id") on update cascade on delete cascade);
create table "booked_window" ("id" uuid not null, "shop_id" uuid not null, "starts_at" timestamptz not null, "ends_at" timestamptz not null, "capacity_units" int not null, "booked_units" int not null default 0, primary key ("id"),
  constraint "booked_window_shop_id_starts_at_ends_at_unique" unique ("shop_id", "starts_at", "ends_at"),
  constraint "pickup_window_capacity" check (booked_units >= 0 and booked_units <= capacity_units),
  constraint "booked_window_shop_id_foreign" foreign key ("shop_id") references "shop" ("id") on delete cascade);
create table "cart" ("id" uuid not null, "customer_id" uuid not null, "shop_id" uuid not null, "touched_at" timestamptz not null, primary key ("id"),
  constraint "cart_customer_id_shop_id_unique" unique ("customer_id", "shop_id"),
  constraint "cart_customer_id_foreign" foreign key ("customer_id") references "account" ("id") on delete cascade,
  constraint "cart_shop_id_foreign" foreign key ("shop_id") references "shop" ("id") on delete cascade);
create table "category" ("id" uuid not null, "shop_id" uuid not null, "name" varchar(120) not null, "position" int not null default 0, "deleted_at" timestamptz null, primary key ("id"),
  constraint "category_shop_id_foreign" foreign key ("shop_id") references "shop" ("id") on delete cascade);
create unique index "category_name_unique" on "category" ("shop_id", lower("name")) where "deleted_at" is null;
create table "closure" ("id" uuid not null, "shop_id" uuid not null, "from_date" date not null, "to_date" date not null, "reason" varchar(120) not null default '', primary key ("id"),
  constraint "closure_order" check (to_date >= from_date),
  constraint "closure_shop_id_foreign" foreign key ("shop_id") references "shop" ("id") on delete cascade);
create table "device" ("id" uuid not null, "account_id" uuid not null, "token" text not null, "device_type" text not null, "browser" varchar(120) not null, "app_version" varchar(20) not null, "last_login_at" timestamptz not null, "created_at" timestamptz not null, primary key ("id"),
  constraint "device_device_type_check" check ("device_type" in ('mobile', 'web')),
  constraint "device_account_id_foreign" foreign key ("account_id") references "account" ("id") on delete cascade);
create index "device_account_id_index" on "device" ("account_id");
create unique index "device_token_unique" on "device" (md5("token"), "account_id");
create table "exceptional_opening" ("id" uuid not null, "shop_id" uuid not null, "from_date" date not null, "to_date" date not null, "opens_at" int not null, "closes_at" int not null, "reason" varchar(120) not null default '', primary key ("id"),
  constraint "exceptional_opening_order" check (to_date >= from_date and opens_at >= 0 and opens_at < 1440 and closes_at > opens_at and closes_at <= opens_at + 1440),
  constraint "exceptional_opening_shop_id_foreign" foreign key ("shop_id") references "shop" ("id") on delete cascade);
create table "ingredient" ("id" uuid not null, "shop_id" uuid not null, "type" text not null, "name" varchar(120) not null, "price_cents" int not null default 0, "supplement_price_cents" int not null default 0, "picture" varchar(255) null, "allergens" text[] null, "out_of_stock" boolean not null default false, "position" int not null default 0, primary key ("id"),
  constraint "ingredient_prices" check (price_cents >= 0 and supplement_price_cents >= 0),
  constraint "ingredient_type_check" check ("type" in ('MEAT', 'SAUCE', 'SIDE', 'DRINK', 'DESSERT', 'TOPPING', 'SOT', 'MENU_FRIES', 'MENU_DRINK')),
  constraint "ingredient_shop_id_foreign" foreign key ("shop_id") references "shop" ("id") on delete cascade);
create unique index "ingredient_name_unique" on "ingredient" ("shop_id", "type", lower("name"));
create index "ingredient_picture_index" on "ingredient" ("picture");
create table "opening_range" ("id" uuid not null, "shop_id" uuid not null, "weekday" int not null, "opens_at" int not null, "closes_at" int not null, primary key ("id"),
  constraint "opening_range_order" check (weekday >= 1 and weekday <= 7 and opens_at >= 0 and opens_at < 1440 and closes_at > opens_at and closes_at <= 2880),
  constraint "opening_range_shop_id_foreign" foreign key ("shop_id") references "shop" ("id") on delete cascade);
create table "printer" ("id" uuid not null, "shop_id" uuid not null, "name" varchar(60) not null, "connection" text not null, "host" varchar(45) null, "port" int null, "columns" int not null, "secret_hash" varchar(64) null, "seen_at" timestamptz null, "failed_at" timestamptz null, "paper_out" boolean not null default false, "created_at" timestamptz not null, primary key ("id"),
  constraint "printer_secret_hash_unique" unique ("secret_hash"),
  constraint "printer_connection_check" check ("connection" in ('NETWORK', 'CLOUD')),
  constraint "printer_paper" check (columns in (32, 48)),
  constraint "printer_reached" check ((connection = 'NETWORK') = (host is not null and port is not null) and (connection = 'CLOUD') = (secret_hash is not null)),
  constraint "printer_shop_id_foreign" foreign key ("shop_id") references "shop" ("id") on delete cascade);
create index "printer_shop_id_index" on "printer" ("shop_id");
create table "sign_up" ("id" uuid not null, "account_id" uuid not null, "name" varchar(120) not null, "phone" varchar(20) null, "password_hash" varchar(255) not null, "terms_accepted_at" timestamptz null, "created_at" timestamptz not null, primary key ("id"),
  constraint "sign_up_account_id_foreign" foreign key ("account_id") references "account" ("id") on delete cascade);
create index "sign_up_account_id_index" on "sign_up" ("account_id");
create table "account_link" ("id" uuid not null, "account_id" uuid not null, "purpose" text not null, "token_hash" varchar(64) not null, "expires_at" timestamptz not null, "created_at" timestamptz not null, "sign_up_id" uuid null, primary key ("id"),
  constraint "account_link_token_hash_unique" unique ("token_hash"),
  constraint "account_link_purpose_check" check ("purpose" in ('ACTIVATION', 'PASSWORD_RESET')),
  constraint "account_link_account_id_foreign" foreign key ("account_id") references "account" ("id") on delete cascade,
  constraint "account_link_sign_up_id_foreign" foreign key ("sign_up_id") references "sign_up" ("id") on delete cascade);
create index "account_link_account_id_purpose_index" on "account_link" ("account_id", "purpose");
create index "account_link_sign_up_id_index" on "account_link" ("sign_up_id");
create table "checkout" ("id" uuid not null, "customer_id" uuid not null, "shop_id" uuid not null, "lines" jsonb not null, "lines_cents" int not null, "fee_cents" int not null, "total_cents" int not null, "units" int not null, "window_id" uuid null, "state" text not null, "hold_until" timestamptz not null, "created_at" timestamptz not null, primary key ("id"),
  constraint "checkout_state_check" check ("state" in ('HELD', 'RELEASED', 'ORDERED')),
  constraint "checkout_total" check (total_cents = lines_cents + fee_cents and units > 0),
  constraint "checkout_customer_id_foreign" foreign key ("customer_id") references "account" ("id") on delete cascade,
  constraint "checkout_shop_id_foreign" foreign key ("shop_id") references "shop" ("id") on delete cascade,
  constraint "checkout_window_id_foreign" foreign key ("window_id") references "booked_window" ("id") on delete set null);
create unique index "checkout_one_hold" on "checkout" ("customer_id", "shop_id") where "state" = 'HELD';
create index "checkout_state_hold_until_index" on "checkout" ("state", "hold_until");
create table "item" ("id" uuid not null, "shop_id" uuid not null, "category_id" uuid not null, "kind" text not null, "name" varchar(120) not null, "description" varchar(500) not null default '', "price_cents" int not null, "stock" int null, "picture" varchar(255) null, "freshly_baked" boolean not null default false, "allergens" text[] null, "dietary" text[] not null, "vat_rate" int not null default 55, "preparation_units" int not null default 0, "published" boolean not null default true, "position" int not null default 0, "has_meat_selection" boolean not null default false, "meat_limit" int not null default 0, "sauce_limit" int not null default 0, "sot" boolean not null default false, "is_menu" boolean not null default false, "use_all_meats" boolean not null default true, "allowed_meat_ids" text[] not null default '{}', "sizes" jsonb not null default '[]', "deleted_at" timestamptz null, "stock_day" date null, "sold_out_until" timestamptz null, primary key ("id"),
  constraint "item_kind_check" check ("kind" in ('SIMPLE', 'SANDWICH', 'PIZZA', 'DRINK')),
  constraint "item_numbers" check (price_cents >= 0 and preparation_units >= 0 and meat_limit >= 0 and meat_limit <= 20 and sauce_limit >= 0 and sauce_limit <= 20),
  constraint "item_published_price" check (not published or price_cents > 0),
  constraint "item_stock" check (stock is null or stock >= 0),
  constraint "item_category_id_foreign" foreign key ("category_id") references "category" ("id") on delete cascade,
  constraint "item_shop_id_foreign" foreign key ("shop_id") references "shop" ("id") on delete cascade);
create unique index "item_name_unique" on "item" ("category_id", lower("name")) where "deleted_at" is null;
create index "item_picture_index" on "item" ("picture");
create index "item_shop_id_index" on "item" ("shop_id");
create index "item_sold_out_until_index" on "item" ("sold_out_until");
create index "item_stock_day_index" on "item" ("stock_day");
create table "orders" ("id" uuid not null, "token" varchar(6) not null, "shop_id" uuid not null, "customer_id" uuid null, "customer_name" varchar(120) not null, "source" text not null, "status" text not null, "window_id" uuid not null, "units" int not null, "lines_cents" int not null, "fee_cents" int not null, "total_cents" int not null, "payment_intent_id" varchar(255) null, "arriving_at" timestamptz null, "previous_status" text null, "status_at" timestamptz not null, "claimed_at" timestamptz null, "seen_at" timestamptz null, "created_at" timestamptz not null, "changed_in" xid8 not null default '0', primary key ("id"),
  constraint "orders_payment_intent_id_unique" unique ("payment_intent_id"),
  constraint "orders_token_unique" unique ("token"),
  constraint "orders_paid" check ((source = 'COUNTER') = (payment_intent_id is null)),
  constraint "orders_previous_status_check" check ("previous_status" in ('PREPARING', 'READY', 'COLLECTED', 'NO_SHOW', 'CANCELLED')),
  constraint "orders_source_check" check ("source" in ('ONLINE', 'COUNTER')),
  constraint "orders_status_check" check ("status" in ('PREPARING', 'READY', 'COLLECTED', 'NO_SHOW', 'CANCELLED')),
  constraint "orders_total" check (total_cents = lines_cents + fee_cents),
  constraint "orders_customer_id_foreign" foreign key ("customer_id") references "account" ("id") on delete set null,
  constraint "orders_shop_id_foreign" foreign key ("shop_id") references "shop" ("id"),
  constraint "orders_window_id_foreign" foreign key ("window_id") references "booked_window" ("id"));
create index "orders_customer_id_created_at_index" on "orders" ("customer_id", "created_at");
create index "orders_shop_id_changed_in_index" on "orders" ("shop_id", "changed_in");
create index "orders_shop_id_created_at_index" on "orders" ("shop_id", "created_at");
create table "push_message" ("id" uuid not null, "device_id" uuid not null, "event" varchar(120) not null, "title" varchar(120) not null, "body" varchar(240) not null, "url" varchar(240) not null, "created_at" timestamptz not null, "done_at" timestamptz null, primary key ("id"),
  constraint "push_message_device_id_event_unique" unique ("device_id", "event"),
  constraint "push_message_device_id_foreign" foreign key ("device_id") references "device" ("id") on delete cascade);
create index "push_message_created_at_index" on "push_message" ("created_at");
create table "cart_line" ("id" uuid not null, "cart_id" uuid not null, "item_id" uuid not null, "quantity" int not null, "selections" jsonb not null, "note" varchar(500) not null default '', "seen_unit_cents" int not null, "position" int not null, primary key ("id"),
  constraint "cart_line_quantity" check (quantity >= 1 and quantity <= 99),
  constraint "cart_line_cart_id_foreign" foreign key ("cart_id") references "cart" ("id") on delete cascade,
  constraint "cart_line_item_id_foreign" foreign key ("item_id") references "item" ("id") on delete cascade);
create index "cart_line_cart_id_index" on "cart_line" ("cart_id");
create table "item_day" ("item_id" uuid not null, "day" date not null, "pieces" int null, primary key ("item_id", "day"),
  constraint "item_day_pieces" check (pieces is null or pieces >= 0),
  constraint "item_day_item_id_foreign" foreign key ("item_id") references "item" ("id") on delete cascade);
create table "order_alert" ("order_id" uuid not null, "step" text not null, "at" timestamptz not null, primary key ("order_id", "step"),
  constraint "order_alert_step_check" check ("step" in ('PUSH', 'MAIL', 'CANCEL')),
  constraint "order_alert_order_id_foreign" foreign key ("order_id") references "orders" ("id") on delete cascade);
create table "order_line" ("id" uuid not null, "order_id" uuid not null, "item_id" uuid not null, "kind" text not null, "name" varchar(120) not null, "description" varchar(500) not null, "category" varchar(120) not null, "picture" varchar(255) null, "quantity" int not null, "unit_cents" int not null, "line_cents" int generated always as (quantity * unit_cents) stored not null, "vat_rate" int not null, "allergens" text[] not null, "choices" jsonb not null, "note" varchar(500) not null default '', "position" int not null, primary key ("id"),
  constraint "order_line_kind_check" check ("kind" in ('SIMPLE', 'SANDWICH', 'PIZZA', 'DRINK')),
  constraint "order_line_numbers" check (quantity >= 1 and quantity <= 99 and unit_cents >= 0),
  constraint "order_line_item_id_foreign" foreign key ("item_id") references "item" ("id"),
  constraint "order_line_order_id_foreign" foreign key ("order_id") references "orders" ("id") on delete cascade);
create index "order_line_order_id_index" on "order_line" ("order_id");
create index "order_line_picture_index" on "order_line" ("picture");
create table "order_step" ("id" uuid not null, "order_id" uuid not null, "from_status" text null, "to_status" text not null, "by" text not null, "reverses_id" uuid null, "at" timestamptz not null, primary key ("id"),
  constraint "order_step_reverses_id_unique" unique ("reverses_id"),
  constraint "order_step_by_check" check ("by" in ('CUSTOMER', 'OWNER', 'SYSTEM')),
  constraint "order_step_from_status_check" check ("from_status" in ('PREPARING', 'READY', 'COLLECTED', 'NO_SHOW', 'CANCELLED')),
  constraint "order_step_to_status_check" check ("to_status" in ('PREPARING', 'READY', 'COLLECTED', 'NO_SHOW', 'CANCELLED')),
  constraint "order_step_order_id_foreign" foreign key ("order_id") references "orders" ("id") on delete cascade,
  constraint "order_step_reverses_id_foreign" foreign key ("reverses_id") references "order_step" ("id") on delete set null);
create index "order_step_order_id_at_index" on "order_step" ("order_id", "at");
create table "payment" ("intent_id" varchar(255) not null, "checkout_id" uuid not null, "amount_cents" int not null, "state" text not null, "created_at" timestamptz not null, "succeeded_at" timestamptz null, "destination" varchar(255) null, primary key ("intent_id"),
  constraint "payment_checkout_id_unique" unique ("checkout_id"),
  constraint "payment_amount" check (amount_cents > 0),
  constraint "payment_state_check" check ("state" in ('OPEN', 'SUCCEEDED', 'CANCELED')),
  constraint "payment_checkout_id_foreign" foreign key ("checkout_id") references "checkout" ("id"));
create index "payment_state_created_at_index" on "payment" ("state", "created_at");
create table "print_job" ("id" uuid not null, "order_id" uuid null, "document" text not null, "printer" varchar(120) not null, "queued_at" timestamptz not null, "printed_at" timestamptz null, "revision" int not null default 1, "started_at" timestamptz null, "busy_until" timestamptz null, primary key ("id"),
  constraint "print_job_order_id_document_printer_revision_unique" unique ("order_id", "document", "printer", "revision"),
  constraint "print_job_document_check" check ("document" in ('KITCHEN_TICKET', 'VOID_TICKET', 'TEST')),
  constraint "print_job_order_id_foreign" foreign key ("order_id") references "orders" ("id") on delete cascade);
create index "print_job_printer_queued_at_index" on "print_job" ("printer", "queued_at");
create table "review" ("id" uuid not null, "shop_id" uuid not null, "order_id" uuid null, "author" varchar(120) not null, "stars" int not null, "text" varchar(500) not null default '', "created_at" timestamptz not null, primary key ("id"),
  constraint "review_order_id_unique" unique ("order_id"),
  constraint "review_stars" check (stars >= 1 and stars <= 5),
  constraint "review_order_id_foreign" foreign key ("order_id") references "orders" ("id") on delete set null,
  constraint "review_shop_id_foreign" foreign key ("shop_id") references "shop" ("id") on delete cascade);
create index "review_shop_id_created_at_index" on "review" ("shop_id", "created_at");
create table "payment_outcome" ("intent_id" varchar(255) not null, "kind" text not null, "order_id" uuid null, "refund_id" uuid null, "created_at" timestamptz not null, primary key ("intent_id"),
  constraint "payment_outcome_order_id_unique" unique ("order_id"),
  constraint "payment_outcome_refund_id_unique" unique ("refund_id"),
  constraint "payment_outcome_kind_check" check ("kind" in ('ORDER', 'REFUND')),
  constraint "payment_outcome_one" check ((kind = 'ORDER') = (order_id is not null) and (kind = 'REFUND') = (refund_id is not null)),
  constraint "payment_outcome_intent_id_foreign" foreign key ("intent_id") references "payment" ("intent_id") on update cascade on delete cascade);
create table "refund" ("id" uuid not null, "intent_id" varchar(255) not null, "amount_cents" int not null, "reason" varchar(500) not null, "state" text not null, "provider_id" varchar(255) null, "created_at" timestamptz not null, "cause" text not null, primary key ("id"),
  constraint "refund_amount" check (amount_cents > 0),
  constraint "refund_cause_check" check ("cause" in ('SHOP', 'CUSTOMER', 'TOO_LATE', 'LINES', 'UNSEEN')),
  constraint "refund_state_check" check ("state" in ('PENDING', 'DONE', 'FAILED')),
  constraint "refund_intent_id_foreign" foreign key ("intent_id") references "payment" ("intent_id"));
create table "cancellation" ("order_id" uuid not null, "by" text not null, "reason" varchar(500) not null, "at" timestamptz not null, "settled_at" timestamptz null, "refund_id" uuid null, primary key ("order_id"),
  constraint "cancellation_by_check" check ("by" in ('CUSTOMER', 'OWNER', 'SYSTEM')),
  constraint "cancellation_order_id_foreign" foreign key ("order_id") references "orders" ("id") on update cascade on delete cascade,
  constraint "cancellation_refund_id_foreign" foreign key ("refund_id") references "refund" ("id") on delete set null);
create index "cancellation_unsettled" on "cancellation" ("at") where "settled_at" is null;
create table "refund_line" ("refund_id" uuid not null, "line_id" uuid not null, "quantity" int not null, primary key ("refund_id", "line_id"),
  constraint "refund_line_quantity" check (quantity >= 1),
  constraint "refund_line_line_id_foreign" foreign key ("line_id") references "order_line" ("id") on update cascade on delete cascade,
  constraint "refund_line_refund_id_foreign" foreign key ("refund_id") references "refund" ("id") on update cascade on delete cascade);
create index "refund_line_line_id_index" on "refund_line" ("line_id")
`;
