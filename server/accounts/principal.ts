import { Fault } from '../errors';
import { Role } from './account.entity';
import * as t from './principal.texts';
import type { EntityManager } from '@mikro-orm/postgresql';

/** Who makes the call, as proved by the token; null is anybody. For an owner the id also names the shop. */
export type Principal = { role: Role; id: string } | null;

export function asSomebody(principal: Principal): string {
  return principal ? principal.id : signedOut();
}

/** Throws UNAUTHENTICATED, without a session or when it ended during the call. */
export function signedOut(): never {
  throw new Fault('UNAUTHENTICATED', t.signIn());
}

/** The caller who has an account to come back to; throws FORBIDDEN for a guest, who only orders. */
export function asAccount(principal: Principal): string {
  const id = asSomebody(principal);
  if (principal?.role === Role.GUEST) throw new Fault('FORBIDDEN', t.accountNeeded());
  return id;
}

/**
 * The customer id of the caller, who may be a guest. An owner may order too, under the shop's id (specification 2.10).
 * When the call names a customer, it must be the caller.
 */
export function asCustomer(principal: Principal, named?: string): string {
  const id = asSomebody(principal);
  if (named !== undefined && named !== id) throw new Fault('FORBIDDEN', t.otherAccount());
  return id;
}

/** The shop of the calling owner. When the call names a shop, it must be that one. */
export function ownShopId(principal: Principal, named?: string): string {
  const id = asSomebody(principal);
  if (principal?.role !== Role.OWNER || (named !== undefined && named !== id)) {
    throw new Fault('FORBIDDEN', t.otherShop());
  }
  return id;
}

/** The customer of an order that the caller may read; its shop is not. Throws FORBIDDEN. */
export function asItsCustomer(principal: Principal, customer: { id: string } | null): string {
  if (!customer || customer.id !== principal?.id) throw new Fault('FORBIDDEN', t.otherOrder());
  return customer.id;
}

/** Customer of the order or owner of its shop; to anybody else the order does not exist (specification 2.10). */
export function asPartyTo(principal: Principal, parties: { customerId: string | null; shopId: string }): void {
  const id = asSomebody(principal);
  const isOwner = principal?.role === Role.OWNER && parties.shopId === id;
  if (!isOwner && parties.customerId !== id) throw new Fault('NOT_FOUND', t.noOrder());
}

const HELD = 'select id from account where id = ? and removed_at is null for no key update';

/**
 * Until the transaction ends, so that the account's removal finds all there is, and nobody counts what it has beside us.
 * Throws UNAUTHENTICATED where the removal was faster.
 */
export async function holdAccount(em: EntityManager, accountId: string): Promise<void> {
  if ((await em.execute<unknown[]>(HELD, [accountId])).length === 0) signedOut();
}
