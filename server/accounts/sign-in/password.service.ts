import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../clock';
import { transaction } from '../../database/transaction';
import { Fault } from '../../errors';
import { enqueue } from '../../queue';
import { Account, LinkPurpose } from '../account.entity';
import { Done, LinkInvalid, type Session, TooManyTries, WrongPassword } from '../account.types';
import type { AccountService } from '../account.service';
import * as t from '../account.texts';
import { endLinks, useLink } from '../registration/account-links';
import type { AttemptLimiter } from './attempt-limiter';
import { readEmail, readSide } from '../registration/contact';
import { spokenLanguage } from '../account-language';
import { forgetDevices } from '../device.service';
import { isStrongEnough, LONGEST_PASSWORD } from '../../../graphql/rules/password';
import { hashPassword, passwordMatches } from './passwords';
import { requireAccount, type Principal, signedOut } from '../principal';
import { activate } from '../registration/registration.service';

export class PasswordService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly limiter: AttemptLimiter,
    private readonly accounts: AccountService,
  ) {}

  /** Mails a reset link to every account with the address, if any. The answer is the same for every address. */
  async requestReset(email: string, address: string): Promise<Done | TooManyTries> {
    const known = readEmail(email);
    const wait = await this.limiter.refuse('mail', `reset ${known}`, address);
    if (wait !== null) return new TooManyTries(wait);
    await enqueue(this.em, 'accountMail', {
      kind: 'passwordReset',
      email: known,
      role: null,
      language: spokenLanguage(),
    });
    return new Done(t.resetMailed());
  }

  /** Following the link proves the address and so activates the account; a weak password leaves it valid. */
  async reset(token: string, password: string, address: string): Promise<Done | LinkInvalid | TooManyTries> {
    if (!isStrongEnough(password)) throw new Fault('BAD_USER_INPUT', t.strongerNeeded());
    const wait = await this.limiter.refuse('link', '', address);
    if (wait !== null) return new TooManyTries(wait);
    const passwordHash = await hashPassword(password);
    const now = this.clock.now();
    const changed = await transaction(this.em, async (em) => {
      const link = await useLink(em, token, LinkPurpose.PASSWORD_RESET, now);
      if (!link) return null;
      const account = await em.findOneOrFail(Account, { id: link.accountId });
      await activate(em, account, null, now);
      await changePassword(em, account, passwordHash);
      return account;
    });
    return changed ? new Done(t.passwordChanged(), this.accounts.deviceFor(changed)) : new LinkInvalid();
  }

  /**
   * Changes the caller's password, signs out all other devices and returns a new session for this one. `current` is
   * null for an account that never had a password. Of concurrent changes one succeeds: throws UNAUTHENTICATED when the
   * caller's session ended while the password was checked.
   */
  async change(
    principal: Principal,
    current: string | null,
    password: string,
    address: string,
  ): Promise<Session | WrongPassword | TooManyTries> {
    const id = requireAccount(principal);
    if (!isStrongEnough(password)) throw new Fault('BAD_USER_INPUT', t.strongerNeeded());
    const account = await this.em.findOneOrFail(Account, { id });
    const { tokenVersion } = account;
    const wait = await this.limiter.refuse('login', `change ${id}`, address);
    if (wait !== null) return new TooManyTries(wait);
    if (!(await this.mayChange(account, current))) return new WrongPassword();
    const passwordHash = await hashPassword(password);
    const changed = await transaction(this.em, async (em) => {
      // The version has changed when the session ended meanwhile by a mailed link, another device or the account's
      // removal.
      const locked = await em.findOne(Account, { id, tokenVersion }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (locked) await changePassword(em, locked, passwordHash);
      return locked;
    });
    return this.accounts.openSession(changed ?? signedOut());
  }

  private async mayChange({ passwordHash }: Account, current: string | null): Promise<boolean> {
    if (passwordHash === null) return current === null;
    return current !== null && current.length <= LONGEST_PASSWORD && passwordMatches(passwordHash, current);
  }
}

/** Ends all sessions, revokes all mailed links and tells by mail. The caller must have locked the account's row. */
async function changePassword(em: EntityManager, account: Account, passwordHash: string): Promise<void> {
  em.assign(account, { passwordHash, tokenVersion: account.tokenVersion + 1 });
  await em.flush();
  await endLinks(em, account.id);
  await forgetDevices(em, account.id);
  await enqueue(em, 'accountMail', { kind: 'passwordChanged', email: account.email, role: readSide(account.role) });
}
