import { describe, expect, it } from 'vitest';
import { chooseCategory, chooseName, emptyDraft, findErrors, type ItemDraft } from './item-form';

const catalogue = [
  { id: 'c-1', name: 'Viennoiseries', items: [{ name: 'Croissant', pictureUrl: '/croissant.webp' }] },
  { id: 'c-2', name: 'Pains', items: [{ name: 'Miche', pictureUrl: null }] },
];
const croissant: ItemDraft = {
  ...emptyDraft,
  categoryId: 'c-1',
  name: 'Croissant',
  pictureUrl: '/croissant.webp',
  priceCents: 130,
  stock: 40,
};

describe('draft of an item from the catalogue', () => {
  it('changing a draft’s category clears only its name and picture', () => {
    expect(chooseCategory(croissant, 'c-2')).toEqual({
      ...croissant,
      categoryId: 'c-2',
      name: '',
      pictureUrl: null,
    });
  });

  it('choosing a draft’s name takes the picture of the catalogue’s item', () => {
    const begun = { ...emptyDraft, categoryId: 'c-1' };
    expect(chooseName(begun, 'Croissant', catalogue).pictureUrl).toBe('/croissant.webp');
    expect(chooseName({ ...croissant, categoryId: 'c-2' }, 'Miche', catalogue).pictureUrl).toBeNull();
  });

  it('a draft reports all its missing fields at once', () => {
    expect(findErrors(emptyDraft)).toEqual({
      categoryId: 'Choisissez une catégorie.',
      priceCents: 'Indiquez un prix, par exemple 4,50.',
      stock: 'Indiquez une quantité, par exemple 12.',
    });
    expect(findErrors({ ...croissant, name: '' })).toEqual({ name: 'Choisissez un article.' });
  });

  it('a draft’s price is at least one cent and its quantity at least zero', () => {
    expect(findErrors({ ...croissant, priceCents: 0, stock: -1 })).toEqual({
      priceCents: 'De 0,01 € à 999,99 €.',
      stock: 'De 0 à 9999.',
    });
    expect(findErrors({ ...croissant, priceCents: 99_999, stock: 0 })).toEqual({});
  });

  it('a complete draft needs no picture', () => {
    expect(findErrors({ ...croissant, pictureUrl: null })).toEqual({});
  });

  it('an existing item may stay uncounted, while a new one requires a quantity', () => {
    expect(findErrors({ ...croissant, stock: null }, true)).toEqual({});
    expect(findErrors({ ...croissant, stock: null })).toEqual({ stock: 'Indiquez une quantité, par exemple 12.' });
  });
});
