import type { Context } from '../platform/context';
import { Role } from './account.entity';
import { networkOf } from './attempt-limiter';

type Caller = Pick<Context, 'principal' | 'address' | 'limiter'>;

/**
 * Seconds a guest has to wait before holding something; null when not. Guests cost nothing and what they hold is kept from
 * others: each counts once for their network, however often they choose anew, until they have paid.
 */
export async function holdRefused({ principal, address, limiter }: Caller): Promise<number | null> {
  if (principal?.role !== Role.GUEST || (await limiter.pause('guestHeld', principal.id)) !== null) return null;
  const network = networkOf(address);
  const wait = (await limiter.pause('guestHolds', network)) ?? (await limiter.refuse('guestHolds', network, ''));
  if (wait === null) await limiter.refuse('guestHeld', principal.id, '');
  return wait;
}

/** Whoever has paid makes room for the next at their school or in their shop. */
export async function holdPaid({ principal, address, limiter }: Caller): Promise<void> {
  if (principal?.role !== Role.GUEST || (await limiter.pause('guestHeld', principal.id)) === null) return;
  await limiter.giveBack('guestHeld', principal.id);
  await limiter.giveBack('guestHolds', networkOf(address));
}
