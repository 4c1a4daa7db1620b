import type { EntityManager } from '@mikro-orm/postgresql';
import { signedOut } from './principal';

const HELD = 'select id from account where id = ? and removed_at is null for no key update';

/**
 * Until the transaction ends, so that the account's removal finds all there is, and nobody counts what it has beside us.
 * Throws UNAUTHENTICATED where the removal was faster.
 */
export async function holdAccount(em: EntityManager, accountId: string): Promise<void> {
  if ((await em.execute<unknown[]>(HELD, [accountId])).length === 0) signedOut();
}
