import { describe, expect, it } from 'vitest';
import { emptyItem, NEW_CATEGORY, newItem, newItemErrors, type NewItemDraft } from './new-item';

const flan: NewItemDraft = { ...emptyItem, categoryId: 'c-1', name: ' Flan ', pictureUrl: '/flan.webp' };

describe('new item form', () => {
  it('a new item requires only a name and a picture', () => {
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

  it('a new item may be put into a new category', () => {
    expect(newItem({ ...flan, categoryId: NEW_CATEGORY, categoryName: ' Desserts ' })).toMatchObject({
      categoryId: null,
      categoryName: 'Desserts',
    });
    expect(newItem({ ...flan, categoryId: NEW_CATEGORY })).toMatchObject({ categoryId: null, categoryName: null });
  });

  it('a new category’s name is ignored when an existing category is chosen', () => {
    expect(newItem({ ...flan, categoryName: 'Desserts' })).toMatchObject({
      categoryId: 'c-1',
      categoryName: null,
    });
  });

  it('a new item may have no price, but an invalid price is rejected', () => {
    expect(newItemErrors({ ...flan, priceCents: 0 })).toEqual({ price: 'De 0,01 € à 999,99 €.' });
    expect(newItem({ ...flan, priceCents: 320 })).toMatchObject({ priceCents: 320 });
  });
});
