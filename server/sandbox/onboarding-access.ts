import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import { randomText, insert, lock, save, type OnboardingAccess } from './store';

const MINUTES = { link: 5, form: 30 };

/** Creates a single-use link; only the hash of its token is stored. `now` and `expiresAt` are in Unix seconds. */
export async function openOnboarding(
  db: PoolClient,
  purpose: OnboardingAccess['purpose'],
  now: number,
  pages: Pick<OnboardingAccess, 'account' | 'returnUrl' | 'refreshUrl'>,
): Promise<{ token: string; expiresAt: number }> {
  const token = randomText(43);
  const expiresAt = now + MINUTES[purpose] * 60;
  await insert(db, 'account_link', hashOf(token), now, { ...pages, purpose, expiresAt, used: false });
  return { token, expiresAt };
}

/**
 * Returns the link of a token and locks it until the transaction ends; `open` is false when it was used or has expired.
 * Undefined for an unknown token.
 */
export async function onboardingBehind(
  db: PoolClient,
  purpose: OnboardingAccess['purpose'],
  token: string,
  now: number,
): Promise<{ access: OnboardingAccess; open: boolean } | undefined> {
  const access = await lock(db, 'account_link', hashOf(token));
  if (access?.purpose !== purpose) return undefined;
  return { access, open: !access.used && now < access.expiresAt };
}

export async function closeOnboarding(db: PoolClient, token: string, access: OnboardingAccess): Promise<void> {
  await save(db, 'account_link', hashOf(token), { ...access, used: true });
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
