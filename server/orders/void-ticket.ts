import type { EntityManager } from '@mikro-orm/postgresql';

/** A ticket that was just leaving for its printer when the order was cancelled has left, or has not, by then. */
const LEFT_BY_SECONDS = 30;

/** Promises the kitchen, within a transaction, a paper that calls an order's ticket off; none where no ticket has left. */
export async function promiseVoidTicket(em: EntityManager, orderId: string): Promise<void> {
  await em.execute(
    `select graphile_worker.add_job('voidTicket', json_build_object('orderId', ?::text),
       run_at => now() + make_interval(secs => late), max_attempts => 12) from unnest(array[0, ?::int]) as late`,
    [orderId, LEFT_BY_SECONDS],
  );
}
