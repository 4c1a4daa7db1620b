import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../clock';
import { rowById } from '../database/batch-loader';
import { type Query, preparedQuery } from '../database/query';
import { transaction } from '../database/transaction';
import { newId } from '../identifiers';
import { Account, type Language, Role } from './account.entity';
import {
  AccountNotActivated,
  type GuestInput,
  InvalidCredentials,
  type LoginInput,
  type ProfileInput,
  Session,
  TooManyTries,
} from './account.types';
import { spokenLanguage } from './account-language';
import type { AttemptLimiter } from './sign-in/attempt-limiter';
import { LONGEST_EMAIL, normaliseEmail, readEmail, readName, readPhone } from './registration/contact';
import { forgetDevices } from './device.service';
import { LONGEST_PASSWORD } from '../../graphql/rules/password';
import { passwordMatches } from './sign-in/passwords';
import { requireAccount, requireSignedIn, type Principal, signedOut } from './principal';
import type { TokenClaims, Tokens } from './sign-in/tokens';

const VIEWER = preparedQuery(
  'viewer',
  `select id, role, email, name, phone, password_hash as "passwordHash", mail_about_orders as "mailAboutOrders", language
   from account where id = any(?::uuid[])`,
);

export type ViewerOf = ReturnType<typeof viewerOf>;

export function viewerOf(query: Query) {
  const rowOf = rowById<{ id: string }>(query, VIEWER);
  return async (id: string): Promise<Account | null> => {
    const row = await rowOf(id);
    return row ? Object.assign(new Account(), row) : null;
  };
}

/** The account a bearer token proves; null when the token is invalid or its account signed out everywhere since. */
export type PrincipalOf = (token: string | null) => Promise<Principal>;

const KNOWN = preparedQuery(
  'identities',
  'select id, role, token_version as version from account where id = any(?::uuid[])',
);

export function identities(query: Query, tokens: Tokens): PrincipalOf {
  const accountOf = rowById<TokenClaims>(query, KNOWN);
  return async (token) => {
    const claims = token === null ? null : tokens.read(token);
    if (!claims) return null;
    const { id, role, version } = claims;
    const account = await accountOf(id);
    return account?.role === role && account.version === version ? { id, role } : null;
  };
}

export class AccountService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly tokens: Tokens,
    private readonly limiter: AttemptLimiter,
    readonly viewerOf: ViewerOf,
  ) {}

  /** Signs a customer in (specification 2.4). `address` is the IP address of the caller. */
  async loginCustomer(credentials: LoginInput, address: string) {
    const account = await this.authenticate(Role.CUSTOMER, credentials, address);
    return account instanceof Account ? this.openSession(account) : account;
  }

  /**
   * Returns the account of the credentials, or the same refusal for an unknown address as for a wrong password. A
   * device that has signed in to the account before has its own rate limit, so that failed attempts of others cannot
   * lock its user out.
   */
  async authenticate(role: Role, { email, password, device }: LoginInput, address: string) {
    if (email.length > LONGEST_EMAIL || password.length > LONGEST_PASSWORD) return new InvalidCredentials();
    const normalised = normaliseEmail(email);
    const who = accountName({ role, email: normalised });
    const known = device ? this.tokens.deviceOf(device, who) : null;
    const wait = known
      ? await this.limiter.refuse('loginOfDevice', `${known} ${who}`, '')
      : await this.limiter.refuse('login', who, address);
    if (wait !== null) return new TooManyTries(wait);
    const account = await this.em.findOne(Account, { role, email: normalised });
    const matches = await passwordMatches(account?.passwordHash ?? null, password);
    if (!account || !matches) return new InvalidCredentials();
    if (!account.activatedAt) return new AccountNotActivated();
    return account;
  }

  openSession(account: Account, remember = false): Session {
    const { id, role, tokenVersion } = account;
    return new Session(
      this.tokens.issue({ id, role, version: tokenVersion }, remember),
      this.deviceFor(account),
      account,
    );
  }

  /** Returns a device token for a caller who has just authenticated as the account. */
  deviceFor(account: Account): string {
    return this.tokens.issueDevice(accountName(account));
  }

  /**
   * Starts the session of a guest, for one order. Every guest is an account of its own, even when several give the same
   * address (orders/customers/guest-order.service.ts). Sends no mail before the first order. Throws BAD_USER_INPUT.
   */
  async startGuest(input: GuestInput, address: string): Promise<Session | TooManyTries> {
    const [email, name, phone] = [readEmail(input.email), readName(input.name), readPhone(input.phone)];
    const wait = await this.limiter.refuse('guest', email, address);
    if (wait !== null) return new TooManyTries(wait);
    const em = this.em.fork();
    const who = { role: Role.GUEST, email, name, phone, language: spokenLanguage() };
    const guest = em.create(Account, { id: newId(this.clock.now()), ...who, createdAt: this.clock.now() });
    await em.flush();
    return this.openSession(guest);
  }

  async saveProfile(principal: Principal, { name, phone }: ProfileInput): Promise<Account> {
    return this.change(requireAccount(principal), { name: readName(name), phone: readPhone(phone) });
  }

  async saveMailPreference(principal: Principal, wanted: boolean): Promise<Account> {
    return this.change(requireAccount(principal), { mailAboutOrders: wanted });
  }

  /** Saves the language, also for a guest: of the pages on this device and of the mails about the order. */
  async saveLanguage(principal: Principal, language: Language): Promise<Account> {
    return this.change(requireSignedIn(principal), { language });
  }

  async signOutEverywhere(principal: Principal): Promise<boolean> {
    const id = requireSignedIn(principal);
    await transaction(this.em, async (em) => {
      await em.execute('update account set token_version = token_version + 1 where id = ?', [id]);
      await forgetDevices(em, id);
    });
    return true;
  }

  /** Never writes to an account that was removed concurrently: throws UNAUTHENTICATED. */
  private async change(
    id: string,
    details: Partial<Pick<Account, 'name' | 'phone' | 'mailAboutOrders' | 'language'>>,
  ): Promise<Account> {
    const changed = await this.em.nativeUpdate(Account, { id, removedAt: null }, details);
    return changed === 0 ? signedOut() : this.em.findOneOrFail(Account, { id }, { refresh: true });
  }
}

const accountName = ({ role, email }: Pick<Account, 'role' | 'email'>) => `${role} ${email}`;
