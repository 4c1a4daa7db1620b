import type { Context } from '../platform/context';
import { Role } from './account.entity';
import { hashed, networkOf } from './sign-in/attempt-limiter';

/** The hash stored with a guest's hold in place of the IP address; null for accounts. */
export function guestNetwork({ principal, address }: Pick<Context, 'principal' | 'address'>): string | null {
  return principal?.role === Role.GUEST ? hashed(networkOf(address)) : null;
}
