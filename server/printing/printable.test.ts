import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printable } from './printable';

test.each([
  ['Crème brûlée à la fève « tonka » : 4,50 €', 'Crème brûlée à la fève « tonka » : 4,50 €'],
  ['Œufs cocotte, cœur de bœuf', 'Oeufs cocotte, coeur de boeuf'],
  ['L’ail – et l’oignon…', "L'ail - et l'oignon..."],
  ['4,50\u202f€\u00a0pièce', '4,50 € pièce'],
  ['Pizza 🍕 du chef', 'Pizza ? du chef'],
  ['Кофе', '????'],
  ['e\u0301clair', 'éclair'],
  ['', ''],
])('« %s » is printed as « %s »', (written, printed) => {
  expect(printable(written)).toBe(printed);
});

test.each(['\u001b@', '\u001dV\u0000', '\u0010\u0004\u0001', '\u009b', 'a\tb\rc', '{CUT}\u001bi'])(
  'no printer command leaves with a text: %j',
  (written) => {
    expect(printable(written)).not.toMatch(/[\u0000-\u001f\u007f-\u009f]/);
  },
);

test('whatever is written, what is printed has a place in the code page and stays itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (written) => {
      const printed = printable(written);
      expect(printed).not.toMatch(/[^\u0020-\u007e\u00a1-\u00ff\u0131\u0192€¯]/);
      expect(printable(printed)).toBe(printed);
    }),
    { numRuns: 500 },
  );
});
