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

/** Appends an older page to the loaded ones; re-reading the first keeps the older ones that still connect to it. */
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

/** Ignores windows that were read earlier (`asOf`) than those in the cache. */
const latestRead: FieldPolicy<readonly { asOf?: number }[]> = {
  merge: (known = [], windows) => (Number(known[0]?.asOf) > Number(windows[0]?.asOf) ? known : windows),
};

/** `askAgain` is called when data shown on the page may be out of date and must be queried again. */
export function createCache(askAgain: () => void = () => undefined): InMemoryCache {
  return new NewestCache(askAgain, {
    // Apollo needs the other members of the unions listed too, or it treats each refusal as an unknown type.
    possibleTypes: {
      Refusal: [...REFUSALS],
      Cart: [],
      Checkout: [],
      Done: [],
      IngredientsAdded: [],
      Order: [],
      OrderedAgain: [],
      OwnCategory: [],
      OwnMealDeal: [],
      OwnOptionGroup: [],
      OwnIngredient: [],
      OwnItem: [],
      OwnShop: [],
      OwnerSession: [],
      Session: [],
    },
    typePolicies: {
      // A customer has one cart per shop and an empty cart has no id yet, so the shop's id is the cache key.
      Cart: { keyFields: ['shop', ['id']], fields: { lines: { merge: false } } },
      // A window's id is its start time, which windows of other shops share, so it cannot be a cache key.
      PickupWindow: { keyFields: false },
      // Other items have groups of the same kind, and an ingredient may stand in two groups at two prices.
      OptionGroup: { keyFields: false },
      Option: { keyFields: false },
      Item: { fields: { optionGroups: { merge: false } } },
      OwnOptionGroup: { fields: { options: { merge: false } } },
      Opening: { merge: true },
      OrderWindow: { merge: true },
      // A stock entry belongs to one day, so the item's id alone cannot be its cache key.
      StockOfDay: { keyFields: false },
      // The server sends these lists whole, so the newer list replaces the older one.
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
          ownMealDeals: { merge: false },
          ownOptionGroups: { merge: false },
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

/** Never replaces an object by an older `version`: that only adds missing fields, and `askAgain` is called. */
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
