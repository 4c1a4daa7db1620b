import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { withFigures } from './with-figures';

const figuresIn = (sentence: string) =>
  [...renderToStaticMarkup(withFigures(sentence)).matchAll(/<bdi translate="no">(.*?)<\/bdi>/g)].map(
    ([, figure]) => figure,
  );

test.each([
  ['Commander · 4,39\u00a0€\nRetrait 12:30', ['4,39\u00a0€', '12:30']],
  ['Order · €1,234.50, 12:15 PM - 12:30 PM', ['€1,234.50', '12:15 PM', '12:30 PM']],
  ['Remboursement de 1\u202f234,50\u00a0€ demandé.', ['1\u202f234,50\u00a0€']],
  ['Voir le panier · 3 articles · 5,79\u00a0€', ['5,79\u00a0€']],
  ['Ouvert jusqu’à 22h, demain dès 7 h 30', ['22h', '7 h 30']],
  ['6,79\u00a0€, commande P3QR9T', ['6,79\u00a0€', 'P3QR9T']],
  ['12 articles à 350 m', []],
])('marks the prices, times and order numbers in « %s » as not to be translated', (sentence, figures) => {
  expect(figuresIn(sentence)).toEqual(figures);
});

test('a sentence without prices, times or order numbers is returned unchanged', () => {
  expect(withFigures('Retrait sur place')).toBe('Retrait sur place');
});
