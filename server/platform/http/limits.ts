import type { Attempt } from '../../accounts/sign-in/attempt-limiter';
import { Fault } from '../../errors';
import type { Context } from '../context';
import * as t from '../platform.texts';

/**
 * Rate-limited calls by GraphQL field and REST path, which share one budget. Sign-in and mails are limited in their
 * services, where the typed address is known.
 */
export const LIMITED: Readonly<Record<string, Attempt>> = {
  'Mutation.addToCart': 'cart',
  'Mutation.setCartLineQuantity': 'cart',
  'Mutation.orderAgain': 'cart',
  'Mutation.joinCart': 'cart',
  'Mutation.saveFavourite': 'cart',
  'Mutation.favouriteToCart': 'cart',
  'Mutation.watchFor': 'cart',
  'POST /api/cart/add': 'cart',
  'Query.pickupDays': 'cart',
  'Mutation.moveOrder': 'cart',
  'Mutation.startCheckout': 'checkout',
  'POST /api/payment-page/create-intent': 'checkout',
  'Query.savedCards': 'savedCard',
  'Mutation.chooseCard': 'savedCard',
  'Mutation.removeSavedCard': 'savedCard',
  'Mutation.placeOrder': 'order',
  'POST /api/cart/place-order': 'order',
  'Mutation.printTicket': 'print',
  'Mutation.reprintTicket': 'print',
  'Mutation.addPrinter': 'printer',
  'Mutation.testPrinter': 'print',
  'POST /api/print': 'print',
  'Query.heardOrder': 'voice',
  'Mutation.placeCounterOrder': 'voice',
  'POST /api/orders': 'voice',
  'POST /api/uploadImage': 'upload',
  'POST /api/addCategory': 'upload',
  'POST /api/notifications/save-token': 'device',
  'Mutation.createPayoutAccount': 'payout',
  'Mutation.openPayoutOnboarding': 'payout',
  'POST /api/restaurantPaymentSetup/create-stripe-account': 'payout',
  'GET /api/restaurantPaymentSetup/onboarding-link/:restaurantId': 'payout',
  'Query.addresses': 'search',
  'Query.findDishes': 'search',
  'Query.shopsAround': 'search',
  'Mutation.saveShopIdentity': 'search',
  'Mutation.registerOwner': 'search',
  'POST /api/owner/register': 'search',
};

/** Limits that also count callers who are not signed in, because these fields are public. */
const PUBLIC: ReadonlySet<Attempt> = new Set<Attempt>(['search']);

/**
 * Counts one call; throws RATE_LIMITED with `retryAfterSeconds`. Each field of a GraphQL document counts as one call.
 */
export async function withinLimits(
  caller: Pick<Context, 'principal' | 'address' | 'limiter'>,
  what: string,
): Promise<void> {
  const { principal, address, limiter } = caller;
  const attempt = LIMITED[what];
  // Not counted: the call is refused anyway without a session.
  if (attempt === undefined || (!principal && !PUBLIC.has(attempt))) return;
  if (attempt === 'checkout' && principal) {
    const pause = await limiter.pause('failedCard', principal.id);
    if (pause !== null)
      throw new Fault('RATE_LIMITED', t.cardsDeclined(), {
        retryAfterSeconds: pause,
      });
  }
  const wait = await limiter.refuse(attempt, principal?.id ?? '', address);
  if (wait !== null) throw new Fault('RATE_LIMITED', t.tooManyRequests(), { retryAfterSeconds: wait });
}
