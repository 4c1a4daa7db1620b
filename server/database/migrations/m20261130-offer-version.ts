import { Migration } from '@mikro-orm/migrations';

/** Adds an offer version, which sales do not increment. Forward only. */
export class M20261130OfferVersion extends Migration {
  override up(): void {
    this.addSql('alter table "shop_version" add column "offer_version" bigint not null default 1');
    this.addSql('alter table "shop_version" alter column "offer_version" drop default');
    this.addSql(RAISE);
  }
}

const RAISE = `create or replace function raise_shop_version() returns trigger as $$
  declare
    shop text := to_jsonb(coalesce(new, old)) ->> tg_argv[0];
    raised text := current_setting('shop_version.raised', true);
    offers bool := true;
  begin
    if tg_op = 'UPDATE' and new is not distinct from old then return null; end if;
    if raised is not distinct from shop || ' offers' then return null; end if;
    if tg_op = 'UPDATE' and tg_table_name = 'item' then
      new.stock := old.stock;
      new.stock_day := old.stock_day;
      new.sold_out_until := old.sold_out_until;
      offers := new is distinct from old;
    end if;
    if not offers and raised is not distinct from shop then return null; end if;
    insert into shop_version values (shop::uuid, 1, 1) on conflict (shop_id) do update
      set version = shop_version.version + 1, offer_version = shop_version.offer_version + offers::int;
    perform set_config('shop_version.raised', case when offers then shop || ' offers' else shop end, true);
    return null;
  end $$ language plpgsql`;
