import { IsolationLevel } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../clock';
import { batchLoader } from '../../database/batch-loader';
import { Order } from '../order.entity';
import { BoardChanges } from '../order.types';
import { OrderService } from '../order.service';

/**
 * PostgreSQL channel that announces every change of an order, `{ shopId, orderId }`, by a trigger (order.entity.ts),
 * and a shop's pause or delay, `{ shopId }` (shops/own/own-shop.service.ts, pickup/pace.service.ts), because boards show
 * them.
 */
export const ORDER_CHANGES = 'order_changed';

/** Maximum number of changed orders in one event; with more changes the whole board is sent. */
const MOST_NEWS = 500;

/** Request of one board: its shop and the cursor it has reached. */
export interface Board {
  shopId: string;
  after: string | null;
}

/** Orders of a shop that changed since `after`, or its whole board for an unknown cursor; null when none did. */
export type BoardChangesSince = (board: Board) => Promise<BoardChanges | null>;

/**
 * Batch loader for board changes: one query serves all boards that ask at the same moment, because the boards of one
 * shop are notified together. A board's cursor is the snapshot of its last query and `orders.changed_in` the
 * transaction of an order's last change, so an order is new when that transaction is committed and not visible to the
 * snapshot. Transactions that are numbered in one order and commit in another are never lost, and no change is sent
 * twice.
 */
export function boardChangesSince(root: EntityManager, clock: Clock): BoardChangesSince {
  // One snapshot for the cursors and the orders, so that both describe the same moment.
  const once = { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true };
  return batchLoader(
    (boards: readonly Board[]) => root.fork().transactional((em) => readNews(em, clock, boards), once),
    ({ shopId, after }) => `${shopId} ${after}`,
  );
}

/** `known` is not true without a cursor, or for a cursor of another database. */
type Row = Board & { cursor: string; known: boolean; ids: string[] };

async function readNews(em: EntityManager, clock: Clock, boards: readonly Board[]): Promise<(BoardChanges | null)[]> {
  const found = await em.execute<Row[]>(
    `select b."shopId", pg_current_snapshot()::text as cursor,
       pg_snapshot_xmax(b.after) <= pg_snapshot_xmax(pg_current_snapshot()) as known,
       array(select id from orders
         where shop_id = b."shopId" and (select shown_from from booked_window w where w.id = window_id) <= b.now and changed_in >= pg_snapshot_xmin(b.after)
           and not pg_visible_in_snapshot(changed_in, b.after) and changed_in < pg_snapshot_xmax(pg_current_snapshot())
         limit ?) as ids
     from json_to_recordset(?::json) as b (at int, "shopId" uuid, now timestamptz, after pg_snapshot) order by at`,
    [
      MOST_NEWS + 1,
      JSON.stringify(boards.map((one, at) => ({ ...one, at, now: clock.now(), after: readCursor(one.after) }))),
    ],
  );
  const where = { id: found.flatMap(({ ids }) => ids) };
  const changed = await em.find(Order, where, { populate: ['lines', 'shop', 'window'], orderBy: { createdAt: 'asc' } });
  const news: (BoardChanges | null)[] = [];
  for (const { shopId, cursor, known, ids } of found) {
    const isWhole = !known || ids.length > MOST_NEWS;
    const orders = isWhole
      ? await new OrderService(em, clock).board(shopId)
      : changed.filter(({ id }) => ids.includes(id));
    news.push(isWhole || ids.length > 0 ? new BoardChanges(cursor, orders) : null);
  }
  return news;
}

const FORM = /^(\d{1,20}):(\d{1,20}):((?:\d{1,20},)*\d{1,20})?$/;
/** Characters; real cursors are shorter, since each number is a transaction that was running at that moment. */
const LONGEST = 4000;

/**
 * Validates a board cursor: a PostgreSQL snapshot as text (`xmin:xmax:xip,…`), which names exactly the transactions
 * whose changes the board has seen. Returns null for anything else, so that the caller sends the whole board.
 */
export function readCursor(given: string | null | undefined): string | null {
  if (!given || given.length > LONGEST) return null;
  const [, first, beyond, underWay] = FORM.exec(given) ?? [];
  if (first === undefined || beyond === undefined) return null;
  const numbers = [BigInt(first), ...(underWay?.split(',') ?? []).map(BigInt)];
  const rises = numbers.every((number, at) => at < 2 || number > (numbers[at - 1] ?? number));
  const last = numbers.at(-1) ?? 0n;
  const fits = BigInt(first) > 0n && BigInt(beyond) >= BigInt(first) && BigInt(beyond) < 2n ** 63n;
  const isInside = numbers.length === 1 || ((numbers[1] ?? 0n) >= BigInt(first) && last < BigInt(beyond));
  return rises && fits && isInside ? given : null;
}
