import { createHash } from 'node:crypto';
import type { Call } from './call';
import { type Kinds, randomText } from './objects';
import { insert, lock } from './store';

type OnboardingAccess = Kinds['account_link'];

const MINUTES = { link: 5, form: 30 };

/** Creates a single-use link; only the hash of its token is stored. `expiresAt` is in Unix seconds. */
export async function openOnboarding(
  call: Call,
  purpose: OnboardingAccess['purpose'],
  pages: Pick<OnboardingAccess, 'account' | 'returnUrl' | 'refreshUrl'>,
): Promise<{ token: string; expiresAt: number }> {
  const token = randomText(43);
  const expiresAt = call.now + MINUTES[purpose] * 60;
  await insert(call, { ...pages, id: hashOf(token), object: 'account_link', purpose, expiresAt, used: false });
  return { token, expiresAt };
}

/**
 * Returns the link of a token and locks it until the transaction ends; `open` is false when it was used or has expired.
 * Undefined for an unknown token.
 */
export async function onboardingBehind(
  call: Call,
  purpose: OnboardingAccess['purpose'],
  token: string,
): Promise<{ access: OnboardingAccess; open: boolean } | undefined> {
  const access = await lock(call, 'account_link', hashOf(token));
  if (access?.purpose !== purpose) return undefined;
  return { access, open: !access.used && call.now < access.expiresAt };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
