import { Migration } from '@mikro-orm/migrations';

/** Tries counted by all processes; changes on record; sessions that end are announced, whoever ends them. Forward only. */
export class M20261122Doors extends Migration {
  override up(): void {
    for (const statement of STATEMENTS.trim().split(/;;\n+/)) this.addSql(statement);
  }
}

// Unlogged: after a crash everybody may try anew.
const STATEMENTS = `
create unlogged table "attempt" ("key" varchar(255) not null, "points" int not null default 0, "expire" bigint null, primary key ("key"));;
create table "audit_line" ("id" uuid not null, "at" timestamptz not null, "account_id" uuid not null, "what" varchar(120) not null, "named" jsonb not null, primary key ("id"));;
create index "audit_line_account_id_at_index" on "audit_line" ("account_id", "at");;
create or replace function "account_account_signed_out_fn"() returns trigger as $$ begin if old.token_version <> new.token_version then perform pg_notify('signed_out', json_build_object('accountId', new.id)::text); end if; return null; end; $$ language plpgsql;;
create trigger "account_signed_out" AFTER UPDATE on "account" for each ROW execute function "account_account_signed_out_fn"()
`;
