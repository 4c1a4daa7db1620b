import type { FormErrors } from '../../base/form/use-form';
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

/**
 * Returns the errors by field. A category is not required (specification 7.5); the price may be missing but not
 * invalid.
 */
export function newItemErrors({ name, pictureUrl, priceCents }: NewItemDraft): FormErrors<'name' | 'image' | 'price'> {
  const price = priceCents === null ? undefined : priceError(priceCents);
  return {
    ...(name.trim() === '' && { name: t.nameNeeded() }),
    ...(pictureUrl === null && { image: t.imageNeeded() }),
    ...(price && { price }),
  };
}

/** Returns the values of a draft without errors. */
export function newItem({ categoryId, categoryName, name, pictureUrl, priceCents }: NewItemDraft): NewItemValues {
  const fresh = categoryId === NEW_CATEGORY;
  return {
    categoryId: fresh || categoryId === '' ? null : categoryId,
    categoryName: (fresh && categoryName.trim()) || null,
    name: name.trim(),
    pictureUrl: pictureUrl as string,
    priceCents,
  };
}
