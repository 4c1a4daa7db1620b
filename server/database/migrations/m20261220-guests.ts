import { OnlineIndexes } from './online-index';

/** Adds guest orders: several guests may have the same address, and each order has links that open it. Forward only. */
export class M20261220Guests extends OnlineIndexes {
  override up(): void {
    this.addSql(`alter table "account" drop constraint if exists "account_role_check",
      drop constraint if exists "account_guest_has_no_key",
      add constraint "account_role_check" check ("role" in ('CUSTOMER', 'OWNER', 'GUEST')) not valid,
      add constraint "account_guest_has_no_key"
        check (role <> 'GUEST' or (password_hash is null and google_subject is null)) not valid`);
    for (const name of ['account_role_check', 'account_guest_has_no_key'])
      this.addSql(`alter table "account" validate constraint "${name}"`);
    this.addIndex('account_role_email', `on "account" ("role", "email") where "role" <> 'GUEST'`, 'unique index');
    this.addIndex('account_guest_email', `on "account" ("email") where "role" = 'GUEST'`);
    this.addSql('alter table "account" drop constraint if exists "account_role_email_unique"');
    this.addSql('alter table "shop" add column if not exists "asks_phone" boolean not null default false');
    this
      .addSql(`create table if not exists "order_link" ("key_hash" varchar(64) not null, "order_id" uuid not null, "created_at" timestamptz not null,
      primary key ("key_hash"),
      constraint "order_link_order_id_foreign" foreign key ("order_id") references "orders" ("id") on delete cascade)`);
    this.addIndex('order_link_order_id_index', 'on "order_link" ("order_id")');
  }
}
