import { rowById } from '../../database/batch-loader';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type Query, preparedQuery, queryIn } from '../../database/query';
import { Fault } from '../../errors';
import type { Closure, ExceptionalOpening } from '../shop.entity';
import * as t from '../shop.texts';
import { KeptByVersion, type VersionsOf } from '../shop-versions';
import type { OpeningRules } from './opening-hours';

type Days = 'id' | 'from' | 'to' | 'reason';

/** Opening hours of a shop as they are stored. */
export interface ShopRules extends Required<OpeningRules> {
  closures: readonly Pick<Closure, Days>[];
  exceptionalOpenings: readonly Pick<ExceptionalOpening, Days | 'opensAt' | 'closesAt'>[];
}

type Hours = Omit<ShopRules, 'zone'>;

const SPAN = `'id', id, 'from', from_date, 'to', to_date, 'reason', reason`;
const RANGE = `'opensAt', opens_at, 'closesAt', closes_at`;

const listOf = (table: string, fields: string) =>
  `coalesce((select json_agg(json_build_object(${fields}) order by id) from ${table} where shop_id = s.id), '[]')`;

const HOURS = preparedQuery(
  'hours',
  `select s.id, s.zone, ${listOf('opening_range', `'weekday', weekday, ${RANGE}`)} as "openingRanges",
    ${listOf('closure', SPAN)} as closures,
    ${listOf('exceptional_opening', `${SPAN}, ${RANGE}`)} as "exceptionalOpenings"
  from shop s where s.id = any(?::uuid[])`,
);

/** Reads opening hours by shop on the caller’s own connection, for use within a transaction; not cached. */
export async function openingRulesIn(query: Query, shopIds: readonly string[]): Promise<Map<string, ShopRules>> {
  const rows = await query<ShopRules & { id: string }>(HOURS, [`{${shopIds.join(',')}}`]);
  return new Map(rows.map(({ id, ...rules }) => [id, rules]));
}

/** The same for one shop; throws NOT_FOUND. */
export async function openingRulesOf(em: EntityManager, shopId: string): Promise<ShopRules> {
  const rules = (await openingRulesIn(queryIn(em), [shopId])).get(shopId);
  if (!rules) throw new Fault('NOT_FOUND', t.noShop());
  return rules;
}

const NEVER: Hours = { openingRanges: [], closures: [], exceptionalOpenings: [] };

/** Returns the opening hours customers see, as cached rows without entities; `version` as in KeptByVersion. */
export type HoursOf = (shopId: string, version?: string) => Promise<Hours>;

export function hoursOf(query: Query, { offerVersion }: VersionsOf): HoursOf {
  const rowOf = rowById<Hours & { id: string }>(query, HOURS);
  const kept = new KeptByVersion<Hours>(offerVersion);
  return (shopId, version) => kept.of(shopId, async () => (await rowOf(shopId)) ?? NEVER, version);
}
