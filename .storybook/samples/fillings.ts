interface Filling {
  id: string;
  name: string;
  soldOut?: boolean;
}

const named = (prefix: string, names: readonly string[]): Filling[] =>
  names.map((name, place) => ({ id: `${prefix}-${place + 1}`, name }));

export const fewMeats: Filling[] = [
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

export const thirtyMeats = named(
  'meat',
  Array.from({ length: 10 }, (_, place) => place + 1).flatMap((recipe) => [
    `Poulet mariné n° ${recipe}`,
    `Jambon cru affiné ${recipe} mois`,
    `Effiloché de bœuf n° ${recipe}`,
  ]),
);
