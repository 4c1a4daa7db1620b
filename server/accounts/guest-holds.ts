import type { Context } from '../platform/context';
import { Role } from './account.entity';
import { hashed, networkOf } from './attempt-limiter';

/** The network a guest holds from, as it is kept with the hold: no address can be read from it. Null for accounts. */
export function guestNetwork({ principal, address }: Pick<Context, 'principal' | 'address'>): string | null {
  return principal?.role === Role.GUEST ? hashed(networkOf(address)) : null;
}
