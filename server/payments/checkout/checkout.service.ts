import type { EntityManager } from '@mikro-orm/postgresql';
import { centsOf, choiceRefusal, linesCentsOf, preparationUnitsOf } from '../../carts/cart-pricing';
import { cartLock, lockCart } from '../../carts/cart-rows';
import { CartFull, LineProblem, PriceChanged } from '../../carts/cart.types';
import { type CartDraft, type CartService, pricedCart } from '../../carts/cart.service';
import type { PricedLine } from '../../carts/priced-line';
import type { Clock } from '../../clock';
import { retrying, queryTransaction, type Send } from '../../database/transaction';
import { type Query, rowsOf, preparedQuery } from '../../database/query';
import { Fault } from '../../errors';
import { newId } from '../../identifiers';
import { toReader } from '../../locale';
import { appliedMealDeals } from '../../menus/meal-deal.entity';
import { SoldOut } from '../../menus/menu.types';
import { formatEuros, MOST_OF_A_CART_CENTS, SERVICE_CHARGE_CENTS } from '../../money';
import {
  applyHolds,
  CHECKOUT_LOCKS,
  checkoutLockKeys,
  releaseHold,
  NO_CHANGES,
  Shortfall,
  takeUnits,
  windowRow,
} from '../../pickup/holds';
import { otherDate } from '../../pickup/later-day';
import { type PickupWindow, windowAt } from '../../pickup/pickup-windows';
import { WindowInvalid } from '../../pickup/pickup.types';
import type { PickupService } from '../../pickup/pickup.service';
import { Refusal } from '../../refusal';
import type { Shop } from '../../shops/shop.entity';
import type { ShopService } from '../../shops/shop.service';
import { Checkout, CheckoutState, type Payment, PaymentState } from '../payment.entity';
import {
  chosenWindow,
  type ChosenWindow,
  unavailableAt,
  isWindow,
  type WindowChoice,
} from '../../pickup/chosen-window';
import {
  checkNetwork,
  HOLD,
  type HoldRow,
  holdsOfCustomer,
  PAYMENT,
  RELEASE,
  holdsOf,
  sameLines,
} from './checkout-holds';
import { BeingPaidElsewhere, CartEmpty, type CartHold, CheckoutView, TooManyHolds } from './checkout.results';
import { cancelPayment } from './cancel-payment';
import type { PaymentGateway } from '../stripe/stripe-gateway';
import * as t from '../payment.texts';
import type { ShopFees } from '../../config';
import { providerFeeOf, shopFeeOf, statementSuffixOf } from '../provider-fees';
import { LEAST_PAYABLE_CENTS } from '../stripe/stripe-calls';
import { Account, Role } from '../../accounts/account.entity';

const LOCKS = cartLock('checkout-locks', CHECKOUT_LOCKS);
const OPEN_PAYMENT = preparedQuery(
  'open-payment',
  `with opened as (insert into payment (intent_id, checkout_id, amount_cents, destination, state, created_at, provider_fee_cents,
       shop_pays_fee)
     values (?, ?, ?, ?, 'OPEN', ?, ?, ?) on conflict do nothing)
   select state from checkout where id = ? for share`,
);
const HOLD_MS = 10 * 60_000;
const TRIES = 4;
/** For all calls to the provider and the wait for another tab, so that eight seconds are enough to answer. */
const PROVIDER_MS = 7_000;

export interface CheckoutRequest {
  shopId: string;
  /** The chosen window; null when the client names it only at place-order (specification 4.7). */
  window: WindowChoice | null;
  /** Total the customer was shown, in cents; null when the client leaves it to the server. */
  statedTotalCents: number | null;
  /** Network of a guest (accounts/guest-holds.ts); none for accounts. */
  network?: string | null;
}

/** A hold that the customer wants to replace, whose payment has to be cancelled first. */
class HoldReplaced {
  constructor(
    readonly checkout: HoldRow,
    readonly intentId: string,
  ) {}
}

/** A hold whose payment can be opened. */
class HoldReady {
  constructor(
    readonly checkout: Omit<HoldRow, 'window'>,
    readonly isNew: boolean,
  ) {}
}

interface HoldRequest extends CheckoutRequest, ChosenWindow {
  customerId: string;
  shop: Shop;
}

interface NewHold extends Pick<HoldRow, 'aheadDay' | 'mealDeals'>, Pick<CheckoutRequest, 'network'> {
  customerId: string;
  shop: Shop;
  lines: PricedLine[];
  window: PickupWindow | null;
}

const MOST_HOLDS = 3;

/** Turns a cart into a payment intent: prices are frozen, window and stock held for 10 minutes (specification 4.5). */
export class CheckoutService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly shops: ShopService,
    private readonly carts: CartService,
    private readonly pickup: PickupService,
    private readonly gateway: PaymentGateway,
    /** What shops pay of each payment, including whether the provider's fees are theirs or the platform's. */
    private readonly shopFees: ShopFees,
  ) {}

  /** Holds what is in the cart and opens its payment; the same cart and window are the same payment. */
  start(customerId: string, request: CheckoutRequest) {
    const answerBy = performance.now() + PROVIDER_MS;
    return withMutex(`${customerId} ${request.shopId}`, () => this.startNow(customerId, request, answerBy));
  }

  /** Returns the customer's running hold in a shop; null when there is none, or it has no window. */
  async holdOf(customerId: string, shopId: string): Promise<CartHold | null> {
    const held = await this.em.findOne(
      Checkout,
      { customer: customerId, shop: shopId, state: CheckoutState.HELD, holdUntil: { $gt: this.clock.now() } },
      { populate: ['window', 'shop'], refresh: true },
    );
    if (!held?.window) return null;
    const { units, totalCents, shop, window, holdUntil } = held;
    const { startsAt, endsAt, shownFrom } = window;
    const now = this.clock.now();
    const id = startsAt.toISOString();
    const kept = { ...(await this.pickup.dayOf(shop, startsAt)), ...windowAt(startsAt, endsAt, shop.zone), shownFrom };
    return {
      ...{ windowId: id, units, totalCents, secondsLeft: Math.floor((holdUntil.getTime() - now.getTime()) / 1000) },
      window: { id, asOf: 0, ...kept, remaining: units, otherDate: otherDate(shop.zone, startsAt, now) },
    };
  }

  private async startNow(customerId: string, request: CheckoutRequest, answerBy: number) {
    const shop = await this.shops.shown(request.shopId);
    await requirePhone(this.em, shop, customerId);
    // Read before the transaction: one that waits for a second connection while holding its first can exhaust the pool.
    const chosen = await chosenWindow(this.pickup, shop, request.window);
    try {
      for (let attempt = 1; attempt <= TRIES; attempt++) {
        const held = await queryTransaction(this.em, (query, send) =>
          this.holdIn(query, send, { customerId, shop, ...chosen, ...request }),
        );
        if (held instanceof HoldReplaced) {
          const { status } = await cancelPayment(this.em, this.gateway, held.intentId, answerBy);
          // The customer paid before the payment could be cancelled.
          if (status === 'succeeded')
            return (await this.openPayment(new HoldReady(held.checkout, false), shop, answerBy)) ?? new CartEmpty();
        } else if (held instanceof HoldReady) {
          const opened = await this.openPayment(held, shop, answerBy);
          if (opened) return opened;
        } else {
          return held;
        }
      }
    } catch (error) {
      if (error instanceof Shortfall) return this.pickup.explain(error, shop, chosen.startsAt);
      throw error;
    }
    return new BeingPaidElsewhere();
  }

  private async holdIn(query: Query, send: Send, request: HoldRequest) {
    const { customerId, shop, offered } = request;
    const now = this.clock.now();
    await lockCart(query, LOCKS, { customerId, shopId: shop.id, now }, checkoutLockKeys(customerId, shop.id));
    const [holds, cart] = await Promise.all([
      holdsOfCustomer(query, customerId),
      this.carts.draft(query, customerId, shop.id),
    ]);
    const earlier = holds.find(({ shopId }) => shopId === shop.id) ?? null;
    const payable = this.linesToPay(cart, request, earlier);
    if (payable instanceof Refusal) return payable;
    const { lines, mealDeals, unavailable } = payable;
    const [payment] = earlier ? await query<Pick<Payment, 'intentId' | 'state'>>(PAYMENT, [earlier.id]) : [];
    const open = payment?.state !== PaymentState.CANCELLED;
    const stands = earlier !== null && open && earlier.holdUntil > now && sameLines(earlier.lines, lines);
    // The customer who holds a window may still pay for it after it is no longer offered.
    const chosen = typeof offered === 'string' ? request.window : offered;
    if (stands && isWindow(earlier.window, chosen, shop.zone)) return new HoldReady(earlier, false);
    if (offered === 'none') return new WindowInvalid();
    // Checked only for new holds, because what was held in time may be paid.
    if (unavailable) return unavailable;
    if (earlier && payment && open) return new HoldReplaced(earlier, payment.intentId);
    // Running holds in other shops are limited, because they keep places and stock from other customers.
    if (holds.filter((hold) => hold !== earlier && hold.holdUntil > now).length >= MOST_HOLDS)
      return new TooManyHolds();
    if (request.network) await checkNetwork(query, request.network, customerId, now);
    const taken = { ...request, lines, mealDeals, window: offered === 'later' ? null : offered };
    return new HoldReady(await this.replaceHold(query, send, earlier, taken), true);
  }

  /** Returns the cart frozen at current prices, or the refusal that prevents paying it. */
  private linesToPay(cart: CartDraft, request: HoldRequest, earlier: HoldRow | null) {
    const { aheadDay, statedTotalCents } = request;
    const start = request.start ?? startHeld(earlier, request);
    const held = earlier ? holdsOf({ ...earlier, window: null }).stock : NO_CHANGES.stock;
    const priced = pricedCart({ ...cart, held }, start, aheadDay !== null);
    const { lines: now, mealDeals } = priced;
    if (now.length === 0) return new CartEmpty();
    // Prices may have risen since the cart was filled.
    if (centsOf(priced) > MOST_OF_A_CART_CENTS) return new CartFull('cents');
    for (const { view, priced: line, stock } of now) {
      if (view.problem === LineProblem.CHOICE_UNAVAILABLE) return choiceRefusal(view);
      if (!line) return new SoldOut(view.item.nameRead, stock ?? 0);
    }
    const lines = now.flatMap(({ priced }) => priced ?? []);
    const totalCents = linesCentsOf(lines) + SERVICE_CHARGE_CENTS;
    if (statedTotalCents !== null && statedTotalCents !== totalCents) {
      return new PriceChanged(totalCents, formatEuros(totalCents));
    }
    // The provider's minimum amount, checked before anything is held.
    if (totalCents < LEAST_PAYABLE_CENTS) throw new Fault('BAD_USER_INPUT', t.tooSmall(LEAST_PAYABLE_CENTS));
    return { lines, mealDeals, unavailable: unavailableAt(request, now, this.clock.now()) };
  }

  /** Replaces the customer's earlier hold in one step, so that nothing is lost when it fails. */
  private async replaceHold(
    query: Query,
    send: Send,
    earlier: HoldRow | null,
    { customerId, shop, lines, mealDeals, window, aheadDay, network }: NewHold,
  ): Promise<HoldRow> {
    const now = this.clock.now();
    const units = preparationUnitsOf(lines);
    const atOnce = window && !earlier && (await takeUnits(query, shop.id, window, units, now));
    const booked = atOnce ? { ...window, id: atOnce } : window && (await windowRow(query, shop, window, now));
    if (earlier) await query(RELEASE, [earlier.id]);
    const taken = holdsOf({ window: atOnce ? null : booked, units, lines, aheadDay });
    if (earlier) await releaseHold(query, holdsOf(earlier), earlier.createdAt, taken);
    else await applyHolds(query, taken);
    const [linesCents, feeCents] = [linesCentsOf(lines), SERVICE_CHARGE_CENTS];
    const cents = { feeCents, totalCents: linesCents + feeCents };
    const times = { aheadDay, holdUntil: new Date(now.getTime() + HOLD_MS), createdAt: now };
    const hold = { id: newId(now), shopId: shop.id, lines, mealDeals, ...cents, units, window: booked, ...times };
    const amounts = [linesCents, feeCents, hold.totalCents, units];
    const whose = [hold.id, customerId, shop.id, JSON.stringify(lines), JSON.stringify(mealDeals)];
    send(HOLD, [...whose, ...amounts, booked?.id, hold.holdUntil, now, aheadDay, network ?? null]);
    return hold;
  }

  /**
   * Opens the payment of a hold, or returns the existing one: the idempotency key makes a repeated call return the same
   * intent. Returns null, and cancels the payment, when another call replaced the hold before the payment was stored.
   */
  private async openPayment(
    { checkout, isNew }: HoldReady,
    shop: Shop,
    answerBy: number,
  ): Promise<CheckoutView | null> {
    const destination = shop.paymentAccountId ?? '';
    const providerFeeCents = providerFeeOf(checkout.totalCents);
    const intent = await this.gateway.createIntent({
      amountCents: checkout.totalCents,
      destination,
      // The fees cannot exceed the total; below one euro they leave the shop nothing.
      applicationFeeCents: Math.min(
        checkout.feeCents + shopFeeOf(checkout.totalCents, this.shopFees),
        checkout.totalCents,
      ),
      statementSuffix: statementSuffixOf(shop.name),
      metadata: { checkoutId: checkout.id, shopId: shop.id },
      idempotencyKey: `intent:${checkout.id}`,
      answerBy,
    });
    // A call that replaces the hold has locked it: it sees this payment, or this statement waits for it.
    const payment = [intent.id, checkout.id, checkout.totalCents, intent.destination, this.clock.now()];
    // Read from the intent as first created, because the fee setting may have changed since.
    const shopPaysCents = Math.max(0, intent.applicationFeeCents - checkout.feeCents);
    const values = [...payment, shopPaysCents || providerFeeCents, shopPaysCents > 0, checkout.id];
    const [row] = await retrying(() => rowsOf<{ state: string }>(this.em, OPEN_PAYMENT, values));
    if (row?.state === 'RELEASED') {
      await cancelPayment(this.em, this.gateway, intent.id, answerBy);
      return null;
    }
    // Retrieved anew, because the provider answers a repeated request with its first answer.
    const current = isNew ? intent : await this.gateway.retrieveIntent(intent.id, answerBy);
    // A returning customer chooses anew whether to save the card.
    if (current?.keepsCard)
      await this.gateway.attachStripeCustomer({ intentId: intent.id, keepsCard: false, answerBy });
    const { id, totalCents, feeCents, holdUntil } = checkout;
    return Object.assign(new CheckoutView(), {
      ...{ id, intentId: intent.id, clientSecret: intent.clientSecret, totalCents, feeCents, holdUntil },
      lines: checkout.lines.map(({ cartLineId, quantity, unitCents, name, english }) => ({
        ...{ id: cartLineId, quantity, lineCents: unitCents * quantity },
        name: toReader(name, english?.name),
        nameLang: english && english.name !== name ? toReader(null, 'en') : null,
      })),
      mealDeals: appliedMealDeals(checkout.mealDeals),
      holdSeconds: Math.max(0, Math.floor((holdUntil.getTime() - this.clock.now().getTime()) / 1000)),
      paid: current?.status === 'succeeded',
    });
  }
}

/** Returns the start of the chosen window when it is held, whose meal deals stay after it is no longer offered. */
function startHeld(earlier: HoldRow | null, { window, shop }: HoldRequest): ChosenWindow['start'] {
  const held = earlier?.window;
  return held?.day && isWindow(held, window, shop.zone) ? { startsAt: held.startsAt, day: held.day } : null;
}

/** Throws BAD_USER_INPUT for a guest without a phone number when the shop asks for one. */
async function requirePhone(em: EntityManager, { asksPhone }: Pick<Shop, 'asksPhone'>, customerId: string) {
  const silent = asksPhone && (await em.count(Account, { id: customerId, role: Role.GUEST, phone: null })) > 0;
  if (silent) throw new Fault('BAD_USER_INPUT', t.phoneAsked());
}

const latest = new Map<string, Promise<unknown>>();

/** Keeps a customer's tabs from cancelling each other's payment; the database guards what must hold. */
async function withMutex<R>(key: string, work: () => Promise<R>): Promise<R> {
  const before = latest.get(key) ?? Promise.resolve();
  const mine = before.then(work, work);
  latest.set(key, mine);
  try {
    return await mine;
  } finally {
    if (latest.get(key) === mine) latest.delete(key);
  }
}
