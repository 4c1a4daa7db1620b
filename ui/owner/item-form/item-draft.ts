import { ITEM_DEFAULTS } from '../../../graphql/rules/item-defaults';
import { newBasics, type ItemBasics, type ItemErrors, type Unfinished } from '../item-basics/item-basics';
import { rulesError } from '../order-rules/order-rules';
import { priceError, stockError } from '../item-table/owner-item';
import * as t from './item-form.texts';

export interface CatalogueItem {
  name: string;
  pictureUrl: string | null;
}

export interface CatalogueCategory {
  id: string;
  name: string;
  items: readonly CatalogueItem[];
}

export interface ItemDraft extends Unfinished<ItemBasics, 'pictureUrl'> {
  description: string;
  priceCents: number | null;
  /** Number of pieces for today; null when not entered, or when the stock of an existing item is not counted. */
  stock: number | null;
  published: boolean;
  freshlyBaked: boolean;
}

export interface ItemValues extends ItemDraft {
  priceCents: number;
}

export const emptyDraft: ItemDraft = {
  ...newBasics,
  priceCents: null,
  stock: null,
  freshlyBaked: false,
  description: '',
  descriptionEn: null,
  ...ITEM_DEFAULTS.SIMPLE,
  published: true,
};

/** Changes the category and resets the name and picture that belonged to the previous one (specification 7.3). */
export function chooseCategory(draft: ItemDraft, categoryId: string): ItemDraft {
  return { ...draft, categoryId, name: '', pictureUrl: null };
}

/** Sets the name and its catalogue picture (specification 7.3). */
export function chooseName(draft: ItemDraft, name: string, categories: readonly CatalogueCategory[]): ItemDraft {
  const known = categories.find(({ id }) => id === draft.categoryId)?.items.find((item) => item.name === name);
  return { ...draft, name, pictureUrl: known?.pictureUrl ?? null };
}

export function findErrors(draft: ItemDraft, uncounted = false): ItemErrors<'stock'> {
  const { categoryId, name, priceCents, stock } = draft;
  const missing = uncounted ? undefined : t.quantityNeeded();
  return {
    categoryId: categoryId === '' ? t.categoryNeeded() : undefined,
    // Names are offered only once a category is chosen, so only one of the two errors is shown.
    name: categoryId !== '' && name.trim() === '' ? t.itemNeeded() : undefined,
    priceCents: priceError(priceCents),
    stock: stock === null ? missing : stockError(stock),
    ...rulesError(draft.orderRules),
  };
}
