import { Fault } from '../errors';
import { Role } from './account.entity';
import * as t from './principal.texts';
import type { EntityManager } from '@mikro-orm/postgresql';

/** Authenticated caller; null for an anonymous one. For an owner the id is also the shop's id. */
export type Principal = { role: Role; id: string } | null;

export function requireSignedIn(principal: Principal): string {
  return principal ? principal.id : signedOut();
}

/** Throws UNAUTHENTICATED, because there is no session or it ended during the call. */
export function signedOut(): never {
  throw new Fault('UNAUTHENTICATED', t.signIn());
}

/** Returns the id of a caller with an account; throws FORBIDDEN for a guest. */
export function requireAccount(principal: Principal): string {
  const id = requireSignedIn(principal);
  if (principal?.role === Role.GUEST) throw new Fault('FORBIDDEN', t.accountNeeded());
  return id;
}

/** A guest or an owner may order too (specification 2.10). Throws FORBIDDEN when `named` is another customer. */
export function requireCustomer(principal: Principal, named?: string): string {
  const id = requireSignedIn(principal);
  if (named !== undefined && named !== id) throw new Fault('FORBIDDEN', t.otherAccount());
  return id;
}

/** Returns the shop id of the calling owner. Throws FORBIDDEN for other callers, or when `named` is another shop. */
export function ownShopId(principal: Principal, named?: string): string {
  const id = requireSignedIn(principal);
  if (principal?.role !== Role.OWNER || (named !== undefined && named !== id)) {
    throw new Fault('FORBIDDEN', t.otherShop());
  }
  return id;
}

/** Throws FORBIDDEN unless the caller is the order's customer; the owner of its shop is not. */
export function requireCustomerOf(principal: Principal, customer: { id: string } | null): string {
  if (!customer || customer.id !== principal?.id) throw new Fault('FORBIDDEN', t.otherOrder());
  return customer.id;
}

/** Throws NOT_FOUND for anybody but the order's customer and its shop's owner (specification 2.10). */
export function requireParty(principal: Principal, parties: { customerId: string | null; shopId: string }): void {
  const id = requireSignedIn(principal);
  const isOwner = principal?.role === Role.OWNER && parties.shopId === id;
  if (!isOwner && parties.customerId !== id) throw new Fault('NOT_FOUND', t.noOrder());
}

const HELD = 'select id from account where id = ? and removed_at is null for no key update';

/** Until the transaction ends, so that a removal finds every row and counts cannot race. Throws UNAUTHENTICATED. */
export async function holdAccount(em: EntityManager, accountId: string): Promise<void> {
  if ((await em.execute<unknown[]>(HELD, [accountId])).length === 0) signedOut();
}
