import { createSecretKey } from 'node:crypto';
import { decodeJwt, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock';
import { isUuid } from '../identifiers';
import { Role } from './account.entity';

const ISSUER = 'memeprix';
const AUDIENCE = { [Role.CUSTOMER]: 'customer', [Role.OWNER]: 'owner' } as const;
const ROLES = [Role.CUSTOMER, Role.OWNER] as const;
const DAY_SECONDS = 86_400;
const MOST_KNOWN = 10_000;
// Range of the version’s column.
const LARGEST_VERSION = 2_147_483_647;

/** What a verified token says. `version` must still be the account's. */
export interface TokenClaims {
  id: string;
  role: Role;
  version: number;
}

export interface Tokens {
  /** A signed token; `remember` keeps an owner signed in for 30 days instead of 12 hours (specification 2.6). */
  issue(claims: TokenClaims, remember?: boolean): Promise<string>;
  /** The claims, or null for anything not signed by us, expired or malformed. */
  read(token: string): Promise<TokenClaims | null>;
}

function lifetimeSeconds(role: Role, remember: boolean): number {
  if (role === Role.CUSTOMER) return 7 * DAY_SECONDS;
  return remember ? 30 * DAY_SECONDS : DAY_SECONDS / 2;
}

/** JWT with the payloads of specification 2.6; every check of the library is on, because by default most are off. */
export function createTokens(secret: string, clock: Clock): Tokens {
  // As bytes it would be imported anew for each token.
  const key = createSecretKey(secret, 'utf8');
  // A signature does not change: looked at once, which costs as much as a small answer.
  const verified = new LRUCache<string, { claims: TokenClaims; exp: number }>({ max: MOST_KNOWN });
  return {
    async issue({ id, role, version }, remember = false) {
      const now = Math.floor(clock.now().getTime() / 1000);
      const payload = role === Role.CUSTOMER ? { userId: id } : { id, ownerId: id, restaurantId: id };
      return new SignJWT({ ...payload, role: AUDIENCE[role], tv: version })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE[role])
        .setSubject(id)
        .setIssuedAt(now)
        .setExpirationTime(now + lifetimeSeconds(role, remember))
        .sign(key);
    },
    async read(token) {
      const known = verified.get(token);
      if (known && clock.now().getTime() / 1000 < known.exp) return known.claims;
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          issuer: ISSUER,
          audience: Object.values(AUDIENCE),
          requiredClaims: ['exp', 'iat', 'sub'],
          maxTokenAge: 30 * DAY_SECONDS,
          clockTolerance: 5,
          currentDate: clock.now(),
        });
        const role = sideOf(payload);
        if (role === null || payload.sub === undefined || !isUuid(payload.sub) || !isVersion(payload['tv']))
          return null;
        const claims = { id: payload.sub, role, version: payload['tv'] };
        verified.set(token, { claims, exp: payload.exp ?? 0 });
        return claims;
      } catch {
        return null;
      }
    },
  };
}

/** Who a header says calls, believed by nobody: only where it does no harm to be wrong. */
export function claimedId(authorization: string | undefined): string | null {
  if (authorization === undefined) return null;
  try {
    return decodeJwt(authorization.replace(/^Bearer\s+/i, '')).sub?.toLowerCase() ?? null;
  } catch {
    return null;
  }
}

/** The token’s role, where it names exactly one. */
function sideOf({ aud, role }: JWTPayload): Role | null {
  return ROLES.find((one) => AUDIENCE[one] === aud && AUDIENCE[one] === role) ?? null;
}

function isVersion(given: unknown): given is number {
  return typeof given === 'number' && Number.isInteger(given) && given >= 0 && given <= LARGEST_VERSION;
}
