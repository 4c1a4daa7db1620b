import type { CustomiserGroup, CustomiserOption } from '../../ui/food/customiser/composition';
import type { CustomiserProps } from '../../ui/food/customiser/customiser';
import { samplePictures } from './pictures';

export const sampleOption = (id: string, name: string, facts: Partial<CustomiserOption> = {}): CustomiserOption => ({
  ...{ id, name, priceCents: 0, soldOut: false, allergens: [] },
  ...facts,
});

/** A group without limits, unless they are given. */
export const sampleGroup = (
  id: string,
  options: readonly CustomiserOption[],
  limits: Partial<CustomiserGroup> = {},
): CustomiserGroup => ({
  ...{ id, name: null, options, min: 0, max: null, included: 0, perOptionMax: 1, shownWhen: null },
  ...limits,
});

export const sampleMeats = sampleGroup(
  'MEATS',
  [
    sampleOption('chicken', 'Poulet mariné'),
    sampleOption('kebab', 'Kebab'),
    sampleOption('merguez', 'Merguez'),
    sampleOption('bleu', 'Cordon bleu', { soldOut: true }),
  ],
  { max: 2 },
);

export const sampleSauces = sampleGroup(
  'SAUCES',
  [
    sampleOption('algerian', 'Algérienne'),
    sampleOption('white', 'Blanche'),
    sampleOption('samurai', 'Samouraï'),
    sampleOption('harissa', 'Harissa'),
  ],
  { max: 2 },
);

const salad = sampleGroup('SOT', [
  sampleOption('lettuce', 'salad'),
  sampleOption('tomato', 'tomato', { soldOut: true }),
  sampleOption('onion', 'onion'),
]);

export const sampleFries = sampleGroup(
  'FRIES',
  [sampleOption('fries', 'Frites maison'), sampleOption('fries-cheddar', 'Frites cheddar', { priceCents: 120 })],
  { max: 1 },
);

export const sampleDrinks = sampleGroup(
  'DRINK',
  [sampleOption('lemonade', 'Limonade 33 cl'), sampleOption('juice', 'Jus pressé', { priceCents: 150 })],
  { max: 1 },
);

const supplements = sampleGroup('SUPPLEMENTS', [
  sampleOption('extra-merguez', 'Merguez', { section: 'Viandes en plus', priceCents: 150 }),
  sampleOption('extra-biggy', 'Biggy', { section: 'Sauces en plus', priceCents: 50 }),
  sampleOption('cheddar', 'Cheddar', { section: 'Accompagnements', priceCents: 100 }),
  sampleOption('egg', 'Œuf', { section: 'Accompagnements', priceCents: 120, soldOut: true }),
  sampleOption('water', 'Eau 50 cl', { section: 'Boissons', priceCents: 150 }),
]);

export const sampleSandwich: Omit<CustomiserProps, 'onAdd'> = {
  name: 'Sandwich kebab maison',
  description: 'Galette cuite minute, deux viandes, deux sauces.',
  imageUrl: samplePictures.sandwich,
  basePriceCents: 750,
  groups: [sampleMeats, sampleSauces, salad, sampleFries, sampleDrinks, supplements],
  allergens: ['GLUTEN', 'MILK', 'SESAME'],
};

export const samplePizza: Omit<CustomiserProps, 'onAdd'> = {
  name: 'Reine',
  description: 'Tomate, mozzarella fior di latte, jambon blanc, champignons de Paris.',
  imageUrl: samplePictures.pizza,
  basePriceCents: 790,
  groups: [
    sampleGroup(
      'SIZE',
      [
        sampleOption('Junior 26 cm', 'Junior 26 cm'),
        sampleOption('Senior 33 cm', 'Senior 33 cm', { priceCents: 300 }),
        sampleOption('Mega 40 cm', 'Mega 40 cm', { priceCents: 700 }),
      ],
      { min: 1, max: 1 },
    ),
    sampleGroup('TOPPINGS', [
      sampleOption('olives', 'Olives noires', { priceCents: 80 }),
      sampleOption('egg', 'Œuf', { priceCents: 100 }),
      sampleOption('burrata', 'Burrata', { priceCents: 250 }),
      sampleOption('truffle', 'Crème de truffe', { priceCents: 300, soldOut: true }),
    ]),
    sampleGroup('SAUCES', [sampleOption('chilli', 'Huile piquante'), sampleOption('pesto', 'Pesto')]),
  ],
  allergens: ['GLUTEN', 'MILK'],
};

export const sampleCooking = sampleGroup(
  'cooking',
  [sampleOption('rare', 'Saignant'), sampleOption('medium', 'À point'), sampleOption('well-done', 'Bien cuit')],
  { name: 'Cuisson', min: 1, max: 1 },
);

const steakSauce = sampleGroup(
  'steak-sauce',
  [sampleOption('pepper', 'Poivre vert'), sampleOption('bearnaise', 'Béarnaise', { allergens: ['EGGS'] })],
  { name: 'Sauce du steak', min: 1, max: 1, shownWhen: { groupId: 'cooking', optionIds: ['rare'] } },
);

export const sampleSides = sampleGroup(
  'sides',
  [
    sampleOption('beans', 'Haricots verts', { priceCents: 50 }),
    sampleOption('purée', 'Purée maison', { priceCents: 50 }),
    sampleOption('gratin', 'Gratin dauphinois à la crème fermière', { priceCents: 50, allergens: ['MILK'] }),
    sampleOption('rice', 'Riz', { priceCents: 50, soldOut: true }),
  ],
  { name: 'Accompagnements', max: 4, included: 2, perOptionMax: 3 },
);

/** A steak whose groups the shop made itself. */
export const sampleSteak: Omit<CustomiserProps, 'onAdd'> = {
  name: 'Pavé de bœuf grillé',
  description: 'Race limousine, servi avec une sauce au choix quand il est saignant.',
  imageUrl: samplePictures.sandwich,
  basePriceCents: 1690,
  groups: [sampleCooking, steakSauce, sampleSides],
  allergens: [],
};
