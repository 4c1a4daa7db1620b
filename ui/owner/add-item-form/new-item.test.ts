import { describe, expect, it } from 'vitest';
import { NEW_CATEGORY } from '../item-basics/category-field';
import { emptyItem, newItem, newItemErrors, type NewItemDraft } from './add-item-form';

const flan: NewItemDraft = { ...emptyItem, categoryId: 'c-1', name: ' Flan ', pictureUrl: '/flan.webp' };

describe('new item form', () => {
  it('a new item requires only a name and a picture', () => {
    expect(newItemErrors(emptyItem)).toEqual({ name: 'Donnez un nom.', pictureUrl: 'Ajoutez une image.' });
    expect(newItem({ ...flan, categoryId: '' })).toEqual({
      categoryId: null,
      categoryName: null,
      name: 'Flan',
      pictureUrl: '/flan.webp',
      priceCents: null,
    });
  });

  it.each([
    ['a new category', NEW_CATEGORY, ' Desserts ', { categoryId: null, categoryName: 'Desserts' }],
    ['a new category without a name', NEW_CATEGORY, '', { categoryId: null, categoryName: null }],
    [
      'an existing category, whatever the new one is called',
      'c-1',
      'Desserts',
      { categoryId: 'c-1', categoryName: null },
    ],
  ])('a new item may be put into %s', (_category, categoryId, categoryName, category) => {
    expect(newItem({ ...flan, categoryId, categoryName })).toMatchObject(category);
  });

  it('a new item may have no price, but an invalid price is rejected', () => {
    expect(newItemErrors({ ...flan, priceCents: 0 })).toEqual({ priceCents: 'De 0,01 € à 999,99 €.' });
    expect(newItem({ ...flan, priceCents: 320 })).toMatchObject({ priceCents: 320 });
  });
});
