import { OnlineIndexes } from './online-index';

/** Adds favourites, and requests to be notified when something is available again. Forward only. */
export class M20261226Favourites extends OnlineIndexes {
  override up(): void {
    this
      .addSql(`create table if not exists "favourite" ("id" uuid not null, "account_id" uuid not null, "shop_id" uuid not null,
      "item_id" uuid null, "selections" jsonb null, "note" varchar(500) not null default '', "created_at" timestamptz not null,
      constraint "favourite_pkey" primary key ("id"),
      constraint "favourite_composition" check ((item_id is null) = (selections is null)),
      constraint "favourite_account_id_foreign" foreign key ("account_id") references "account" ("id") on delete cascade,
      constraint "favourite_shop_id_foreign" foreign key ("shop_id") references "shop" ("id") on delete cascade,
      constraint "favourite_item_id_foreign" foreign key ("item_id") references "item" ("id") on delete cascade)`);
    this
      .addSql(`create table if not exists "watch" ("id" uuid not null, "account_id" uuid not null, "shop_id" uuid not null,
      "item_id" uuid null, "ends_at" timestamptz not null, "told_at" timestamptz null,
      constraint "watch_pkey" primary key ("id"),
      constraint "watch_account_id_foreign" foreign key ("account_id") references "account" ("id") on delete cascade,
      constraint "watch_shop_id_foreign" foreign key ("shop_id") references "shop" ("id") on delete cascade,
      constraint "watch_item_id_foreign" foreign key ("item_id") references "item" ("id") on delete cascade)`);
    this.addIndex(
      'favourite_once',
      `on "favourite" ("account_id", coalesce("item_id", "shop_id"), md5(coalesce("selections"::text, '') || "note"))`,
      'unique index',
    );
    this.addIndex(
      'watch_once',
      'on "watch" ("account_id", coalesce("item_id", "shop_id")) where "told_at" is null',
      'unique index',
    );
    for (const table of ['favourite', 'watch'])
      for (const column of ['shop_id', 'item_id'])
        this.addIndex(`${table}_${column}_index`, `on "${table}" ("${column}")`);
    this.addIndex('watch_account_id_index', 'on "watch" ("account_id")');
    this.addIndex('watch_ends_at_index', 'on "watch" ("ends_at")');
  }
}
