import { Migration } from '@mikro-orm/migrations';

/** Notifications of devices, each event once; one browser may be a customer’s device and an owner’s. Forward only. */
export class M20261122Push extends Migration {
  override up(): void {
    for (const statement of STATEMENTS.split(/;\n+/)) this.addSql(statement);
  }
}

const STATEMENTS = `
create table "push_message" ("id" uuid not null, "device_id" uuid not null, "event" varchar(120) not null, "title" varchar(120) not null, "body" varchar(240) not null, "url" varchar(240) not null, "created_at" timestamptz not null, "done_at" timestamptz null, primary key ("id"));
alter table "push_message" add constraint "push_message_device_id_foreign" foreign key ("device_id") references "device" ("id") on delete cascade;
alter table "push_message" add constraint "push_message_device_id_event_unique" unique ("device_id", "event");
create index "push_message_created_at_index" on "push_message" ("created_at");
drop index "device_token_unique";
create unique index "device_token_unique" on "device" (md5("token"), "account_id")
`.trim();
