import { samplePictures } from './pictures';
import type { CatalogueCategory, InitialItem } from '../../ui/owner/item-form/item-values';

export const sampleCatalogue: CatalogueCategory[] = [
  {
    id: 'c-1',
    name: 'Viennoiseries',
    items: [
      { name: 'Croissant pur beurre', pictureUrl: samplePictures.croissant },
      { name: 'Pain au chocolat', pictureUrl: samplePictures.croissant },
      { name: 'Brioche à tête', pictureUrl: null },
    ],
  },
  {
    id: 'c-2',
    name: 'Pains',
    items: [
      { name: 'Baguette tradition', pictureUrl: samplePictures.baguette },
      { name: 'Pain de campagne au levain naturel, graines de courge, tournesol et lin', pictureUrl: null },
    ],
  },
  { id: 'c-3', name: 'Pâtisseries', items: [{ name: 'Tarte aux fraises', pictureUrl: samplePictures.tart }] },
  { id: 'c-4', name: 'Boissons', items: [] },
];

export const sampleItem = {
  categoryId: 'c-1',
  name: 'Croissant pur beurre',
  pictureUrl: samplePictures.croissant,
  priceCents: 130,
  stock: 40,
  freshlyBaked: true,
  description: 'Beurre AOP Charentes-Poitou, feuilleté maison.',
  allergens: ['GLUTEN', 'EGGS', 'MILK'],
  dietary: ['VEGETARIAN'],
  preparationUnits: 0,
} satisfies InitialItem;
