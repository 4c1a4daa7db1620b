import type { EntityManager } from '@mikro-orm/postgresql';

/** Something about an order that customer or owner are told on their devices. */
export interface OrderNews {
  orderId: string;
  /** `READY` comes when the owner can no longer take it back; `ARRIVING`: « J’arrive » was pressed. */
  what: 'PLACED' | 'READY' | 'CANCELLED' | 'ARRIVING';
}

/** Promises news within a transaction, in so many seconds: they come when it is committed, and never when it is not. */
export async function promiseOrderNews(em: EntityManager, { orderId, what }: OrderNews, seconds = 0): Promise<void> {
  await em.execute(
    `select graphile_worker.add_job('orderNews', json_build_object('orderId', ?::text, 'what', ?::text),
       run_at => now() + make_interval(secs => ?::int), max_attempts => 12)`,
    [orderId, what, seconds],
  );
}
