import { samplePictures } from './pictures';
import type { SandwichCustomiserProps } from '../../ui/food/sandwich-customiser/sandwich-customiser';

export const sampleSandwich: Omit<SandwichCustomiserProps, 'onAdd'> = {
  name: 'Sandwich kebab maison',
  description: 'Galette cuite minute, deux viandes, deux sauces.',
  imageUrl: samplePictures.sandwich,
  basePriceCents: 750,
  meatLimit: 2,
  meats: [
    { id: 'chicken', name: 'Poulet mariné' },
    { id: 'kebab', name: 'Kebab' },
    { id: 'merguez', name: 'Merguez' },
    { id: 'bleu', name: 'Cordon bleu', soldOut: true },
  ],
  sauceLimit: 2,
  sauces: [
    { id: 'algerian', name: 'Algérienne' },
    { id: 'white', name: 'Blanche' },
    { id: 'samurai', name: 'Samouraï' },
    { id: 'harissa', name: 'Harissa' },
  ],
  sot: [
    { id: 'salad', label: 'Salade' },
    { id: 'tomato', label: 'Tomate', soldOut: true },
    { id: 'onion', label: 'Oignon' },
  ],
  supplements: [
    { id: 'extra-merguez', name: 'Merguez', group: 'meat', priceCents: 150 },
    { id: 'extra-biggy', name: 'Biggy', group: 'sauce', priceCents: 50 },
    { id: 'cheddar', name: 'Cheddar', group: 'side', priceCents: 100 },
    { id: 'egg', name: 'Œuf', group: 'side', priceCents: 120, soldOut: true },
    { id: 'water', name: 'Eau 50 cl', group: 'drink', priceCents: 150 },
  ],
  menu: {
    fries: [
      { id: 'fries', name: 'Frites maison', supplementPriceCents: 0 },
      { id: 'fries-cheddar', name: 'Frites cheddar', supplementPriceCents: 120 },
    ],
    drinks: [
      { id: 'lemonade', name: 'Limonade 33 cl', supplementPriceCents: 0 },
      { id: 'juice', name: 'Jus pressé', supplementPriceCents: 150 },
    ],
  },
  allergens: ['GLUTEN', 'MILK', 'SESAME'],
};
