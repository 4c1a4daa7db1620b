import { Migration } from '@mikro-orm/migrations';

/** Ticket printers of shops, and further copies of a paper. Forward only. */
export class M20261122Printers extends Migration {
  override up(): void {
    for (const statement of STATEMENTS.split(/;\n+/)) this.addSql(statement);
  }
}

const STATEMENTS = `
create table "printer" ("id" uuid not null, "shop_id" uuid not null, "name" varchar(60) not null, "connection" text not null, "host" varchar(45) null, "port" int null, "columns" int not null, "secret_hash" varchar(64) null, "seen_at" timestamptz null, "failed_at" timestamptz null, "paper_out" boolean not null default false, "created_at" timestamptz not null, primary key ("id"));
alter table "printer" add constraint "printer_shop_id_foreign" foreign key ("shop_id") references "shop" ("id") on delete cascade;
alter table "printer" add constraint "printer_secret_hash_unique" unique ("secret_hash");
create index "printer_shop_id_index" on "printer" ("shop_id");
alter table "printer" add constraint "printer_paper" check (columns in (32, 48));
alter table "printer" add constraint "printer_reached" check ((connection = 'NETWORK') = (host is not null and port is not null) and (connection = 'CLOUD') = (secret_hash is not null));
alter table "printer" add constraint "printer_connection_check" check ("connection" in ('NETWORK', 'CLOUD'));
alter table "print_job" drop constraint "print_job_order_id_document_printer_unique";
alter table "print_job" drop constraint "print_job_document_check";
alter table "print_job" add "revision" int not null default 1, add "started_at" timestamptz null, add "busy_until" timestamptz null;
alter table "print_job" alter column "order_id" drop not null;
alter table "print_job" add constraint "print_job_order_id_document_printer_revision_unique" unique ("order_id", "document", "printer", "revision");
alter table "print_job" add constraint "print_job_document_check" check ("document" in ('KITCHEN_TICKET', 'TEST'))
`.trim();
