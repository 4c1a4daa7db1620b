import type { Choice } from '../../food/customiser/choice';

const named = (prefix: string, names: readonly string[]): Choice[] =>
  names.map((name, place) => ({ id: `${prefix}-${place + 1}`, name }));

export const fewMeats: Choice[] = [
  ...named('meat', ['Poulet mariné', 'Kebab', 'Merguez']),
  { id: 'meat-4', name: 'Cordon bleu', soldOut: true },
];

export const sampleSauces = named('sauce', [
  'Blanche',
  'Algérienne',
  'Samouraï',
  'Harissa',
  'Biggy',
  'Ketchup',
  'Mayo',
]);

export const thirtyMeats = named('meat', [
  'Poulet mariné',
  'Kebab',
  'Merguez',
  'Cordon bleu',
  'Steak haché',
  'Escalope milanaise',
  'Nuggets',
  'Tenders',
  'Chorizo',
  'Jambon blanc',
  'Jambon de Bayonne',
  'Jambon cru affiné vingt-quatre mois',
  'Bacon',
  'Lardons fumés',
  'Andouille de Vire',
  'Saucisse de Toulouse',
  'Saucisson sec',
  'Pastrami',
  'Bresaola',
  'Rosbif froid',
  'Effiloché de bœuf',
  'Effiloché de porc',
  'Canard confit',
  'Magret fumé',
  'Gésiers',
  'Dinde rôtie',
  'Agneau grillé',
  'Kefta',
  'Thon',
  'Saumon fumé',
]);
