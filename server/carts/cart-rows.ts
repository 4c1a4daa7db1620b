import { signedOut } from '../accounts/principal';
import { type Query, type PreparedQuery, preparedQuery } from '../database/query';
import { newId } from '../identifiers';
import { asItem, ORDERABLE_ITEM, type OrderableItem } from '../menus/menu-rows';
import { SHOP_COLUMNS, shopOf, type ShopRow } from '../shops/shop-rows';
import type { Cart, CartLine } from './cart.entity';

export type CartLineRow = Omit<CartLine, 'cart' | 'item'> & { item: OrderableItem };

export interface CartRow extends Pick<Cart, 'id' | 'shop' | 'joined' | 'joinedEarlier' | 'declinedMealDealIds'> {
  /** Null when the cart has not been stored yet. */
  revision: number | null;
  readAt: Date;
  lines: CartLineRow[];
  /** Number of pieces in the customer's carts of other shops. */
  elsewhere: number;
  /** Offer version of the shop (shop-version.entity.ts). */
  version: string;
  /** Requested items that are on the shop's menu, in the menu's order. */
  offered: OrderableItem[];
}

/** Identifies the cart by its shop, by an item of the shop, or by a line of the customer's cart. */
export type CartOf = { shopId: string } | { itemId: string } | { lineId: string };
/** Items to load, by id or by name, and the largest number of pieces the change may add. */
export interface Wanted {
  pieces: number;
  ids: readonly string[];
  names: readonly string[];
}

/** Non-empty carts of a customer, in shops that are visible to customers. */
const FILLED = `cart c join cart_line l on l.cart_id = c.id join shop on shop.id = c.shop_id and shop.opened_at is not null
  and shop.charges_enabled where c.customer_id = ?`;
export const FILLED_CARTS = preparedQuery(
  'filled-carts',
  `select shop_id as "shopId" from ${FILLED} group by shop_id, touched_at order by touched_at desc limit 20`,
);
const ELSEWHERE = `(select coalesce(sum(l.quantity), 0)::int from ${FILLED} and c.shop_id <> s.id)`;

const read = (by: string, shop: string) =>
  preparedQuery(
    `cart-by-${by}`,
    `select ${ELSEWHERE} as elsewhere, row_to_json(s) as shop, coalesce(v.offer_version, 0)::text as version, cart.id, cart.revision, cart.joined, cart.joined_earlier as "joinedEarlier",
    coalesce(cart.declined_meal_deal_ids, '{}') as "declinedMealDealIds",
    coalesce((select json_agg(json_build_object('id', l.id, 'quantity', l.quantity, 'selections', l.selections, 'note', l.note,
        'seenUnitCents', l.seen_unit_cents, 'position', l.position, 'item', ${ORDERABLE_ITEM}) order by l.position)
      from cart_line l join item i on i.id = l.item_id join category c on c.id = i.category_id where l.cart_id = cart.id), '[]') as lines,
    coalesce((select json_agg(${ORDERABLE_ITEM} order by i.position) from item i join category c on c.id = i.category_id
      where i.shop_id = s.id and i.published and i.deleted_at is null
        and (i.id = any(?::uuid[]) or i.name in (select jsonb_array_elements_text(?::jsonb)))), '[]') as offered
  from (select ${SHOP_COLUMNS} from shop where id = ${shop}) s
  left join shop_version v on v.shop_id = s.id left join cart on cart.shop_id = s.id and cart.customer_id = ?`,
  );
const READ = {
  shopId: read('shop', '?::uuid'),
  itemId: read('item', '(select shop_id from item where id = ?)'),
  lineId: read(
    'line',
    '(select shop_id from cart_line join cart on cart.id = cart_id where cart_line.id = ? and customer_id = ?)',
  ),
};

export const NOTHING: Wanted = { ids: [], names: [], pieces: 0 };

export async function readCart(
  ask: Query,
  customerId: string,
  of: CartOf,
  { ids, names }: Wanted,
  now: Date,
): Promise<CartRow | null> {
  const [[by, id] = ['shopId', ''] as const] = Object.entries(of) as [keyof typeof READ, string][];
  const [row] = await ask<Omit<CartRow, 'id' | 'readAt' | 'shop'> & { id: string | null; shop: ShopRow }>(READ[by], [
    customerId,
    `{${ids.join(',')}}`,
    JSON.stringify(names),
    id,
    ...(by === 'lineId' ? [customerId] : []),
    customerId,
  ]);
  if (!row) return null;
  const lines = row.lines.map((line) => ({ ...line, item: asItem(line.item) }));
  const offered = row.offered.map(asItem);
  return { ...row, id: row.id ?? newId(now), readAt: now, shop: shopOf(row.shop), lines, offered };
}

const FIRST = `touched as (insert into cart (id, shop_id, touched_at, joined, joined_earlier, declined_meal_deal_ids, customer_id)
  select ?::uuid, ?::uuid, ?::timestamptz, ?::uuid, ?::jsonb, ?::text[], customer.id from customer on conflict (customer_id, shop_id) do nothing returning id)`;
const AGAIN = `touched as (update cart set revision = revision + 1, touched_at = ?, joined = ?, joined_earlier = ?,
  declined_meal_deal_ids = ?::text[] where id = ? and revision = ?
  and exists (select from customer) returning id)`;

const write = (name: string, touched: string) =>
  preparedQuery(
    name,
    `with customer as (select id from account where id = ? and removed_at is null for key share),
  ${touched},
  line as (select * from jsonb_to_recordset(?::jsonb) as line (id uuid, "itemId" uuid, quantity int, selections jsonb, note text, "seenUnitCents" int, position int)),
  gone as (delete from cart_line using touched where cart_id = touched.id and cart_line.id not in (select id from line)),
  there as (insert into cart_line (id, cart_id, item_id, quantity, selections, note, seen_unit_cents, position)
    select line.id, touched.id, "itemId", quantity, selections, note, "seenUnitCents", position from line, touched
    on conflict (id) do update set quantity = excluded.quantity, seen_unit_cents = excluded.seen_unit_cents
      where (cart_line.quantity, cart_line.seen_unit_cents) <> (excluded.quantity, excluded.seen_unit_cents))
  select (select count(*) from customer)::int as customers, (select count(*) from touched)::int as written`,
  );
const WRITE_FIRST = write('cart-first', FIRST);
const WRITE_AGAIN = write('cart-again', AGAIN);

/**
 * Writes the lines of a cart; returns false when it was changed since it was read. Locks the account first, as its
 * removal does, and throws UNAUTHENTICATED when the account has been removed.
 */
export async function writeCart(
  ask: Query,
  customerId: string,
  { id, revision, joined, joinedEarlier, declinedMealDealIds, shop, lines }: CartRow,
  now: Date,
): Promise<boolean> {
  const rows = lines.map(({ item, ...line }) => ({ ...line, itemId: item.id }));
  const joins = [now, joined, joinedEarlier && JSON.stringify(joinedEarlier), `{${declinedMealDealIds.join(',')}}`];
  const touched = revision === null ? [id, shop.id, ...joins] : [...joins, id, revision];
  const done = (
    await ask<{ customers: number; written: number }>(revision === null ? WRITE_FIRST : WRITE_AGAIN, [
      customerId,
      ...touched,
      JSON.stringify(rows),
    ])
  )[0];
  if (done?.customers === 0) signedOut();
  return done?.written === 1;
}

export const cartLock = (name: string, further: string) =>
  preparedQuery(
    name,
    `with customer as (select id from account where id = ? and removed_at is null for key share)
     insert into cart (id, shop_id, touched_at, customer_id) select ?::uuid, ?::uuid, ?::timestamptz, customer.id from customer
     on conflict (customer_id, shop_id) do update set touched_at = cart.touched_at returning id, ${further}`,
  );

/**
 * Locks the cart and then the rest of the statement until the transaction ends, so that concurrent changes wait. Throws
 * UNAUTHENTICATED when the account has been removed.
 */
export async function lockCart(
  query: Query,
  lock: PreparedQuery,
  { customerId, shopId, now }: { customerId: string; shopId: string; now: Date },
  further: readonly unknown[],
): Promise<void> {
  const rows = await query(lock, [customerId, newId(now), shopId, now, ...further]);
  if (rows.length === 0) signedOut();
}
