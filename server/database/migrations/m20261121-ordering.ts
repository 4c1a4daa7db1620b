import { Migration } from '@mikro-orm/migrations';

/** Calling orders off, and the ledger of what was sent to a printer. */
export class M20261121Ordering extends Migration {
  override up(): void {
    for (const statement of STATEMENTS.split(/;\n+/)) this.addSql(statement);
  }
}

const STATEMENTS = `
create table "print_job" ("id" uuid not null, "order_id" uuid not null, "document" text not null, "printer" varchar(120) not null, "queued_at" timestamptz not null, "printed_at" timestamptz null, primary key ("id"));
create index "print_job_printer_queued_at_index" on "print_job" ("printer", "queued_at");
alter table "print_job" add constraint "print_job_order_id_document_printer_unique" unique ("order_id", "document", "printer");
alter table "print_job" add constraint "print_job_document_check" check ("document" in ('KITCHEN_TICKET'));
create table "cancellation" ("order_id" uuid not null, "by" text not null, "reason" varchar(500) not null, "at" timestamptz not null, "settled_at" timestamptz null, "refund_id" uuid null, primary key ("order_id"));
create index "cancellation_unsettled" on "cancellation" ("at") where "settled_at" is null;
alter table "cancellation" add constraint "cancellation_by_check" check ("by" in ('CUSTOMER', 'OWNER', 'SYSTEM'));
alter table "print_job" add constraint "print_job_order_id_foreign" foreign key ("order_id") references "orders" ("id") on delete cascade;
alter table "cancellation" add constraint "cancellation_order_id_foreign" foreign key ("order_id") references "orders" ("id") on update cascade on delete cascade;
alter table "cancellation" add constraint "cancellation_refund_id_foreign" foreign key ("refund_id") references "refund" ("id") on delete set null
`.trim();
