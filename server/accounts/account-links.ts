import type { EntityManager } from '@mikro-orm/postgresql';
import { createHash, randomBytes } from 'node:crypto';
import { newId } from '../identifiers';
import { AccountLink, LinkPurpose } from './account-link.entity';

const HOUR_MS = 3_600_000;

/** How long links work: an activation may be read late, a reset is followed at once. */
export const LINK_HOURS: Readonly<Record<LinkPurpose, number>> = {
  [LinkPurpose.ACTIVATION]: 48,
  [LinkPurpose.PASSWORD_RESET]: 1,
};

/** As what is kept of a mailed link. */
export const hashed = (token: string) => createHash('sha256').update(token).digest('hex');

/** A new link for an account, or one sign-up of it, as the token to mail; only its hash is kept. Earlier links go on working. */
export async function issueLink(
  em: EntityManager,
  accountId: string,
  purpose: LinkPurpose,
  now: Date,
  signUpId: string | null = null,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await em.nativeDelete(AccountLink, { account: accountId, expiresAt: { $lte: now } });
  await em.insert(AccountLink, {
    id: newId(now),
    account: accountId,
    purpose,
    signUp: signUpId,
    tokenHash: hashed(token),
    expiresAt: new Date(now.getTime() + LINK_HOURS[purpose] * HOUR_MS),
    createdAt: now,
  });
  return token;
}

interface UsedLink {
  accountId: string;
  /** The sign-up it was mailed for; null where it was for the account as it is. */
  signUpId: string | null;
}

/**
 * Uses a link up and answers whose it was; null when it is unknown, expired or was used before. Of several that follow
 * it at once one succeeds. Every other link of the same purpose ends with it. The account stays locked until the caller's
 * transaction ends, and is locked before its links, as wherever else links end.
 */
export async function useLink(
  em: EntityManager,
  token: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<UsedLink | null> {
  await em.execute(
    'select 1 from account where id = (select account_id from account_link where token_hash = ?) for update',
    [hashed(token)],
  );
  const rows = await em.execute<{ account_id: string; sign_up_id: string | null }[]>(
    'delete from account_link where token_hash = ? and purpose = ? and expires_at > ? returning account_id, sign_up_id',
    [hashed(token), purpose, now],
  );
  const [link] = rows;
  if (!link) return null;
  await endLinks(em, link.account_id, purpose);
  return { accountId: link.account_id, signUpId: link.sign_up_id };
}

/** Revokes all open links of an account, or those of one purpose. */
export async function endLinks(em: EntityManager, accountId: string, purpose?: LinkPurpose): Promise<void> {
  await em.nativeDelete(AccountLink, { account: accountId, ...(purpose && { purpose }) });
}
