import type { EntityManager } from '@mikro-orm/postgresql';
import { matchOf, namesToFind, searchable, wordsOf } from '../../graphql/rules/matching';
import { createBoundedQueue } from '../bounded-queue';
import { FOLDED } from '../database/searchable';
import { queryIn, rowsOf, preparedQuery } from '../database/query';
import type { PlaceInput } from '../shops/shop.types';
import { SHOP_COLUMNS, shopOf, type ShopRow } from '../shops/shop-rows';
import { around, DISTANCE, MOST_SHOPS, SEARCH_RADIUS_METRES, type ShopService, VISIBLE } from '../shops/shop.service';
import { cleanText } from '../text';
import { itemsById } from './menu-rows';
import type { FoundShop } from './menu.types';
import { optionsSoldOut } from './option-group.entity';
import * as t from './own/own-menu.texts';

const LONGEST_TEXT = 100;
const MOST_DISHES = 3;
const MOST_CANDIDATES = 2000;
const ANYWHERE = [null, null, -180, -90, 180, 90];

// Each table is queried separately, so that its index is used. The query returns slightly too many rows, and `matchOf`
// selects.
const candidates = (has: (table: keyof typeof FOLDED) => string) =>
  `with near as (select shop.id, distance from (select ?::float8 as lat, ?::float8 as lng, box(point(?, ?), point(?, ?)) as around) asked,
       lateral (select id, ${DISTANCE} as distance from shop where ${VISIBLE} around) shop
       where lat is null or distance <= ${SEARCH_RADIUS_METRES} order by distance limit ?::int)
     select near.id as "shopId", distance, i.id as "itemId",
       array[i.name, coalesce(i.name_en, '')] as own, array[c.name, coalesce(c.name_en, '')] as category
     from (select id from item where ${has('item')} and shop_id in (select id from near)
       union select id from item where shop_id in (select id from near)
         and category_id in (select id from category where ${has('category')})) alike
     join item i on i.id = alike.id join category c on c.id = i.category_id join near on near.id = i.shop_id
     where i.published and i.deleted_at is null and i.stock is distinct from 0 and i.sold_out_until is null
       and not ${optionsSoldOut('i.option_group_ids')}
     union all select near.id, distance, null, array[name], '{}' from shop join near on near.id = shop.id where ${has('shop')}
     order by distance limit ${MOST_CANDIDATES}`;
const ALIKE = candidates((table) => `${FOLDED[table]} %> any(?::text[])`);
/** Query without pg_trgm, which returns everything the nearest shops sell. */
const ALL = candidates(() => '?::text[] is not null');
const MOST_UNLIKE = 40;
const CAN_COMPARE = `select to_regproc('folded') is not null as yes`;
/** Similarity of a five-letter word with one typing error. */
const LESS_ALIKE = 'set local pg_trgm.word_similarity_threshold = 0.4';
/** Maximum number of shops searched; in a town with many shops the nearest are enough. */
const MOST_NEAR = 300;
/** Time limit, because a word that matches half of all menus is not useful and must not delay other searches. */
const NO_LONGER = "set local statement_timeout = '900ms'";
const inSearchQueue = createBoundedQueue({ atOnce: 2, mayWait: 20, tooMany: t.searchedMuch, retryAfterSeconds: 2 });
const SHOPS = preparedQuery('found-shops', `select ${SHOP_COLUMNS} from shop where id = any(?::uuid[])`);

interface Candidate {
  shopId: string;
  distance: number | null;
  /** Null when the name of the shop itself matches. */
  itemId: string | null;
  own: string[];
  category: string[];
}

export class DishSearchService {
  constructor(
    private readonly em: EntityManager,
    private readonly shops: ShopService,
  ) {}

  /**
   * Finds visible shops, within 10 km of `place` if given, that sell a matching dish still in stock or have a matching
   * name. Exact matches of all words come first, then words that contain them, then similar words. Of equal matches the
   * nearest are selected, up to the number a search shows, and among these open shops come before closed ones. Each
   * shop lists its best dishes, those with the shortest names first.
   */
  async find(text: string, place: PlaceInput | null): Promise<FoundShop[]> {
    const typed = wordsOf(cleanText(text, LONGEST_TEXT, t.searched()));
    if (typed.length === 0) return [];
    const where = place ? around(place) : ANYWHERE;
    const search = async (em: EntityManager) => {
      const found = bestShops(await candidatesIn(em, typed, where), typed);
      const ids = found.map(({ shopId }) => shopId);
      const dishIds = found.flatMap(({ itemIds }) => itemIds);
      const shops = await rowsOf<ShopRow>(em, SHOPS, [`{${ids.join(',')}}`]);
      return { found, shops, items: await itemsById(queryIn(em), dishIds) };
    };
    const { found, shops, items } = await inSearchQueue(() => this.em.transactional(search));
    const byId = new Map(shops.map((row) => [row.id, shopOf(row)]));
    const ranked = await Promise.all(
      found.flatMap(({ shopId, itemIds, ...one }) => {
        const shop = byId.get(shopId);
        const dishes = itemIds.flatMap((id) => items.get(id) ?? []);
        return shop ? [this.shops.opening(shop).then(({ isOpen }) => ({ ...one, shop, dishes, isOpen }))] : [];
      }),
    );
    return ranked.sort((a, b) => b.match - a.match || Number(b.isOpen) - Number(a.isOpen) || byDistance(a, b));
  }
}

/** The query is planned for the searched words, because the best plan depends on how often they occur on menus. */
async function candidatesIn(em: EntityManager, typed: readonly string[], where: readonly (number | null)[]) {
  const names = `{"${namesToFind(typed).join('","')}"}`;
  const [can] = await em.execute<{ yes: boolean }[]>(CAN_COMPARE);
  await em.execute(NO_LONGER);
  if (can?.yes) await em.execute(LESS_ALIKE);
  const most = can?.yes ? (where[0] === null ? null : MOST_NEAR) : MOST_UNLIKE;
  return em.execute<Candidate[]>(can?.yes ? ALIKE : ALL, [...where, most, names, names, names]);
}

/** Returns the shops whose dishes or name match best, the nearest first, up to the number a search shows. */
function bestShops(candidates: readonly Candidate[], typed: readonly string[]) {
  const hits = candidates.map(({ own, category, ...one }) => ({
    ...one,
    match: matchOf(searchable([...own, ...category]), typed),
    ownMatch: matchOf(searchable(own), typed),
    length: own.join('').length,
  }));
  const byShop = Map.groupBy(
    hits.filter(({ match }) => match > 0),
    ({ shopId }) => shopId,
  );
  return [...byShop]
    .map(([shopId, all]) => {
      const match = Math.max(...all.map((one) => one.match));
      const best = all
        .filter((one) => one.match === match)
        .sort((a, b) => b.ownMatch - a.ownMatch || a.length - b.length);
      const itemIds = best.flatMap(({ itemId }) => itemId ?? []).slice(0, MOST_DISHES);
      const distance = all[0]?.distance ?? null;
      return { shopId, match, itemIds, distanceMetres: distance === null ? null : Math.round(distance) };
    })
    .sort((a, b) => b.match - a.match || byDistance(a, b))
    .slice(0, MOST_SHOPS);
}

type Far = Pick<FoundShop, 'distanceMetres'>;
const byDistance = (a: Far, b: Far) => (a.distanceMetres ?? 0) - (b.distanceMetres ?? 0);
