import { samplePictures } from '../../food/picture/sample-pictures';
import { emptyDraft, type CatalogueCategory, type ItemDraft } from './item-draft';

export const sampleCatalogue: CatalogueCategory[] = [
  {
    id: 'c-1',
    name: 'Viennoiseries',
    items: [
      { name: 'Croissant pur beurre', imageUrl: samplePictures.croissant },
      { name: 'Pain au chocolat', imageUrl: samplePictures.croissant },
      { name: 'Brioche à tête', imageUrl: null },
    ],
  },
  {
    id: 'c-2',
    name: 'Pains',
    items: [
      { name: 'Baguette tradition', imageUrl: samplePictures.baguette },
      { name: 'Pain de campagne au levain naturel, graines de courge, tournesol et lin', imageUrl: null },
    ],
  },
  { id: 'c-3', name: 'Pâtisseries', items: [{ name: 'Tarte aux fraises', imageUrl: samplePictures.tart }] },
  { id: 'c-4', name: 'Boissons', items: [] },
];

export const sampleDraft: ItemDraft = {
  ...emptyDraft,
  categoryId: 'c-1',
  name: 'Croissant pur beurre',
  imageUrl: samplePictures.croissant,
  priceCents: 130,
  quantity: 40,
  freshlyBaked: true,
  extras: {
    description: 'Beurre AOP Charentes-Poitou, feuilleté maison.',
    allergens: ['GLUTEN', 'EGGS', 'MILK'],
    dietary: ['VEGETARIAN'],
    vatRate: 55,
    preparationUnits: 0,
    published: true,
  },
};
