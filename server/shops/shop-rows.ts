import { rowById } from '../database/batch-loader';
import { columnOf, type Query, preparedQuery } from '../database/query';
import { Shop } from './shop.entity';

/** Fields of a shop that customers, and the services they call, read. */
const FIELDS = [
  'id',
  'name',
  'slug',
  'kind',
  'address',
  'postcode',
  'city',
  'latitude',
  'longitude',
  'phone',
  'description',
  'descriptionEn',
  'picture',
  'zone',
  'slotMinutes',
  'preparationMinutes',
  'delayMinutes',
  'delayUntil',
  'capacityUnits',
  'daysAhead',
  'noShowGraceMinutes',
  'pausedUntil',
  'ratingTotal',
  'reviewCount',
  'chargesEnabled',
  'receiptText',
  'asksPhone',
  'paymentAccountId',
  'openedAt',
] as const satisfies readonly (keyof Shop)[];

type Instants = 'delayUntil' | 'pausedUntil' | 'openedAt';
export type ShopRow = Pick<Shop, Exclude<(typeof FIELDS)[number], Instants>> & Record<Instants, string | null>;

export const SHOP_COLUMNS = FIELDS.map((field) => `${columnOf(field)} as "${field}"`).join(', ');

/** Converts a row to a shop with the entity's getters; it is not managed and must not be modified. */
export function shopOf(row: ShopRow): Shop {
  const dateOf = (instant: string | null) => (instant === null ? null : new Date(instant));
  return Object.assign(new Shop(), row, {
    delayUntil: dateOf(row.delayUntil),
    pausedUntil: dateOf(row.pausedUntil),
    openedAt: dateOf(row.openedAt),
  });
}

const BY_ID = preparedQuery('shop', `select ${SHOP_COLUMNS} from shop where id = any(?::uuid[])`);

export type ShopRowOf = (id: string) => Promise<Shop | null>;

export function shopRowOf(query: Query): ShopRowOf {
  const rowOf = rowById<ShopRow & { id: string }>(query, BY_ID);
  return async (id) => {
    const row = await rowOf(id);
    return row ? shopOf(row) : null;
  };
}
