import { InMemoryCache } from '@apollo/client';
import { REFUSALS } from '../../shared/refusals';

/** What one side of the counter knows. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    // The other members of the unions are named too, or each refusal would seem a type nobody knows.
    possibleTypes: { Refusal: [...REFUSALS], Cart: [], Checkout: [], Order: [], OrderedAgain: [], OwnerSession: [], Session: [] },
    typePolicies: {
      // A customer has one cart a shop, and an empty one has no id of its own yet: the shop names it.
      Cart: { keyFields: ['shop', ['id']] },
      // Named by its start, which other shops’ windows share.
      PickupWindow: { keyFields: false },
      Opening: { merge: true },
      OrderWindow: { merge: true },
      // Sent whole each time: the newer replaces the older.
      Shop: {
        fields: { menu: { merge: false }, pickupWindows: { merge: false }, nextPickupWindow: { merge: false } },
      },
    },
  });
}
