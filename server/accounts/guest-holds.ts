import type { Context } from '../platform/context';
import { Role } from './account.entity';
import { hashed, networkOf } from './attempt-limiter';

/**
 * Returns the hash of a guest's network, which is stored with the hold in place of the IP address. Returns null for
 * accounts.
 */
export function guestNetwork({ principal, address }: Pick<Context, 'principal' | 'address'>): string | null {
  return principal?.role === Role.GUEST ? hashed(networkOf(address)) : null;
}
