import { Migration } from '@mikro-orm/migrations';

/** How orders nobody has seen are escalated, and who is listening. Each statement is safe on a live table. */
export class M20261122Alerts extends Migration {
  override up(): void {
    for (const statement of STATEMENTS.split(/;\n+/)) this.addSql(statement);
  }
}

const STATEMENTS = `
alter table "shop" add column "alert_ring" boolean not null default true, add column "alert_push" boolean not null default true, add column "alert_mail" boolean not null default true, add column "alert_sms" boolean not null default false, add column "cancel_unseen_minutes" int null;
alter table "shop" add constraint "shop_cancel_unseen" check (cancel_unseen_minutes >= 5 and cancel_unseen_minutes <= 60);
alter table "refund" drop constraint "refund_cause_check";
alter table "refund" add constraint "refund_cause_check" check ("cause" in ('SHOP', 'CUSTOMER', 'TOO_LATE', 'LINES', 'UNSEEN'));
create table "order_alert" ("order_id" uuid not null, "step" text not null, "at" timestamptz not null, primary key ("order_id", "step"));
alter table "order_alert" add constraint "order_alert_order_id_foreign" foreign key ("order_id") references "orders" ("id") on delete cascade;
alter table "order_alert" add constraint "order_alert_step_check" check ("step" in ('PUSH', 'MAIL', 'CANCEL'));
create table "board_presence" ("shop_id" uuid not null, "seen_at" timestamptz not null, primary key ("shop_id"));
alter table "board_presence" add constraint "board_presence_shop_id_foreign" foreign key ("shop_id") references "shop" ("id") on update cascade on delete cascade
`.trim();
