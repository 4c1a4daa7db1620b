import { Migration } from '@mikro-orm/migrations';

/** Why money went back and for which lines; webhooks that wait for another try. Each statement is safe on a live table. */
export class M20261122Money extends Migration {
  override up(): void {
    for (const statement of STATEMENTS.split(/;\n+/)) this.addSql(statement);
  }
}

const STATEMENTS = `
alter table "stripe_event" add column "payload" jsonb null, add column "handled_at" timestamptz null, add column "tries" int not null default 0, add column "next_try_at" timestamptz null, add column "problem" varchar(500) null;
update "stripe_event" set "handled_at" = "received_at";
create index "stripe_event_waiting" on "stripe_event" ("next_try_at") where "handled_at" is null;
alter table "payment" add column "destination" varchar(255) null;
alter table "refund" add column "cause" text null;
update "refund" set "cause" = coalesce((select case c."by" when 'CUSTOMER' then 'CUSTOMER' else 'SHOP' end from "cancellation" c where c."refund_id" = "refund"."id"), 'TOO_LATE');
alter table "refund" alter column "cause" set not null;
alter table "refund" add constraint "refund_cause_check" check ("cause" in ('SHOP', 'CUSTOMER', 'TOO_LATE', 'LINES'));
create table "refund_line" ("refund_id" uuid not null, "line_id" uuid not null, "quantity" int not null, primary key ("refund_id", "line_id"));
alter table "refund_line" add constraint "refund_line_quantity" check (quantity >= 1);
alter table "refund_line" add constraint "refund_line_refund_id_foreign" foreign key ("refund_id") references "refund" ("id") on update cascade on delete cascade;
alter table "refund_line" add constraint "refund_line_line_id_foreign" foreign key ("line_id") references "order_line" ("id") on update cascade on delete cascade;
create index "refund_line_line_id_index" on "refund_line" ("line_id")
`.trim();
