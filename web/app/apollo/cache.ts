import {
  type FieldPolicy,
  InMemoryCache,
  type Reference,
  type Cache,
  type InMemoryCacheConfig,
  type StoreObject,
} from '@apollo/client';
import { REFUSALS } from '../../page/refusals';

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

/**
 * What has a version never becomes older. An answer that was under way while it changed, or was kept from before, only adds
 * what is not known of it; that may be out of date, so `askAgain` is called.
 */
class NewestCache extends InMemoryCache {
  constructor(
    private readonly askAgain: () => void,
    config: InMemoryCacheConfig,
  ) {
    super(config);
  }

  override write(options: Cache.WriteOptions): Reference | undefined {
    const known = this.extract();
    const newer = versionedIn(options.result).flatMap((one) => {
      const id = this.identify(one) ?? '';
      return Number(known[id]?.['version']) > Number(one['version']) ? [id] : [];
    });
    if (newer.length === 0) return super.write(options);
    const written = super.write({ ...options, broadcast: false });
    for (const id of newer) {
      this.modify({ id, fields: (value, { storeFieldName }) => newest(known[id]?.[storeFieldName], value) });
      if (JSON.stringify(this.extract()[id]) !== JSON.stringify(known[id])) queueMicrotask(this.askAgain);
    }
    return written;
  }
}

function versionedIn(result: unknown): StoreObject[] {
  if (!isObject(result)) return Array.isArray(result) ? result.flatMap(versionedIn) : [];
  const inside = Object.values(result).flatMap(versionedIn);
  return 'version' in result ? [result, ...inside] : inside;
}

function newest(known: unknown, older: unknown): unknown {
  if (known === undefined) return older;
  return isObject(known) && isObject(older) ? { ...known, ...older, ...known } : known;
}

function isObject(value: unknown): value is StoreObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
