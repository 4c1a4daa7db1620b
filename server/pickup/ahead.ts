import { type Query, preparedQuery } from '../database/query';
import { DAYS_REMEMBERED } from '../menus/days/menu-day';

/** A change of an item's stock for a later menu day; positive takes pieces, negative returns them. */
export interface AheadChange {
  itemId: string;
  day: string;
  taken: number;
}

/** Returns the key of an item's stock on a later menu day. */
export function aheadKey(itemId: string, day: string): string {
  return `${itemId} ${day}`;
}

const STOCK_DAYS = preparedQuery(
  'days-of-stock',
  'select id, stock_day::text as day from item where id = any(?::uuid[]) order by id for no key update',
);
const MAKE_AHEAD = preparedQuery(
  'make-ahead',
  `insert into item_ahead (item_id, day) select id, day from json_to_recordset(?::json) as w (id uuid, day date)
   on conflict do nothing`,
);
/**
 * SQL expression for the pieces available of an item on a day: what was planned for that day, else the item's daily
 * capacity. When the shop takes no orders ahead, orders before the morning use the stock that the day will begin with
 * (`stockToBegin`).
 */
const mostOf = (day: string) => `case when d.item_id is not null then d.pieces
  when i.order_rules->>'dayCapacity' is not null then (i.order_rules->>'dayCapacity')::int
  when (select days_ahead from shop where id = i.shop_id) = 0 then (select pieces from (
    select (${day} - e.day) % 7 <> 0 as is_other, e.day, e.pieces from item_day e
      where e.item_id = i.id and e.day between ${day} - ${DAYS_REMEMBERED} and ${day} - 1
    union all select true, date '0001-01-01', i.stock) known order by is_other, day desc limit 1) end`;
const TAKE_AHEAD = preparedQuery(
  'take-ahead',
  `with wanted as (select w.id, w.day, w.taken, ${mostOf('w.day')} as most
     from json_to_recordset(?::json) as w (id uuid, day date, taken int) join item i on i.id = w.id
     left join item_day d on d.item_id = w.id and d.day = w.day),
   changed as (update item_ahead a set taken = a.taken + w.taken, most = w.most + greatest(0, a.taken - w.most)
     from wanted w where a.item_id = w.id and a.day = w.day
       and a.taken + w.taken >= 0 and (w.taken < 0 or w.most is null or a.taken + w.taken <= w.most) returning w.id, w.day)
   select id, day::text from wanted where (id, day) not in (select id, day from changed) order by id limit 1`,
);

const LEFT_AHEAD = preparedQuery(
  'left-ahead',
  `select i.id, days.day::text, ${mostOf('days.day')} - coalesce(a.taken, 0) as left
   from item i cross join unnest(?::date[]) days (day) left join item_day d on d.item_id = i.id and d.day = days.day
   left join item_ahead a on a.item_id = i.id and a.day = days.day where i.id = any(?::uuid[])`,
);

/** Returns the pieces left of items on later menu days, by `aheadKey`; items that are not counted are absent. */
export async function leftAhead(query: Query, itemIds: readonly string[], days: readonly string[]) {
  const rows = await query<{ id: string; day: string; left: number | null }>(LEFT_AHEAD, [
    `{${days.join(',')}}`,
    `{${itemIds.join(',')}}`,
  ]);
  return new Map(rows.flatMap(({ id, day, left }) => (left === null ? [] : [[aheadKey(id, day), Math.max(0, left)]])));
}

/**
 * Takes and returns pieces of later days within the caller's transaction. All items that will be changed are locked
 * here, in ascending order, so that no day begins meanwhile. Once a day has begun, the item's stock counts for it, so
 * its part of `changes` is returned as `begun`, by item; pieces returned to a day that is over are dropped. `short` is
 * an item without enough pieces.
 */
export async function applyAhead(
  query: Query,
  changes: readonly AheadChange[],
  others: readonly string[],
): Promise<{ begun: ReadonlyMap<string, number>; short: { id: string; day: string } | null }> {
  const ids = `{${[...new Set([...changes.map(({ itemId }) => itemId), ...others])].join(',')}}`;
  const stockDays = new Map(
    (await query<{ id: string; day: string | null }>(STOCK_DAYS, [ids])).map(({ id, day }) => [id, day ?? '']),
  );
  const begun = new Map<string, number>();
  const ahead: { id: string; day: string; taken: number }[] = [];
  for (const { itemId: id, day, taken } of changes) {
    const stockDay = stockDays.get(id) ?? '';
    if (stockDay < day) ahead.push({ id, day, taken });
    else if (taken > 0 || stockDay === day) begun.set(id, (begun.get(id) ?? 0) + taken);
  }
  if (ahead.length === 0) return { begun, short: null };
  const rows = JSON.stringify(ahead);
  if (ahead.some(({ taken }) => taken > 0)) await query(MAKE_AHEAD, [rows]);
  const [short] = await query<{ id: string; day: string }>(TAKE_AHEAD, [rows]);
  return { begun, short: short ?? null };
}
