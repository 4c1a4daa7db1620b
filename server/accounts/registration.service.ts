import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../clock';
import { inOneStep } from '../database/retry';
import { Fault } from '../errors';
import { newId } from '../identifiers';
import { enqueue } from '../queue';
import { Account, Role, type Side } from './account.entity';
import type { RegistrationInput } from './account.inputs';
import { spokenLanguage } from './account-language';
import { Done, LinkInvalid, TooManyTries } from './account.results';
import * as t from './account.texts';
import { LinkPurpose } from './account-link.entity';
import { useLink } from './account-links';
import type { AttemptLimiter } from './attempt-limiter';
import { readEmail, readName, readPhone } from './contact';
import { isStrongEnough } from '../../graphql/rules/password';
import { hashPassword } from './passwords';
import { keepSignUp, type SignUpDetails, activate } from './sign-ups';

type Newcomer = Omit<RegistrationInput, 'acceptsTerms'> & { acceptsTerms?: boolean | null };

/** Saves what belongs to the account, in its transaction; the account may exist already, not activated. */
type Beside = (em: EntityManager, account: Account) => Promise<void>;

export class RegistrationService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly limiter: AttemptLimiter,
  ) {}

  /** Creates a customer’s account, inactive until its link is followed. Throws BAD_USER_INPUT. */
  async register(input: RegistrationInput, address: string): Promise<Done | TooManyTries> {
    if (input.acceptsTerms === false) throw new Fault('BAD_USER_INPUT', t.termsNeeded());
    return this.open(Role.CUSTOMER, input, address);
  }

  /**
   * The same on either side; the answer does not tell whether the address is known. Where the account of an address
   * still sleeps, each sign-up has its own link, and the one whose link the mailbox's owner follows counts, with its
   * name, phone and password: no stranger's sign-up changes or ends another's. What is kept `beside` is the newest.
   */
  async open(role: Side, input: Newcomer, address: string, beside?: Beside): Promise<Done | TooManyTries> {
    const [email, name, phone] = [readEmail(input.email), readName(input.name), readPhone(input.phone)];
    if (!isStrongEnough(input.password)) throw new Fault('BAD_USER_INPUT', t.strongPasswordNeeded());
    const wait = await this.limiter.refuse('mail', `signUp ${email}`, address);
    if (wait !== null) return new TooManyTries(wait);
    // Hashed in any case, so that a known address takes as long as a new one.
    const passwordHash = await hashPassword(input.password);
    const termsAcceptedAt = input.acceptsTerms ? this.clock.now() : null;
    const details = { name, phone, passwordHash, termsAcceptedAt };
    try {
      await this.keep(role, email, details, beside);
    } catch (error) {
      // Two concurrent sign-ups: the second finds the first one’s account.
      if (!(error instanceof UniqueConstraintViolationException)) throw error;
      await this.keep(role, email, details, beside);
    }
    return new Done(t.signedUp());
  }

  private async keep(role: Side, email: string, details: SignUpDetails, beside?: Beside): Promise<void> {
    await inOneStep(this.em.fork(), async (em) => {
      const now = this.clock.now();
      const known = await em.findOne(Account, { role, email }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      const language = spokenLanguage();
      const account =
        known ?? em.create(Account, { id: newId(now), role, email, language, ...details, createdAt: now });
      const signUp = account.activatedAt ? null : await keepSignUp(em, account, details, now);
      if (signUp) await beside?.(em, account);
      await em.flush();
      await enqueue(em, 'accountMail', { kind: 'signedUp', email, role, signUpId: signUp?.id, language });
    });
  }

  /** Activates the account of a mailed link with the details of its sign-up; once, and not after it expired. */
  async activate(token: string, address: string): Promise<Done | LinkInvalid | TooManyTries> {
    const wait = await this.limiter.refuse('link', '', address);
    if (wait !== null) return new TooManyTries(wait);
    const now = this.clock.now();
    const activated = await inOneStep(this.em.fork(), async (em) => {
      const link = await useLink(em, token, LinkPurpose.ACTIVATION, now);
      if (!link) return false;
      const account = await em.findOneOrFail(Account, { id: link.accountId });
      await activate(em, account, link.signUpId, now);
      return true;
    });
    return activated ? new Done(t.activated()) : new LinkInvalid();
  }

  /** Mails the activation link again, one to each of the newest sign-ups that wait (sign-ups.ts); says the same for every address. */
  async resendActivation(email: string, role: Side, address: string): Promise<Done | TooManyTries> {
    const known = readEmail(email);
    const wait = await this.limiter.refuse('mail', `signUp ${known}`, address);
    if (wait !== null) return new TooManyTries(wait);
    await enqueue(this.em, 'accountMail', { kind: 'activation', email: known, role, language: spokenLanguage() });
    return new Done(t.activationMailed());
  }
}
