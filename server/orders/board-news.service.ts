import { IsolationLevel } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { readCursor } from './board-cursor';
import { Order } from './order.entity';
import { BoardNews } from './order.results';
import type { OrderService } from './order.service';

/** With more changes than this the whole board is sent. */
const MOST_NEWS = 500;

/**
 * What a board has not seen yet. Its cursor is the snapshot of its last reading, and `orders.changed_in` the transaction
 * of an order's last change, so that « new » means by PostgreSQL's own rule: committed, and not visible to that snapshot.
 * Numbers drawn in one order and committed in another lose nothing here, and nothing is sent twice.
 */
export class BoardNewsService {
  constructor(
    private readonly em: EntityManager,
    private readonly orders: OrderService,
  ) {}

  /** What changed in a shop since `after`; without one that is known here, the whole board. Null when nothing did. */
  async ofShop(shopId: string, zone: string, after: string | null): Promise<BoardNews | null> {
    // One snapshot for the cursor and for what is read.
    return this.em.transactional(
      async (em) => {
        const from = readCursor(after);
        const changes = from === null ? null : await this.changesSince(em, shopId, from);
        if (changes === null) {
          const [now] = await em.execute<{ cursor: string }[]>('select pg_current_snapshot()::text as cursor');
          return new BoardNews(now?.cursor ?? '', await this.orders.board(shopId, zone));
        }
        if (changes.ids.length === 0) return null;
        const orders = await em.find(
          Order,
          { id: changes.ids },
          { populate: ['lines', 'shop', 'window'], orderBy: { createdAt: 'asc' }, refresh: true },
        );
        return new BoardNews(changes.cursor, orders);
      },
      { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true, clear: true },
    );
  }

  /** Null where the whole board must be sent: too many changes, or a cursor of another database. */
  private async changesSince(em: EntityManager, shopId: string, cursor: string) {
    const [found] = await em.execute<{ cursor: string; known: boolean; ids: string[] }[]>(
      `select pg_current_snapshot()::text as cursor,
         pg_snapshot_xmax(b.seen) <= pg_snapshot_xmax(pg_current_snapshot()) as known,
         array(select id from orders
           where shop_id = ? and changed_in >= pg_snapshot_xmin(b.seen) and not pg_visible_in_snapshot(changed_in, b.seen)
             and changed_in < pg_snapshot_xmax(pg_current_snapshot())
           limit ?) as ids
       from (select ?::pg_snapshot as seen) b`,
      [shopId, MOST_NEWS + 1, cursor],
    );
    return found?.known && found.ids.length <= MOST_NEWS ? found : null;
  }
}
