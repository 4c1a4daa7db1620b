import { rowById } from '../database/ask-together';
import { columnOf, type Ask, statement } from '../database/statement';
import { Shop } from './shop.entity';

/** What customers and the services they call read of a shop. */
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

export type ShopRow = Record<(typeof FIELDS)[number], unknown> & {
  delayUntil: string | null;
  pausedUntil: string | null;
  openedAt: string | null;
};

/** To be selected from the table of shops. */
export const SHOP_COLUMNS = FIELDS.map((field) => `${columnOf(field)} as "${field}"`).join(', ');

/** A shop as customers read it, with the entity's own getters: a row, not to be changed. */
export function shopOf(row: ShopRow): Shop {
  const dateOf = (instant: string | null) => (instant === null ? null : new Date(instant));
  const dates = {
    delayUntil: dateOf(row.delayUntil),
    pausedUntil: dateOf(row.pausedUntil),
    openedAt: dateOf(row.openedAt),
  };
  const shop = { ...row, ...dates };
  return Object.setPrototypeOf(shop, Shop.prototype) as Shop;
}

const BY_ID = statement('shop', `select ${SHOP_COLUMNS} from shop where id = any(?::uuid[])`);

/** A shop as a row; null where there is none. */
export type ShopRowOf = (id: string) => Promise<Shop | null>;

export function shopRowOf(ask: Ask): ShopRowOf {
  const rowOf = rowById<ShopRow & { id: string }>(ask, BY_ID);
  return async (id) => {
    const row = await rowOf(id);
    return row ? shopOf(row) : null;
  };
}
