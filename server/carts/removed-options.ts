import type { EntityManager } from '@mikro-orm/postgresql';

const named = (table: string, ofShop: string, more = '') => `update ${table} set selections = named.selections
  from (select kept.id, jsonb_agg(one || case when o.id is null then '{}' else jsonb_build_object('optionId', o.name) end
      order by place) as selections
    from ${table} kept cross join jsonb_array_elements(kept.selections) with ordinality as listed (one, place)
    left join ingredient o on o.id::text = one ->> 'optionId' and o.id = any(?::uuid[])
    where ${ofShop} group by kept.id having count(o.id) > 0) named
  where ${table}.id = named.id ${more}`;

const IN_CARTS = named('cart_line', 'kept.cart_id in (select id from cart where shop_id = ?)');
/** One that would become equal to another keeps the id, because an account has a composition once. */
const IN_FAVOURITES = named(
  'favourite',
  'kept.shop_id = ?',
  `and not exists (select from favourite twin where twin.account_id = favourite.account_id and twin.item_id = favourite.item_id
    and twin.note = favourite.note and twin.selections = named.selections)`,
);

/** Replaces options that are about to be removed by their names, so that carts and favourites can say what is missing. */
export async function nameRemovedOptions(em: EntityManager, shopId: string, optionIds: string[]): Promise<void> {
  for (const statement of [IN_CARTS, IN_FAVOURITES]) await em.execute(statement, [`{${optionIds.join(',')}}`, shopId]);
}
