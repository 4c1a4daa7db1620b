import { priceError } from '../item-table/amounts';
import * as t from './add-item-form.texts';

export interface NewItemDraft {
  categoryId: string;
  categoryName: string;
  name: string;
  pictureUrl: string | null;
  priceCents: number | null;
}

export interface NewItemValues {
  /** Id of a category the shop has; null: a new one, or none. */
  categoryId: string | null;
  /** Trimmed; null: no new category is asked for. */
  categoryName: string | null;
  name: string;
  pictureUrl: string;
  priceCents: number | null;
}

export const NEW_CATEGORY = 'new';

export const emptyItem: NewItemDraft = {
  categoryId: '',
  categoryName: '',
  name: '',
  pictureUrl: null,
  priceCents: null,
};

export interface NewItemErrors {
  name?: string;
  image?: string;
  price?: string;
}

/** What is wrong, by field. The category is not asked for (specification 7.5); a price may be left out, but not be wrong. */
export function newItemErrors({ name, pictureUrl, priceCents }: NewItemDraft): NewItemErrors {
  const price = priceCents === null ? undefined : priceError(priceCents);
  return {
    ...(name.trim() === '' && { name: t.nameNeeded() }),
    ...(pictureUrl === null && { image: t.imageNeeded() }),
    ...(price && { price }),
  };
}

export function newItem(draft: NewItemDraft): NewItemValues | null {
  const { categoryId, pictureUrl, priceCents } = draft;
  if (pictureUrl === null || Object.keys(newItemErrors(draft)).length > 0) return null;
  const fresh = categoryId === NEW_CATEGORY;
  return {
    categoryId: fresh || categoryId === '' ? null : categoryId,
    categoryName: (fresh && draft.categoryName.trim()) || null,
    name: draft.name.trim(),
    pictureUrl,
    priceCents,
  };
}
