import { Migration } from '@mikro-orm/migrations';

/**
 * Adds option groups, and rewrites stored selections and choices as lists of their groups. Locks its tables meanwhile:
 * nothing was released before it, so no large shop waits.
 */
export class M20261128OptionGroups extends Migration {
  override up(): void {
    for (const statement of [...TABLES.trim().split(/;\n/), LISTED, NAMED, ...REWRITES.trim().split(/;\n/)])
      this.addSql(statement);
  }
}

const TABLES = `
create table option_group (id uuid not null, name varchar(120) not null, name_en varchar(120) null, shop_id uuid not null,
  min int not null default 0, max int null, included int not null default 0, per_option_max int not null default 1,
  shown_when jsonb null, primary key (id));
alter table option_group add constraint option_group_shop_id_foreign foreign key (shop_id) references shop (id) on delete cascade;
alter table option_group add constraint option_group_numbers check (min >= 0 and included >= 0
  and per_option_max >= 1 and per_option_max <= 20 and (max is null or (max >= 1 and max >= min)));
create unique index option_group_name_unique on option_group (shop_id, lower(name));
create constraint trigger option_group_raises_shop_version after insert or update or delete on option_group
  deferrable initially deferred for each row execute function raise_shop_version('shop_id');
alter table item add column option_group_ids text[] not null default '{}';
alter table ingredient add column group_id uuid null, add column preparation_units int not null default 0;
alter table ingredient add constraint ingredient_group_id_foreign foreign key (group_id) references option_group (id) on delete cascade;
create index ingredient_group_id_index on ingredient (group_id);
alter table ingredient drop constraint ingredient_type_check;
alter table ingredient add constraint ingredient_type_check check (type in
  ('MEAT', 'SAUCE', 'SIDE', 'DRINK', 'DESSERT', 'TOPPING', 'SOT', 'MENU_FRIES', 'MENU_DRINK', 'OPTION'));
alter table ingredient add constraint ingredient_group check ((type = 'OPTION') = (group_id is not null));
alter table ingredient add constraint ingredient_units check (preparation_units >= 0 and preparation_units <= 99);
drop index ingredient_name_unique;
create unique index ingredient_name_unique on ingredient (shop_id, type, coalesce(group_id, shop_id), lower(name));
`;

/** Lists what an object with one key per kind holds: texts, objects with a name and a price, or a single text. */
const LISTED = `
create function pg_temp.listed(chosen jsonb) returns table (place bigint, group_id text, options jsonb) language sql as $$
  select place, kind, case jsonb_typeof(chosen -> key) when 'array' then chosen -> key
      when 'string' then jsonb_build_array(chosen -> key) else '[]' end
    from unnest(array['SIZE', 'TOPPINGS', 'MEATS', 'SAUCES', 'SOT', 'FRIES', 'DRINK', 'SUPPLEMENTS'],
      array['size', 'toppings', 'meats', 'sauces', 'sot', 'fries', 'drink', 'supplements']) with ordinality as kinds (kind, key, place)
$$`;

const NAMED = `
create function pg_temp.choices_of(chosen jsonb) returns jsonb language sql as $$
  select coalesce(jsonb_agg(jsonb_build_object('groupId', group_id, 'name', null, 'options', (
      select jsonb_agg(jsonb_build_object('name', coalesce(one ->> 'name', one #>> '{}'),
        'priceCents', coalesce((one ->> 'priceCents')::int, 0), 'quantity', 1) order by at)
        from jsonb_array_elements(options) with ordinality as listed (one, at))) order by place), '[]')
  from pg_temp.listed(chosen) where options <> '[]'
$$`;

const SELECTIONS = `(select coalesce(jsonb_agg(jsonb_build_object('groupId', group_id, 'optionId', one #>> '{}', 'quantity', 1) order by place, at), '[]')
  from pg_temp.listed(selections), jsonb_array_elements(options) with ordinality as chosen (one, at))`;

const REWRITES = `
update cart_line set selections = ${SELECTIONS} where jsonb_typeof(selections) = 'object';
update favourite set selections = ${SELECTIONS} where jsonb_typeof(selections) = 'object';
update order_line set choices = pg_temp.choices_of(choices), english = case when jsonb_typeof(english -> 'choices') = 'object'
    then jsonb_set(english, '{choices}', pg_temp.choices_of(english -> 'choices')) else english end
  where jsonb_typeof(choices) = 'object';
update checkout set lines = (select jsonb_agg(line || jsonb_build_object('choices', pg_temp.choices_of(line -> 'choices'))
    || case when jsonb_typeof(line -> 'english') = 'object' then jsonb_build_object('english',
      (line -> 'english') || jsonb_build_object('choices', pg_temp.choices_of(line -> 'english' -> 'choices'))) else '{}' end order by at)
  from jsonb_array_elements(lines) with ordinality as listed (line, at)) where lines <> '[]'
`;
