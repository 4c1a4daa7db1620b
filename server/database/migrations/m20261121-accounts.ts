import { Migration } from '@mikro-orm/migrations';

/** Mailed links, Google, preferences, removed accounts, devices to notify. Forward only. */
export class M20261121Accounts extends Migration {
  override up(): void {
    for (const statement of STATEMENTS.trim().split(/;\n+/)) this.addSql(statement);
  }
}

const STATEMENTS = `
alter table "account" add "google_subject" varchar(255) null, add "mail_about_orders" boolean not null default true, add "terms_accepted_at" timestamptz null, add "removed_at" timestamptz null;
alter table "account" alter column "password_hash" drop not null;
alter table "account" add constraint "account_role_google_subject_unique" unique ("role", "google_subject");
create table "account_link" ("id" uuid not null, "account_id" uuid not null, "purpose" text not null, "token_hash" varchar(64) not null, "expires_at" timestamptz not null, "created_at" timestamptz not null, primary key ("id"));
alter table "account_link" add constraint "account_link_token_hash_unique" unique ("token_hash");
create index "account_link_account_id_purpose_index" on "account_link" ("account_id", "purpose");
alter table "account_link" add constraint "account_link_account_id_foreign" foreign key ("account_id") references "account" ("id") on delete cascade;
alter table "account_link" add constraint "account_link_purpose_check" check ("purpose" in ('ACTIVATION', 'PASSWORD_RESET'));
create table "device" ("id" uuid not null, "account_id" uuid not null, "token" text not null, "device_type" text not null, "browser" varchar(120) not null, "app_version" varchar(20) not null, "last_login_at" timestamptz not null, "created_at" timestamptz not null, primary key ("id"));
create unique index "device_token_unique" on "device" (md5("token"));
create index "device_account_id_index" on "device" ("account_id");
alter table "device" add constraint "device_account_id_foreign" foreign key ("account_id") references "account" ("id") on delete cascade;
alter table "device" add constraint "device_device_type_check" check ("device_type" in ('mobile', 'web'));
`;
