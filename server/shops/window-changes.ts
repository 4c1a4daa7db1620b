import type { EntityManager } from '@mikro-orm/postgresql';

/** PostgreSQL channel on which it is announced that a shop's pickup windows, or their room, changed. */
export const WINDOW_CHANGES = 'windows_changed';

/** Names the shop only; readers load its windows anew. */
export interface WindowChange {
  shopId: string;
}

/** An expression of `windowNews`. NOTIFY is transactional: sent when, and only when, the caller's transaction commits. */
export const ANNOUNCE_WINDOWS = 'pg_notify(?, ?)';

export function windowNews(shopId: string): [string, string] {
  const change: WindowChange = { shopId };
  return [WINDOW_CHANGES, JSON.stringify(change)];
}

export async function announceWindows(em: EntityManager, shopId: string): Promise<void> {
  await em.execute(`select ${ANNOUNCE_WINDOWS}`, windowNews(shopId));
}
