import { folded } from '../../base/field/folded';

/** An item as its owner sees it, whatever customers may see of it. */
export interface OwnerItem {
  id: string;
  name: string;
  imageUrl: string | null;
  /** Integer cents; null: none was given yet, so it cannot be published. */
  priceCents: number | null;
  /** Pieces left today; null: nobody counts. */
  stock: number | null;
  freshlyBaked: boolean;
  /** Whether customers see it. */
  published: boolean;
  /** Taken off for the rest of the day, whatever is counted. */
  soldOut: boolean;
}

/** One category of the menu with its items, in the order of the menu. */
export interface OwnerCategory {
  id: string;
  name: string;
  items: readonly OwnerItem[];
}

/** « 1 article », « 25 articles »; French counts zero as one. */
export function itemCountText(count: number): string {
  return `${count} ${count > 1 ? 'articles' : 'article'}`;
}

/** How a menu stands, in three numbers. */
export interface MenuFigures {
  itemCount: number;
  /** Items customers do not see yet. */
  draftCount: number;
  /** Items customers see but cannot have today. */
  soldOutCount: number;
}

/** Counts a whole menu. */
export function menuFigures(categories: readonly OwnerCategory[]): MenuFigures {
  const items = categories.flatMap((category) => category.items);
  return {
    itemCount: items.length,
    draftCount: items.filter(({ published }) => !published).length,
    soldOutCount: items.filter(({ published, soldOut, stock }) => published && (soldOut || stock === 0)).length,
  };
}

export type ItemFilter = 'all' | 'drafts' | 'soldOut';

const kept: Record<ItemFilter, (item: OwnerItem) => boolean> = {
  all: () => true,
  drafts: ({ published }) => !published,
  soldOut: ({ soldOut, stock }) => soldOut || stock === 0,
};

/** What is left of a menu: items whose name, or whose category's name, holds the words, accents or not. */
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
