import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../identifiers';
import { enqueue } from '../queue';
import { type Account, Role } from './account.entity';
import { AccountLink, LinkPurpose } from './account-link.entity';
import { LINK_HOURS } from './account-links';
import { SignUp } from './sign-up.entity';

export type SignUpDetails = Pick<SignUp, 'name' | 'phone' | 'passwordHash' | 'termsAcceptedAt'>;

const WAITING_MS = LINK_HOURS[LinkPurpose.ACTIVATION] * 3_600_000;
const MOST_MAILED_AGAIN = 3;

/**
 * Keeps a sign-up at an account that sleeps, within the caller's transaction, which has locked the account. The account
 * shows the newest; the links of earlier ones go on, each with its own details, so that no stranger ends or takes over
 * the link somebody waits for.
 */
export async function keepSignUp(
  em: EntityManager,
  account: Account,
  details: SignUpDetails,
  now: Date,
): Promise<SignUp> {
  em.assign(account, details);
  await em.flush();
  // A link without a sign-up would activate the account’s present details, for which it was not mailed.
  await em.nativeDelete(AccountLink, { account: account.id, purpose: LinkPurpose.ACTIVATION, signUp: null });
  await em.execute(
    `delete from sign_up where account_id = ? and created_at < ?
       and not exists (select 1 from account_link where sign_up_id = sign_up.id)`,
    [account.id, new Date(now.getTime() - WAITING_MS)],
  );
  const signUp = em.create(SignUp, { id: newId(now), account, ...details, createdAt: now });
  await em.flush();
  return signUp;
}

/** The address is proved: the account is as one sign-up said, or stays as it is (null), and forgets all of them. */
export async function activate(em: EntityManager, account: Account, signUpId: string | null, now: Date): Promise<void> {
  const signUp = signUpId === null ? null : await em.findOneOrFail(SignUp, { id: signUpId });
  if (signUp) {
    const { name, phone, passwordHash, termsAcceptedAt } = signUp;
    em.assign(account, { name, phone, passwordHash, termsAcceptedAt });
  }
  account.activatedAt ??= now;
  await em.flush();
  await em.nativeDelete(SignUp, { account: account.id });
  await joinGuests(em, account);
}

/** What guests ordered with an address becomes the account's, once it is proved that both have it. */
export async function joinGuests(em: EntityManager, { id, role }: Pick<Account, 'id' | 'role'>): Promise<void> {
  if (role === Role.CUSTOMER) await enqueue(em, 'joinGuests', { accountId: id });
}

/** The sign-ups whose links are mailed when somebody asks for theirs again: the newest three. */
export function waitingSignUps(em: EntityManager, accountId: string): Promise<SignUp[]> {
  return em.find(SignUp, { account: accountId }, { orderBy: { createdAt: 'desc' }, limit: MOST_MAILED_AGAIN });
}
