import { OnlineIndexes } from './online-index';

/** Adds slugs for the public pages of shops; existing shops get theirs one at a time. Forward only. */
export class M20261221Slugs extends OnlineIndexes {
  override up(): void {
    this.addSql('alter table "shop_version" add column if not exists "changed_at" timestamptz not null default now()');
    this.addSql(RAISE);
    this.addSql('alter table "shop" add column if not exists "slug" varchar(100) null');
    this.addSql(
      'create table if not exists "shop_slug" ("slug" varchar(100) not null, "shop_id" uuid not null, primary key ("slug"), constraint "shop_slug_shop_id_foreign" foreign key ("shop_id") references "shop" ("id") on delete cascade)',
    );
    this.addIndex('shop_slug_shop_id_index', 'on "shop_slug" ("shop_id")');
    this.addSql(GIVE);
    this.addSql(
      'create or replace trigger "shop_has_slug" before insert or update of "name", "city", "slug" on "shop" for each row execute function give_slug()',
    );
    this.addIndex('shop_by_slug', 'on "shop" ("slug")', 'unique index');
    this.addSql(FILL);
    this.addSql(`alter table "shop" alter column "slug" set default '', alter column "slug" set not null`);
  }
}

// A trigger creates the slug, so that every writer provides one, even a process of an older version. It consists of
// letters without accents and digits, and includes the city unless the name ends with it. A lock serialises slug
// creation, so that no other shop takes a slug found to be free. « œ » and « æ » are written as code points, because
// the build replaces such letters by escapes, which a raw string does not decode.
const GIVE = String.raw`create or replace function give_slug() returns trigger as $$
  declare
    word text;
    base text := '';
    number int := 1;
  begin
    foreach word in array array[new.name, new.city] loop
      word := normalize(replace(replace(lower(word), chr(339), 'oe'), chr(230), 'ae'), nfkd);
      word := trim('-' from regexp_replace(lower(regexp_replace(word, '[\u0300-\u036f]', '', 'g')), '[^a-z0-9]+', '-', 'g'));
      if '-' || base not like '%-' || word then base := base || '-' || word; end if;
    end loop;
    base := coalesce(nullif(trim('-' from left(trim('-' from base), 90)), ''), 'commerce');
    if old.slug ~ ('^' || base || '(-\d+)?$') then
      new.slug := old.slug;
      return new;
    end if;
    perform pg_advisory_xact_lock(hashtext('shop_slug'));
    new.slug := base;
    while exists (select from shop where slug = new.slug and id <> new.id)
       or exists (select from shop_slug where slug = new.slug and shop_id <> new.id) loop
      number := case when number < 20 then number + 1 else 20 + random() * 1e6 end;
      new.slug := base || '-' || number;
    end loop;
    delete from shop_slug where slug = new.slug;
    if old.slug is not null then insert into shop_slug (slug, shop_id) values (old.slug, old.id); end if;
    return new;
  end $$ language plpgsql`;

const FILL = `do $$
  declare one uuid;
  begin
    for one in select id from shop where slug is null order by created_at, id loop
      update shop set slug = slug where id = one;
      commit;
    end loop;
  end $$`;

// Also records when the offer changed, for crawlers that reread the pages of all shops.
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
      set version = shop_version.version + 1, offer_version = shop_version.offer_version + offers::int,
      changed_at = case when offers then now() else shop_version.changed_at end;
    perform set_config('shop_version.raised', case when offers then shop || ' offers' else shop end, true);
    return null;
  end $$ language plpgsql`;
