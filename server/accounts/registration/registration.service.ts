import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../clock';
import { transaction } from '../../database/transaction';
import { Fault } from '../../errors';
import { newId } from '../../identifiers';
import { enqueue } from '../../queue';
import { Account, Role, type Side, LinkPurpose, AccountLink, SignUp } from '../account.entity';
import { type RegistrationInput, Done, LinkInvalid, TooManyTries } from '../account.types';
import { spokenLanguage } from '../account-language';
import * as t from '../account.texts';
import { useLink, LINK_HOURS } from './account-links';
import type { AttemptLimiter } from '../sign-in/attempt-limiter';
import { readEmail, readName, readPhone } from './contact';
import { isStrongEnough } from '../../../graphql/rules/password';
import { hashPassword } from '../sign-in/passwords';

type Newcomer = Omit<RegistrationInput, 'acceptsTerms'> & { acceptsTerms?: boolean | null };

/** Saves further data of a new account in its transaction; the account may exist without being activated. */
type Beside = (em: EntityManager, account: Account) => Promise<void>;

export class RegistrationService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly limiter: AttemptLimiter,
  ) {}

  async register(input: RegistrationInput, address: string): Promise<Done | TooManyTries> {
    if (input.acceptsTerms === false) throw new Fault('BAD_USER_INPUT', t.termsNeeded());
    return this.open(Role.CUSTOMER, input, address);
  }

  /**
   * Signs up a customer or an owner; the answer is the same for known and unknown addresses. While the account is not
   * activated, each sign-up has its own link: the link that is followed decides name, phone and password, so that a
   * stranger's sign-up cannot change or revoke another's. Data saved by `beside` is always that of the latest sign-up.
   */
  async open(role: Side, input: Newcomer, address: string, beside?: Beside): Promise<Done | TooManyTries> {
    const [email, name, phone] = [readEmail(input.email), readName(input.name), readPhone(input.phone)];
    if (!isStrongEnough(input.password)) throw new Fault('BAD_USER_INPUT', t.strongPasswordNeeded());
    const wait = await this.limiter.refuse('mail', `signUp ${email}`, address);
    if (wait !== null) return new TooManyTries(wait);
    // The password is hashed in every case, so that a known address takes as long as a new one.
    const passwordHash = await hashPassword(input.password);
    const now = this.clock.now();
    const details = { name, phone, passwordHash, termsAcceptedAt: input.acceptsTerms ? now : null };
    await transaction(this.em, async (em) => {
      const known = await em.findOne(Account, { role, email }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      const language = spokenLanguage();
      const account =
        known ?? em.create(Account, { id: newId(now), role, email, language, ...details, createdAt: now });
      const signUp = account.activatedAt ? null : await saveSignUp(em, account, details, now);
      if (signUp) await beside?.(em, account);
      await em.flush();
      await enqueue(em, 'accountMail', { kind: 'signedUp', email, role, signUpId: signUp?.id, language });
    });
    return new Done(t.signedUp());
  }

  /** A link works once and not after it has expired; the account gets the details of its sign-up. */
  async activate(token: string, address: string): Promise<Done | LinkInvalid | TooManyTries> {
    const wait = await this.limiter.refuse('link', '', address);
    if (wait !== null) return new TooManyTries(wait);
    const now = this.clock.now();
    const activated = await transaction(this.em, async (em) => {
      const link = await useLink(em, token, LinkPurpose.ACTIVATION, now);
      if (!link) return false;
      const account = await em.findOneOrFail(Account, { id: link.accountId });
      await activate(em, account, link.signUpId, now);
      return true;
    });
    return activated ? new Done(t.activated()) : new LinkInvalid();
  }

  /** Mails a link for each of the latest sign-ups (`saveSignUp`). The answer is the same for every address. */
  async resendActivation(email: string, role: Side, address: string): Promise<Done | TooManyTries> {
    const known = readEmail(email);
    const wait = await this.limiter.refuse('mail', `signUp ${known}`, address);
    if (wait !== null) return new TooManyTries(wait);
    await enqueue(this.em, 'accountMail', { kind: 'activation', email: known, role, language: spokenLanguage() });
    return new Done(t.activationMailed());
  }
}

type SignUpDetails = Pick<SignUp, 'name' | 'phone' | 'passwordHash' | 'termsAcceptedAt'>;

const WAITING_MS = LINK_HOURS[LinkPurpose.ACTIVATION] * 3_600_000;
const MOST_MAILED_AGAIN = 3;

/**
 * Stores a sign-up of an account that is not activated, in the caller's transaction, which has locked the account. The
 * account shows the latest sign-up, while links of earlier ones stay valid, each with its own details, so that a
 * stranger can neither revoke nor take over a link.
 */
async function saveSignUp(em: EntityManager, account: Account, details: SignUpDetails, now: Date): Promise<SignUp> {
  em.assign(account, details);
  await em.flush();
  // A link without a sign-up would activate the account with its current details, which are not those it was mailed
  // for.
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

/** The address is verified: applies the details of one sign-up, or none (null), and deletes all sign-ups. */
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

/** Assigns the orders that guests placed with a verified address to its account. */
export async function joinGuests(em: EntityManager, { id, role }: Pick<Account, 'id' | 'role'>): Promise<void> {
  if (role === Role.CUSTOMER) await enqueue(em, 'joinGuests', { accountId: id });
}

/** Returns the three latest sign-ups, whose links are mailed when an activation mail is requested again. */
export function waitingSignUps(em: EntityManager, accountId: string): Promise<SignUp[]> {
  return em.find(SignUp, { account: accountId }, { orderBy: { createdAt: 'desc' }, limit: MOST_MAILED_AGAIN });
}
