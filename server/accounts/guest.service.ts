import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../clock';
import { newId } from '../identifiers';
import { Account, Role } from './account.entity';
import { type GuestInput, type Session, TooManyTries } from './account.types';
import { spokenLanguage } from './account-language';
import type { AccountService } from './account.service';
import type { AttemptLimiter } from './attempt-limiter';
import { readEmail, readName, readPhone } from './contact';

/**
 * Creates guest accounts, for one order each. Every guest is separate, even when several give the same address
 * (orders/guest-order.service.ts).
 */
export class GuestService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly limiter: AttemptLimiter,
    private readonly accounts: AccountService,
  ) {}

  /** Starts a guest session. Sends no mail before the first order. Throws BAD_USER_INPUT. */
  async start(input: GuestInput, address: string): Promise<Session | TooManyTries> {
    const [email, name, phone] = [readEmail(input.email), readName(input.name), readPhone(input.phone)];
    const wait = await this.limiter.refuse('guest', email, address);
    if (wait !== null) return new TooManyTries(wait);
    const em = this.em.fork();
    const who = { role: Role.GUEST, email, name, phone, language: spokenLanguage() };
    const guest = em.create(Account, { id: newId(this.clock.now()), ...who, createdAt: this.clock.now() });
    await em.flush();
    return this.accounts.openSession(guest);
  }
}
