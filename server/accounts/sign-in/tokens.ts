import { createHash, createSecretKey, randomUUID } from 'node:crypto';
import jwt, { type JwtPayload } from 'jsonwebtoken';
import type { Clock } from '../../clock';
import { isUuid } from '../../identifiers';
import { Role } from '../account.entity';

const ISSUER = 'memeprix';
const AUDIENCE = { [Role.CUSTOMER]: 'customer', [Role.OWNER]: 'owner', [Role.GUEST]: 'guest' } as const;
const ROLES = [Role.CUSTOMER, Role.OWNER, Role.GUEST] as const;
const DEVICE = 'device';
const DAY_SECONDS = 86_400;
const TOLERANCE_SECONDS = 5;
const MOST_ACCOUNTS = 4;
// Largest value of the column `token_version`.
const LARGEST_VERSION = 2_147_483_647;

/** Claims of a verified token. `version` must still equal the account's. */
export interface TokenClaims {
  id: string;
  role: Role;
  version: number;
}

export type Tokens = ReturnType<typeof createTokens>;

function lifetimeSeconds(role: Role, remember: boolean): number {
  if (role === Role.CUSTOMER) return 7 * DAY_SECONDS;
  if (role === Role.GUEST) return DAY_SECONDS;
  return remember ? 30 * DAY_SECONDS : DAY_SECONDS / 2;
}

/** With the payloads of specification 2.6. Every check of the library is enabled, because most are off by default. */
export function createTokens(secret: string, clock: Clock) {
  const key = createSecretKey(secret, 'utf8');
  const now = () => Math.floor(clock.now().getTime() / 1000);
  return {
    /** `remember` keeps an owner signed in for 30 days instead of 12 hours (specification 2.6). */
    issue({ id, role, version }: TokenClaims, remember = false): string {
      const payload = role === Role.OWNER ? { id, ownerId: id, restaurantId: id } : { userId: id };
      return jwt.sign({ ...payload, role: AUDIENCE[role], tv: version, iat: now() }, key, {
        issuer: ISSUER,
        audience: AUDIENCE[role],
        subject: id,
        expiresIn: lifetimeSeconds(role, remember),
      });
    },
    /** For a device that proved the account's password or mailbox: it only gets a rate limit of its own. */
    issueDevice: (account: string): string =>
      jwt.sign({ id: hashed(account), iat: now() }, key, {
        issuer: ISSUER,
        audience: DEVICE,
        jwtid: randomUUID(),
        expiresIn: 400 * DAY_SECONDS,
      }),
    /** A browser that several people use sends all its device tokens, separated by spaces. */
    deviceOf(devices: string, account: string): string | null {
      const ids = devices.split(' ', MOST_ACCOUNTS).map((device) => {
        try {
          const expected = { issuer: ISSUER, audience: DEVICE, clockTimestamp: now() };
          const { id, jti } = jwt.verify(device, key, { ...expected, algorithms: ['HS256'] }) as JwtPayload;
          return id === hashed(account) ? jti : null;
        } catch {
          return null;
        }
      });
      return ids.find((id) => id != null) ?? null;
    },
    /** Returns the claims, or null for a token that is expired, malformed or not signed by us. */
    read(token: string): TokenClaims | null {
      try {
        const payload = jwt.verify(token, key, {
          algorithms: ['HS256'],
          issuer: ISSUER,
          audience: [AUDIENCE[Role.CUSTOMER], AUDIENCE[Role.OWNER], AUDIENCE[Role.GUEST]],
          maxAge: 30 * DAY_SECONDS,
          clockTolerance: TOLERANCE_SECONDS,
          clockTimestamp: now(),
        });
        return typeof payload === 'string' ? null : claimsOf(payload, now());
      } catch {
        return null;
      }
    },
  };
}

/** Refuses what the library accepts: a token without expiry, issued in the future, or without role or account. */
function claimsOf(payload: JwtPayload, now: number): TokenClaims | null {
  const { sub, exp, iat = now, tv } = payload;
  const role = sideOf(payload);
  const isOurs = role !== null && sub !== undefined && isUuid(sub) && isVersion(tv);
  return isOurs && exp !== undefined && iat <= now + TOLERANCE_SECONDS ? { id: sub, role, version: tv } : null;
}

/** Returns the unverified account id of an authorization header; use it only where a false id does no harm. */
export function claimedId(authorization: string | undefined): string | null {
  const payload = authorization === undefined ? null : jwt.decode(authorization.replace(/^Bearer\s+/i, ''));
  return (typeof payload === 'object' && payload?.sub?.toLowerCase()) || null;
}

/** Hashes the account, so that a device token does not reveal it. */
function hashed(account: string): string {
  return createHash('sha256').update(account).digest('base64url');
}

function sideOf({ aud, role }: JwtPayload): Role | null {
  return ROLES.find((one) => AUDIENCE[one] === aud && AUDIENCE[one] === role) ?? null;
}

function isVersion(given: unknown): given is number {
  return typeof given === 'number' && Number.isInteger(given) && given >= 0 && given <= LARGEST_VERSION;
}

/** PostgreSQL channel that announces accounts whose tokens were invalidated. */
export const SIGN_OUTS = 'signed_out';

export interface SignOut {
  accountId: string;
}
