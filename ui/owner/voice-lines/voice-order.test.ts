import { expect, test } from 'vitest';
import { orderedOf, placingObstacle, voiceTotalCents, type VoiceLine } from './voice-order';

const choice = { id: 'croissant', name: 'Croissant', category: 'Viennoiseries', unitCents: 130 };
const croissants: VoiceLine = { id: '1', quantity: 2, choice, choices: [choice] };
const bread: VoiceLine = {
  ...croissants,
  id: '2',
  quantity: 1,
  choice: { ...choice, id: 'pain', name: 'Pain', unitCents: 320 },
  heardText: 'un pain',
};

test('the total of a voice order is the sum of its lines less its meal deals', () => {
  expect(voiceTotalCents([croissants, bread])).toBe(580);
  expect(voiceTotalCents([croissants, bread], [{ cents: 80 }, { cents: 50 }])).toBe(450);
  expect(voiceTotalCents([])).toBe(0);
});

test('the quantity of an item in a voice order counts only its unambiguous lines, and its last line is returned', () => {
  const plain = { ...croissants, id: '3', quantity: 1 };
  expect(orderedOf([croissants, plain, { ...plain, id: '4', unsure: true }], 'croissant')).toEqual({
    quantity: 3,
    last: plain,
  });
  expect(orderedOf([croissants], 'flan')).toEqual({ quantity: 0 });
});

test.each([
  ['without ambiguous lines can be placed', [croissants, bread], undefined],
  ['without lines cannot be placed', [], 'Ajoutez au moins un article.'],
  ['names what to clarify', [croissants, { ...bread, unsure: true }], 'Précisez «\u00a0un pain\u00a0».'],
  ['counts what to clarify', [croissants, bread].map((line) => ({ ...line, unsure: true })), 'Précisez 2 articles.'],
  [
    'removes a sold-out item before anything else is clarified',
    [
      { ...bread, unsure: true },
      { ...croissants, choice: { ...choice, soldOut: true } },
    ],
    'Croissant est épuisé : retirez-le.',
  ],
])('a voice order %s', (_law, lines, obstacle) => {
  expect(placingObstacle(lines)).toBe(obstacle);
});
