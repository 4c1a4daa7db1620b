import { describe, expect, it } from 'vitest';
import { emptyItem, NEW_CATEGORY, newItem, newItemErrors, type NewItemDraft } from './new-item';

const flan: NewItemDraft = { ...emptyItem, categoryId: 'c-1', name: ' Flan ', pictureUrl: '/flan.webp' };

describe('an item that is new', () => {
  it('needs a name and a picture, and nothing else', () => {
    expect(newItemErrors(emptyItem)).toEqual({ name: 'Donnez un nom.', image: 'Ajoutez une image.' });
    expect(newItem(emptyItem)).toBeNull();
    expect(newItem({ ...flan, categoryId: '' })).toEqual({
      categoryId: null,
      categoryName: null,
      name: 'Flan',
      pictureUrl: '/flan.webp',
      priceCents: null,
    });
  });

  it('may go into a category that is new as well', () => {
    expect(newItem({ ...flan, categoryId: NEW_CATEGORY, categoryName: ' Desserts ' })).toMatchObject({
      categoryId: null,
      categoryName: 'Desserts',
    });
    expect(newItem({ ...flan, categoryId: NEW_CATEGORY })).toMatchObject({ categoryId: null, categoryName: null });
  });

  it('keeps a new name to itself when another category was chosen after all', () => {
    expect(newItem({ ...flan, categoryName: 'Desserts' })).toMatchObject({
      categoryId: 'c-1',
      categoryName: null,
    });
  });

  it('may have no price, but not a wrong one', () => {
    expect(newItemErrors({ ...flan, priceCents: 0 })).toEqual({ price: 'De 0,01 € à 999,99 €.' });
    expect(newItem({ ...flan, priceCents: 320 })).toMatchObject({ priceCents: 320 });
  });
});
