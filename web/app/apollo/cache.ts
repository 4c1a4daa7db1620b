import type { FieldPolicy, InMemoryCache, Reference } from '@apollo/client';
import { REFUSALS } from '../../page/refusals';
import { NewestCache } from './newest-cache';

type Page<List extends string> = { next: string | null } & Record<List, readonly Reference[]>;

/** Older pages are added to the newer; the first one, read anew, keeps those behind it that are still joined to it. */
function olderAfterNewer<List extends string>(list: List): FieldPolicy<Page<List>> {
  return {
    keyArgs: false,
    merge: (known, page, { args }) => {
      if (!known) return page;
      if (args?.['after']) return { ...page, [list]: [...known[list], ...page[list]] };
      const last = page[list].at(-1)?.__ref;
      const joint = known[list].findIndex(({ __ref }) => __ref === last);
      return joint < 0 ? page : { ...known, [list]: [...page[list], ...known[list].slice(joint + 1)] };
    },
  };
}

/** Windows that were read before those already known are no news. */
const latestRead: FieldPolicy<readonly { asOf?: number }[]> = {
  merge: (known = [], windows) => (Number(known[0]?.asOf) > Number(windows[0]?.asOf) ? known : windows),
};

/** `askAgain`: for what is on the page, since part of it may be out of date. */
export function createCache(askAgain: () => void = () => undefined): InMemoryCache {
  return new NewestCache(askAgain, {
    // The other members of the unions are named too, or each refusal would seem a type nobody knows.
    possibleTypes: {
      Refusal: [...REFUSALS],
      Cart: [],
      Checkout: [],
      Done: [],
      IngredientsAdded: [],
      Order: [],
      OrderedAgain: [],
      OwnCategory: [],
      OwnIngredient: [],
      OwnItem: [],
      OwnShop: [],
      OwnerSession: [],
      Session: [],
    },
    typePolicies: {
      // A customer has one cart a shop, and an empty one has no id of its own yet: the shop names it.
      Cart: { keyFields: ['shop', ['id']] },
      // Named by its start, which other shops’ windows share.
      PickupWindow: { keyFields: false },
      Opening: { merge: true },
      OrderWindow: { merge: true },
      // Of one day each: the item alone does not name them.
      StockOfDay: { keyFields: false },
      // Sent whole each time: the newer replaces the older.
      OwnMenu: { fields: { categories: { merge: false }, catalogue: { merge: false } } },
      OwnShop: {
        fields: { openingHours: { merge: false }, exceptionalDays: { merge: false }, firstSteps: { merge: false } },
      },
      OwnCategory: { fields: { items: { merge: false } } },
      Query: {
        fields: {
          failedRefunds: { merge: false },
          orderHistory: olderAfterNewer('orders'),
          ownIngredients: { merge: false },
          ownStock: { merge: false },
        },
      },
      Shop: {
        fields: {
          menu: { merge: false },
          pickupWindows: latestRead,
          nextPickupWindow: { merge: false },
          earliestPickup: { merge: false },
          openingWeek: { merge: false },
          starCounts: { merge: false },
          reviews: olderAfterNewer('reviews'),
        },
      },
    },
  });
}
