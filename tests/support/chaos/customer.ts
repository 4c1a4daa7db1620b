import { setTimeout as pause } from 'node:timers/promises';
import { ChooseCardDocument } from '../../../graphql/generated/customer/saved-cards';
import {
  addToCart,
  cartOf,
  payByCard,
  placeOrder,
  type Server,
  setQuantity,
  startCheckout,
  windowsOf,
} from '../ordering';
import { aCustomer, aGuest, graphql, type Somebody, type Fixtures } from '../fixtures';

/** So many guests may hold at once behind one address (guest-holds.ts). */
const MOST_GUESTS = 12;
/** Each visit is for one of these; undefined: today. */
const DAYS = [undefined, undefined, '2026-11-25', '2026-11-28'];

/** Customers, every second of the first of them without an account. */
export async function aCrowd(fixtures: Fixtures, size: number): Promise<Somebody[]> {
  const crowd: Somebody[] = [];
  for (let index = 0; index < size; index++)
    crowd.push(await (index % 2 === 1 && index < 2 * MOST_GUESTS ? aGuest(fixtures) : aCustomer(fixtures)));
  return crowd;
}

/** What the customers were answered, to be held against the tables afterwards. */
export interface Answers {
  /** Ids of orders that were answered. */
  orders: Set<string>;
  /** Intents whose card payment was answered « succeeded ». */
  paid: Set<string>;
  refunds: number;
  checkouts: number;
  /** How often which refusal was read. */
  refusals: Map<string, number>;
  /** Calls that had no answer, or were answered to come again. */
  repeated: number;
  /** Anything else: there must be none. */
  wrong: string[];
}

export const noAnswers = (): Answers => ({
  orders: new Set(),
  paid: new Set(),
  refunds: 0,
  checkouts: 0,
  refusals: new Map(),
  repeated: 0,
  wrong: [],
});

interface Market {
  servers: readonly Server[];
  shopId: string;
  items: readonly string[];
  random: () => number;
  /** Lets a hold run out and some time go by, before its payment. */
  dawdle?: (intentId: string) => Promise<void>;
}

const COME_AGAIN = /"code":"(UNAVAILABLE|CONFLICT|RATE_LIMITED)"|fetch failed|terminated|socket|ECONN|not valid JSON/;

/** Says a thing again, to either server, until it is answered; undefined when that takes more than three minutes. */
async function insisting<T>(market: Market, answers: Answers, call: (server: Server) => Promise<T>) {
  const deadline = Date.now() + 180_000;
  for (let tries = 1; Date.now() < deadline; tries++) {
    const server = pick(market.servers, market.random);
    try {
      return await call(server);
    } catch (error) {
      const words = `${String(error)} ${error instanceof Error ? String(error.cause) : ''}`;
      if (!COME_AGAIN.test(words)) {
        answers.wrong.push(words.slice(0, 300));
        return undefined;
      }
      answers.repeated++;
      await pause(50 + market.random() * Math.min(300 * tries, 2000));
    }
  }
  return undefined;
}

/** One visit: fills the cart, takes a window, mostly pays, mostly waits for the order, sometimes clicks twice. */
export async function visit(market: Market, customer: Somebody, answers: Answers): Promise<void> {
  const { random, shopId } = market;
  const insist = <T>(call: (server: Server) => Promise<T>) => insisting(market, answers, call);
  const itemId = pick(market.items, random);
  const added = await insist((server) => addToCart(server, customer, { itemId, quantity: random() < 0.3 ? 2 : 1 }));
  if (added?.__typename !== 'Cart') return refused(answers, added?.__typename);
  const day = pick(DAYS, random);
  const windows = (await insist((server) => windowsOf(server, shopId, customer.token, day))) ?? [];
  const windowStartsAt = windows.slice(0, 12).at(Math.floor(random() * Math.min(windows.length, 12)));
  if (windowStartsAt === undefined) return;

  const checkout = await insist(async (server) => {
    const { totalCents } = await cartOf(server, customer, shopId);
    return totalCents === 0 ? null : startCheckout(server, customer, { shopId, windowStartsAt, totalCents });
  });
  if (checkout?.__typename !== 'Checkout') {
    refused(answers, checkout?.__typename);
    await insist((server) => emptyCart(server, customer, shopId));
    return;
  }
  answers.checkouts++;
  // Some go away without paying.
  if (random() < 0.15) return;
  // Guests have no account whose card it would be.
  if (random() < 0.3 && !customer.email.endsWith('@invites.test')) {
    const input = { intentId: checkout.intentId, keep: true };
    await insist((server) => graphql(server, customer.token, ChooseCardDocument, { input }));
  }
  if (random() < 0.15) await market.dawdle?.(checkout.intentId);
  const said = await insist((server) =>
    payByCard(server, checkout.clientSecret, random() < 0.05 ? DECLINED : undefined),
  );
  if (said === 'succeeded') answers.paid.add(checkout.intentId);
  // Some close the page before anything is said of an order.
  if (random() < 0.2) return;
  const clicks = random() < 0.3 ? 2 : 1;
  const placed = await Promise.all(
    Array.from({ length: clicks }, () => insist((server) => placeOrder(server, customer, shopId))),
  );
  for (const answer of placed) {
    if (answer?.__typename === 'Order' && answer.id !== undefined) answers.orders.add(answer.id);
    if (answer?.__typename === 'PaymentRefunded') answers.refunds++;
  }
}

function refused({ refusals }: Answers, name = 'nothing'): void {
  refusals.set(name, (refusals.get(name) ?? 0) + 1);
}

const DECLINED = '4000000000000002';

/** What an earlier call, cut off unanswered, took out meanwhile is out as well. */
async function emptyCart(server: Server, customer: Somebody, shopId: string): Promise<void> {
  for (const { id } of (await cartOf(server, customer, shopId)).lines)
    await setQuantity(server, customer, id, 0).catch((error: unknown) => {
      if (!String(error).includes('"code":"NOT_FOUND"')) throw error;
    });
}

function pick<T>(all: readonly T[], random: () => number): T {
  return all[Math.floor(random() * all.length)] as T;
}
