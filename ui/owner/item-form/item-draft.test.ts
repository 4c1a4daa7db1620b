import { describe, expect, it } from 'vitest';
import { chooseCategory, chooseName, completed, emptyDraft, findErrors, type ItemDraft } from './item-draft';

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

describe('an item being written', () => {
  it('loses its name and picture with its category, and nothing else', () => {
    expect(chooseCategory(croissant, 'c-2')).toEqual({
      ...croissant,
      categoryId: 'c-2',
      name: '',
      pictureUrl: null,
    });
  });

  it('takes the picture of the name that is chosen', () => {
    const begun = { ...emptyDraft, categoryId: 'c-1' };
    expect(chooseName(begun, 'Croissant', catalogue).pictureUrl).toBe('/croissant.webp');
    expect(chooseName({ ...croissant, categoryId: 'c-2' }, 'Miche', catalogue).pictureUrl).toBeNull();
  });

  it('says everything that is missing at once', () => {
    expect(findErrors(emptyDraft)).toEqual({
      categoryId: 'Choisissez une catégorie.',
      price: 'Indiquez un prix, par exemple 4,50.',
      quantity: 'Indiquez une quantité, par exemple 12.',
    });
    expect(completed(emptyDraft)).toBeNull();
    expect(findErrors({ ...croissant, name: '' })).toEqual({ name: 'Choisissez un article.' });
  });

  it('costs at least a cent and counts from zero', () => {
    expect(findErrors({ ...croissant, priceCents: 0, stock: -1 })).toEqual({
      price: 'De 0,01 € à 999,99 €.',
      quantity: 'De 0 à 9999.',
    });
    expect(findErrors({ ...croissant, priceCents: 99_999, stock: 0 })).toEqual({});
  });

  it('is handed over when nothing is missing, picture or not', () => {
    expect(completed(croissant)).toEqual(croissant);
    expect(completed({ ...croissant, pictureUrl: null })).not.toBeNull();
  });
});

it('an item nobody counts stays so; a new one must say how many', () => {
  const uncounted = { ...croissant, stock: null };
  expect(completed(uncounted, true)).toEqual(uncounted);
  expect(completed(uncounted)).toBeNull();
});
