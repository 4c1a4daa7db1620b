import { Migration } from '@mikro-orm/migrations';

/** Adds a version to each shop's public data, incremented by every change of that data. Forward only. */
export class M20261124ShopVersion extends Migration {
  override up(): void {
    this.addSql(
      'create table "shop_version" ("shop_id" uuid not null, "version" bigint not null, primary key ("shop_id"))',
    );
    this.addSql(RAISE);
    for (const table of ['shop', 'category', 'item', 'ingredient'])
      this.addSql(
        `create constraint trigger "${table}_raises_shop_version" after insert or update or delete on "${table}" deferrable initially deferred for each row execute function raise_shop_version('${table === 'shop' ? 'id' : 'shop_id'}')`,
      );
  }
}

// Runs once at the end of the transaction, whatever it changed, so that the row is locked only for the commit and after
// all other rows.
const RAISE = `create function raise_shop_version() returns trigger as $$
  declare shop text := to_jsonb(coalesce(new, old)) ->> tg_argv[0];
  begin
    if tg_op = 'UPDATE' and new is not distinct from old then return null; end if;
    if current_setting('shop_version.raised', true) is not distinct from shop then return null; end if;
    insert into shop_version values (shop::uuid, 1) on conflict (shop_id) do update set version = shop_version.version + 1;
    perform set_config('shop_version.raised', shop, true);
    return null;
  end $$ language plpgsql`;
