import type { OpenCartFragment } from '../../graphql/generated/shared/cart.fragments';

/** « 4 × Tacos, … » of a shop. */
export function sampleCart(id: string, name: string, totalCents: number, items: [number, string][]): OpenCartFragment {
  return {
    __typename: 'Cart',
    id,
    itemCount: items.reduce((sum, [count]) => sum + count, 0),
    elsewhereCount: 0,
    linesCents: totalCents - 29,
    totalCents,
    shop: { __typename: 'Shop', id, name },
    lines: items.map(([quantity, item]) => ({
      __typename: 'CartLine',
      id: item,
      quantity,
      item: { __typename: 'Item', id: item, name: item, nameLang: null },
    })),
  };
}
