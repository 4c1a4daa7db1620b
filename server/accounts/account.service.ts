import type { EntityManager } from '@mikro-orm/postgresql';
import { rowById } from '../database/batch-loader';
import { type Query, preparedQuery } from '../database/query';
import { Account, Role } from './account.entity';
import { type LoginInput, AccountNotActivated, InvalidCredentials, Session, TooManyTries } from './account.types';
import type { AttemptLimiter } from './attempt-limiter';
import { LONGEST_EMAIL, normaliseEmail } from './contact';
import { LONGEST_PASSWORD } from '../../graphql/rules/password';
import { passwordMatches } from './passwords';
import type { Tokens } from './tokens';

const VIEWER = preparedQuery(
  'viewer',
  `select id, role, email, name, phone, password_hash as "passwordHash", mail_about_orders as "mailAboutOrders", language
   from account where id = any(?::uuid[])`,
);

/** Loads the account that makes the call, as a read-only row. */
export type ViewerOf = ReturnType<typeof viewerOf>;

export function viewerOf(query: Query) {
  const rowOf = rowById<{ id: string }>(query, VIEWER);
  return async (id: string): Promise<Account | null> => {
    const row = await rowOf(id);
    return row ? (Object.setPrototypeOf(row, Account.prototype) as Account) : null;
  };
}

export class AccountService {
  constructor(
    private readonly em: EntityManager,
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
}

const accountName = ({ role, email }: Pick<Account, 'role' | 'email'>) => `${role} ${email}`;
