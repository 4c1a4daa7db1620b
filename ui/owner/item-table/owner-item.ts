import { folded } from '../../../texts/folded';

export interface OwnerItem {
  id: string;
  name: string;
  pictureUrl: string | null;
  priceCents: number | null;
  stock: number | null;
  freshlyBaked: boolean;
  published: boolean;
  soldOut: boolean;
  /** Order rules (notice, days, season, daily limit); null when the item is always available. */
  orderRules?: object | null;
}

export interface OwnerCategory {
  id: string;
  name: string;
  items: readonly OwnerItem[];
}

export type ItemFilter = 'all' | 'drafts' | 'soldOut';

const kept: Record<ItemFilter, (item: OwnerItem) => boolean> = {
  all: () => true,
  drafts: ({ published }) => !published,
  soldOut: ({ soldOut, stock }) => soldOut || stock === 0,
};

/**
 * Returns the items that pass the filter and whose name or category contains the words, ignoring accents; categories
 * without such items are left out.
 */
export function findItems(categories: readonly OwnerCategory[], words: string, filter: ItemFilter): OwnerCategory[] {
  const wanted = folded(words.trim());
  if (wanted === '' && filter === 'all') return [...categories];
  return categories
    .map((category) => ({
      ...category,
      items: category.items.filter(
        (item) => kept[filter](item) && folded(`${item.name} ${category.name}`).includes(wanted),
      ),
    }))
    .filter(({ items }) => items.length > 0);
}
