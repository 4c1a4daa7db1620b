import type { EntityManager } from '@mikro-orm/postgresql';
import { Account, Role } from '../accounts/account.entity';
import type { AttemptLimiter } from '../accounts/attempt-limiter';
import { inOneStep } from '../database/retry';
import { Fault } from '../errors';
import { CheckoutState } from '../payments/checkout.entity';
import { enqueue } from '../queue';
import { Refusal } from '../refusal';
import type { CancellationService } from './cancellation.service';
import type { NoShowContestService } from './no-show-contest.service';
import type { Order } from './order.entity';
import type { OrderMoveService } from './order-move.service';
import type { OrderService } from './order.service';
import * as t from './order.texts';
import { randomBytes } from 'node:crypto';
import { hashed } from '../accounts/account-links';
import { OrderLink } from './order-link.entity';

/** A hold is over by then, or an order. */
const PAID_WITHIN_SECONDS = 11 * 60;
const GUESTS = `select id from account where role = 'GUEST' and email = ? order by id for update`;
const PAYING = 'select distinct customer_id as id from checkout where customer_id = any(?::uuid[]) and state = ?';

/** Orders of guests: opened by a mailed link, and an account’s once it is proved that both have the same address. */
export class GuestOrderService {
  constructor(
    private readonly em: EntityManager,
    private readonly limiter: AttemptLimiter,
    private readonly orders: OrderService,
    private readonly cancellations: CancellationService,
    private readonly moves: OrderMoveService,
    private readonly contests: NoShowContestService,
  ) {}

  /** What a link opens, as its customer sees it. Throws NOT_FOUND, and RATE_LIMITED after too many keys that open nothing. */
  async order(key: string, address: string): Promise<Order> {
    const { id, principal } = await this.opened(key, address);
    return byLink(await this.orders.order(principal, id));
  }

  /** As the customer’s own cancelling. Throws as above. */
  async cancel(key: string, address: string) {
    const { id, principal } = await this.opened(key, address);
    return byLink(await this.cancellations.byCustomer(principal, id));
  }

  /** To another day, as its customer does. Throws as above. */
  async move(key: string, startsAt: Date, address: string) {
    const { id, principal } = await this.opened(key, address);
    return byLink(await this.moves.move(principal, id, startsAt));
  }

  /** As its customer does (`NoShowContestService.raise`). Throws as above, and BAD_USER_INPUT. */
  async contestNoShow(key: string, reason: string, address: string) {
    const { id, principal } = await this.opened(key, address);
    return byLink(await this.contests.raise(principal, id, reason));
  }

  /**
   * Orders and payments of all guests with the account’s address become its own, and the guests end with their sessions
   * and carts. Whoever is just paying joins afterwards, so that no order is placed for somebody who has gone.
   */
  async join(accountId: string): Promise<void> {
    await inOneStep(this.em.fork(), async (em) => {
      const account = await em.findOne(Account, { id: accountId, removedAt: null });
      if (!account?.activatedAt) return;
      // Locked before what they ordered, as in a checkout: a running one is waited for and then found.
      const guests = await em.execute<{ id: string }[]>(GUESTS, [account.email]);
      const all = guests.map(({ id }) => id);
      const paying = await em.execute<{ id: string }[]>(PAYING, [listOf(all), CheckoutState.HELD]);
      const busy = new Set(paying.map(({ id }) => id));
      const ids = listOf(all.filter((id) => !busy.has(id)));
      // First: a payment that arrives late keeps its checkout until its order is there.
      await em.execute('update checkout set customer_id = ? where customer_id = any(?::uuid[])', [accountId, ids]);
      await em.execute('update orders set customer_id = ? where customer_id = any(?::uuid[])', [accountId, ids]);
      // Said to all processes before the row is gone (account.entity.ts).
      await em.execute('update account set token_version = token_version + 1 where id = any(?::uuid[])', [ids]);
      await em.execute('delete from account where id = any(?::uuid[])', [ids]);
      if (busy.size > 0) await enqueue(em, 'joinGuests', { accountId }, { delay: PAID_WITHIN_SECONDS });
    });
  }

  private async opened(key: string, address: string) {
    const order = await orderBehind(this.em.fork(), key);
    // Whatever others tried: 128 bits are not guessed, and a mailed link opens on a wifi full of strangers.
    if (order) return { id: order.id, principal: { role: Role.GUEST, id: order.customerId } };
    const seconds = await this.limiter.refuse('orderLink', '', address);
    if (seconds !== null) throw new Fault('RATE_LIMITED', t.tooManyKeys(), { retryAfterSeconds: seconds });
    throw new Fault('NOT_FOUND', t.unknown());
  }
}

/** Marks an order as opened by a link, which makes the caller its customer. */
function byLink<Answer extends object>(answer: Answer): Answer {
  return answer instanceof Refusal ? answer : Object.assign(answer, { openedByLink: true });
}

const listOf = (ids: readonly string[]) => `{${ids.join(',')}}`;

/** Another key for an order, of 128 bits; only its hash is kept, and earlier ones go on working. */
export async function issueOrderLink(em: EntityManager, orderId: string, now: Date): Promise<string> {
  const key = randomBytes(16).toString('base64url');
  await em.insert(OrderLink, { keyHash: hashed(key), order: orderId, createdAt: now });
  return key;
}

/** The order a key opens, and whose it is; null for any other key, and once nobody knows any more whose it is. */
async function orderBehind(em: EntityManager, key: string): Promise<{ id: string; customerId: string } | null> {
  const link = await em.findOne(OrderLink, { keyHash: hashed(key) }, { populate: ['order'] });
  const customer = link?.order.customer;
  return link && customer ? { id: link.order.id, customerId: customer.id } : null;
}

/**
 * Where its customer reads an order that a mail is about: a guest by a link, made for that mail, as no key is kept
 * from which an earlier one could be written again.
 */
export async function orderPage(
  em: EntityManager,
  origin: string,
  { id, token }: Pick<Order, 'id' | 'token'>,
  { role }: Pick<Account, 'role'>,
  now: Date,
): Promise<string> {
  return role === Role.GUEST ? `${origin}/commande/${await issueOrderLink(em, id, now)}` : `${origin}/order/${token}`;
}
