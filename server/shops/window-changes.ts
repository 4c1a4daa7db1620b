import type { EntityManager } from '@mikro-orm/postgresql';

/** PostgreSQL channel on which it is announced that a shop's pickup windows, or their room, changed. */
export const WINDOW_CHANGES = 'windows_changed';

/** Names the shop only; readers load its windows anew. */
export interface WindowChange {
  shopId: string;
}

/** NOTIFY is transactional: sent when, and only when, the caller's transaction commits. */
export async function announceWindows(em: EntityManager, shopId: string): Promise<void> {
  const change: WindowChange = { shopId };
  await em.execute('select pg_notify(?, ?)', [WINDOW_CHANGES, JSON.stringify(change)]);
}
