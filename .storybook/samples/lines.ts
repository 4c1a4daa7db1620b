import { chosen } from './choices';
import { samplePictures } from './pictures';
import type { CartLineItem } from '../../ui/food/cart-line/cart-line';

export const sampleLines: readonly CartLineItem[] = [
  {
    id: 'croissant',
    name: 'Croissant au beurre',
    imageUrl: samplePictures.croissant,
    quantity: 3,
    unitCents: 130,
    lineCents: 390,
  },
  {
    id: 'kebab',
    name: 'Kebab du chef',
    imageUrl: samplePictures.sandwich,
    quantity: 1,
    unitCents: 950,
    lineCents: 950,
    selections: {
      chosen: chosen({
        sot: ['salad', 'onion'],
        meats: ['Poulet'],
        sauces: ['Algérienne'],
        fries: 'Frites',
        drink: 'Limonade 33 cl',
      }),
      note: 'Bien cuit',
    },
  },
  {
    id: 'tart',
    name: 'Tarte aux framboises',
    imageUrl: samplePictures.tart,
    quantity: 1,
    unitCents: 480,
    lineCents: 480,
  },
];
