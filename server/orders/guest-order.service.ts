import type { EntityManager } from '@mikro-orm/postgresql';
import { Account, Role } from '../accounts/account.entity';
import type { AttemptLimiter } from '../accounts/attempt-limiter';
import { inOneStep } from '../database/retry';
import { Fault } from '../errors';
import { CheckoutState } from '../payments/payment.entity';
import { enqueue } from '../queue';
import { Refusal } from '../refusal';
import type { CancellationService } from './cancellation.service';
import type { NoShowContestService } from './no-show-contest.service';
import { type Order, OrderLink } from './order.entity';
import type { OrderMoveService } from './order-move.service';
import type { OrderService } from './order.service';
import * as t from './order.texts';
import { randomBytes } from 'node:crypto';
import { hashed } from '../accounts/account-links';

/** Seconds after which a running hold has either expired or become an order. */
const PAID_WITHIN_SECONDS = 11 * 60;
const GUESTS = `select id from account where role = 'GUEST' and email = ? order by id for update`;
const PAYING = 'select distinct customer_id as id from checkout where customer_id = any(?::uuid[]) and state = ?';

/**
 * Gives access to guests' orders by mailed link, and moves them to an account once its owner has proved to have the
 * same address.
 */
export class GuestOrderService {
  constructor(
    private readonly em: EntityManager,
    private readonly limiter: AttemptLimiter,
    private readonly orders: OrderService,
    private readonly cancellations: CancellationService,
    private readonly moves: OrderMoveService,
    private readonly contests: NoShowContestService,
  ) {}

  /**
   * Returns the order of a link as its customer sees it. Throws NOT_FOUND, and RATE_LIMITED after too many unknown
   * keys.
   */
  async order(key: string, address: string): Promise<Order> {
    const { id, principal } = await this.opened(key, address);
    return byLink(await this.orders.order(principal, id));
  }

  /** Cancels the order of a link as its customer. Throws as above. */
  async cancel(key: string, address: string) {
    const { id, principal } = await this.opened(key, address);
    return byLink(await this.cancellations.byCustomer(principal, id));
  }

  /** Moves the order of a link to another day as its customer. Throws as above. */
  async move(key: string, startsAt: Date, address: string) {
    const { id, principal } = await this.opened(key, address);
    return byLink(await this.moves.move(principal, id, startsAt));
  }

  /**
   * Contests a no-show as the customer of a link (`NoShowContestService.raise`). Throws as above, and BAD_USER_INPUT.
   */
  async contestNoShow(key: string, reason: string, address: string) {
    const { id, principal } = await this.opened(key, address);
    return byLink(await this.contests.raise(principal, id, reason));
  }

  /**
   * Moves orders and payments of all guests with the account's address to the account, and deletes those guests with
   * their sessions and carts. A guest who is paying right now is joined later, so that no order is placed for a deleted
   * account.
   */
  async join(accountId: string): Promise<void> {
    await inOneStep(this.em.fork(), async (em) => {
      const account = await em.findOne(Account, { id: accountId, removedAt: null });
      if (!account?.activatedAt) return;
      // Lock the guests before their orders, in the same order as a checkout, so that a running checkout finishes first
      // and is found below.
      const guests = await em.execute<{ id: string }[]>(GUESTS, [account.email]);
      const all = guests.map(({ id }) => id);
      const paying = await em.execute<{ id: string }[]>(PAYING, [listOf(all), CheckoutState.HELD]);
      const busy = new Set(paying.map(({ id }) => id));
      const ids = listOf(all.filter((id) => !busy.has(id)));
      // Checkouts first: this waits for a payment being settled, so that its order exists when the orders are moved.
      await em.execute('update checkout set customer_id = ? where customer_id = any(?::uuid[])', [accountId, ids]);
      await em.execute('update orders set customer_id = ? where customer_id = any(?::uuid[])', [accountId, ids]);
      // Raise the token version before the row is deleted, so that all processes are notified (account.entity.ts).
      await em.execute('update account set token_version = token_version + 1 where id = any(?::uuid[])', [ids]);
      await em.execute('delete from account where id = any(?::uuid[])', [ids]);
      if (busy.size > 0) await enqueue(em, 'joinGuests', { accountId }, { delay: PAID_WITHIN_SECONDS });
    });
  }

  private async opened(key: string, address: string) {
    const order = await orderBehind(this.em.fork(), key);
    // A valid key is never rate-limited: 128 bits cannot be guessed, and a mailed link must open on a shared wifi where
    // others tried wrong keys.
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

/** Issues another key of 128 bits for an order; only its hash is stored, and earlier keys stay valid. */
export async function issueOrderLink(em: EntityManager, orderId: string, now: Date): Promise<string> {
  const key = randomBytes(16).toString('base64url');
  await em.insert(OrderLink, { keyHash: hashed(key), order: orderId, createdAt: now });
  return key;
}

/**
 * Returns the order that a key opens and its customer's id; null for an unknown key, and once the order is anonymised.
 */
async function orderBehind(em: EntityManager, key: string): Promise<{ id: string; customerId: string } | null> {
  const link = await em.findOne(OrderLink, { keyHash: hashed(key) }, { populate: ['order'] });
  const customer = link?.order.customer;
  return link && customer ? { id: link.order.id, customerId: customer.id } : null;
}

/**
 * Returns the URL of the order's page for a mail. A guest gets a new link in each mail, because earlier keys are stored
 * only as hashes.
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
