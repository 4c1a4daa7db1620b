import type { EntityManager } from '@mikro-orm/postgresql';
import { createHash, randomBytes } from 'node:crypto';
import { newId } from '../../identifiers';
import { AccountLink, LinkPurpose } from '../account.entity';

const HOUR_MS = 3_600_000;

/** An activation mail may be read late, while a password reset is followed at once. */
export const LINK_HOURS: Readonly<Record<LinkPurpose, number>> = {
  [LinkPurpose.ACTIVATION]: 48,
  [LinkPurpose.PASSWORD_RESET]: 1,
};

/** Returns the SHA-256 hash of a link's token, which is stored instead of the token. */
export const hashed = (token: string) => createHash('sha256').update(token).digest('hex');

/** Returns the token to mail, of an account or a sign-up. Only its hash is stored; earlier links stay valid. */
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
  /** Id of the sign-up the link was mailed for; null when the link was for the account itself. */
  signUpId: string | null;
}

/**
 * Consumes a link and returns its account; null when the link is unknown, expired or already used. Of concurrent calls
 * one succeeds, and all other links of the account with this purpose are revoked. The account stays locked until the
 * caller's transaction ends; it is locked before its links, as wherever links are revoked, to avoid deadlocks.
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

export async function endLinks(em: EntityManager, accountId: string, purpose?: LinkPurpose): Promise<void> {
  await em.nativeDelete(AccountLink, { account: accountId, ...(purpose && { purpose }) });
}
