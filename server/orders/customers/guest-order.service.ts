import type { EntityManager } from '@mikro-orm/postgresql';
import { Account, Role } from '../../accounts/account.entity';
import type { AttemptLimiter } from '../../accounts/sign-in/attempt-limiter';
import type { Principal } from '../../accounts/principal';
import { transaction } from '../../database/transaction';
import { Fault } from '../../errors';
import { CheckoutState } from '../../payments/payment.entity';
import { enqueue } from '../../queue';
import { Refusal } from '../../refusal';
import { type Order, OrderLink } from '../order.entity';
import * as t from '../order.texts';
import { randomBytes } from 'node:crypto';
import { hashed } from '../../accounts/registration/account-links';

/** Seconds after which a running hold has either expired or become an order. */
const PAID_WITHIN_SECONDS = 11 * 60;
const GUESTS = `select id from account where role = 'GUEST' and email = ? order by id for update`;
const PAYING = 'select distinct customer_id as id from checkout where customer_id = any(?::uuid[]) and state = ?';

/** Opens guests' orders by mailed link, and moves them to the account that has proved to have their address. */
export class GuestOrderService {
  constructor(
    private readonly em: EntityManager,
    private readonly limiter: AttemptLimiter,
  ) {}

  /**
   * Lets the holder of a mailed link act on its order as its customer, who the order is then opened for. Throws NOT_FOUND
   * for an unknown key, RATE_LIMITED after too many of them, and what `act` throws.
   */
  async asCustomer<Answer extends object>(
    key: string,
    address: string,
    act: (principal: Principal, orderId: string) => Promise<Answer>,
  ): Promise<Answer> {
    const order = await orderBehind(this.em.fork(), key);
    // A valid key is never limited: it cannot be guessed, and must open on a wifi where others tried wrong ones.
    if (order) {
      const answer = await act({ role: Role.GUEST, id: order.customerId }, order.id);
      return answer instanceof Refusal ? answer : Object.assign(answer, { openedByLink: true });
    }
    const seconds = await this.limiter.refuse('orderLink', '', address);
    if (seconds !== null) throw new Fault('RATE_LIMITED', t.tooManyKeys(), { retryAfterSeconds: seconds });
    throw new Fault('NOT_FOUND', t.unknown());
  }

  /**
   * Moves orders and payments of all guests with the account's address to the account, and deletes those guests with
   * their sessions and carts. A guest who is paying right now is joined later, so that no order is placed for a deleted
   * account.
   */
  async join(accountId: string): Promise<void> {
    await transaction(this.em, async (em) => {
      const account = await em.findOne(Account, { id: accountId, removedAt: null });
      if (!account?.activatedAt) return;
      // Guests before their orders, as in a checkout: a running one finishes first and is found below.
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
}

const listOf = (ids: readonly string[]) => `{${ids.join(',')}}`;

/** Issues another key of 128 bits for an order; only its hash is stored, and earlier keys stay valid. */
export async function issueOrderLink(em: EntityManager, orderId: string, now: Date): Promise<string> {
  const key = randomBytes(16).toString('base64url');
  await em.insert(OrderLink, { keyHash: hashed(key), order: orderId, createdAt: now });
  return key;
}

/** Returns the order and customer of a key; null for an unknown key, and once the order is anonymised. */
async function orderBehind(em: EntityManager, key: string): Promise<{ id: string; customerId: string } | null> {
  const link = await em.findOne(OrderLink, { keyHash: hashed(key) }, { populate: ['order'] });
  const customer = link?.order.customer;
  return link && customer ? { id: link.order.id, customerId: customer.id } : null;
}

/** Returns the URL of the order's page for a mail. Each mail to a guest has a new link: only hashes are stored. */
export async function orderPage(
  em: EntityManager,
  origin: string,
  { id, token }: Pick<Order, 'id' | 'token'>,
  { role }: Pick<Account, 'role'>,
  now: Date,
): Promise<string> {
  return role === Role.GUEST ? `${origin}/commande/${await issueOrderLink(em, id, now)}` : `${origin}/order/${token}`;
}
