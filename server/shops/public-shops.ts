import { type Query, preparedQuery } from '../database/query';

const SHOWN = 'charges_enabled and opened_at is not null';
const MOST_PAGES = 50_000;
const MOST_TOWNS = 60;

const BY_SLUG = preparedQuery(
  'shop-by-slug',
  `select id, slug from shop where slug = ? union all
   select shop.id, shop.slug from shop_slug join shop on shop.id = shop_id where shop_slug.slug = ? limit 1`,
);
const PAGES = preparedQuery(
  'shop-pages',
  `select slug, to_char(changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "changedAt"
   from shop join shop_version on shop_id = id where ${SHOWN} order by id limit ${MOST_PAGES}`,
);
const TOWNS = preparedQuery(
  'shop-towns',
  `select city, count(*)::int as shops, avg(latitude) as latitude, avg(longitude) as longitude from shop where ${SHOWN} and city <> ''
   and exists (select from item where shop_id = shop.id and published and deleted_at is null) group by city
   order by shops desc, city limit ${MOST_TOWNS}`,
);

export interface Town {
  city: string;
  shops: number;
  /** Mean of the shops' coordinates. */
  latitude: number;
  longitude: number;
}

export async function shopOfSlug(query: Query, slug: string): Promise<{ id: string; slug: string } | undefined> {
  const [shop] = await query<{ id: string; slug: string }>(BY_SLUG, [slug, slug]);
  return shop;
}

/** Returns the slugs of the shops customers see, for the sitemap. */
export const shopPages = (query: Query) => query<{ slug: string; changedAt: string }>(PAGES, []);

/** Returns the towns that have shops with a menu, those with the most shops first. */
export const townsWithShops = (query: Query) => query<Town>(TOWNS, []);
