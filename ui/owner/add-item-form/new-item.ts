import { priceError } from '../item-table/owner-item';
import * as t from './add-item-form.texts';

export interface NewItemDraft {
  categoryId: string;
  categoryName: string;
  name: string;
  pictureUrl: string | null;
  priceCents: number | null;
}

export interface NewItemValues {
  /** Id of an existing category; null for a new category or none. */
  categoryId: string | null;
  /** Trimmed name of the new category; null when none is to be created. */
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

/**
 * Returns the errors by field. A category is not required (specification 7.5); the price may be missing but not
 * invalid.
 */
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
