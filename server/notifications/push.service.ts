import type { EntityManager } from '@mikro-orm/postgresql';

/** Something worth a notification. */
export interface PushNews {
  accountIds: readonly string[];
  event: string;
  title: string;
  body: string;
  url: string;
}

/** Promises a push to all devices of these accounts, within a transaction. */
export async function promisePush(em: EntityManager, news: PushNews): Promise<void> {
  await em.execute(`select graphile_worker.add_job('push', ?::json, max_attempts => 12)`, [JSON.stringify(news)]);
}
