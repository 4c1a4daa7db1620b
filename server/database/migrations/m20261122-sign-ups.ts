import { Migration } from '@mikro-orm/migrations';

/** Each sign-up at an address nobody proved yet has its own details and link. Forward only: links of before stay good. */
export class M20261122SignUps extends Migration {
  override up(): void {
    this.addSql(
      `create table "sign_up" ("id" uuid not null, "account_id" uuid not null, "name" varchar(120) not null, "phone" varchar(20) null, "password_hash" varchar(255) not null, "terms_accepted_at" timestamptz null, "created_at" timestamptz not null, primary key ("id"))`,
    );
    this.addSql(`create index "sign_up_account_id_index" on "sign_up" ("account_id")`);
    this.addSql(
      `alter table "sign_up" add constraint "sign_up_account_id_foreign" foreign key ("account_id") references "account" ("id") on delete cascade`,
    );
    this.addSql(`alter table "account_link" add "sign_up_id" uuid null`);
    this.addSql(`create index "account_link_sign_up_id_index" on "account_link" ("sign_up_id")`);
    this.addSql(
      `alter table "account_link" add constraint "account_link_sign_up_id_foreign" foreign key ("sign_up_id") references "sign_up" ("id") on delete cascade`,
    );
  }
}
