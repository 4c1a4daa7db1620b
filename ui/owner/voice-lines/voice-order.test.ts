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

test('the total of a voice order is the sum of its lines', () => {
  expect(voiceTotalCents([croissants, bread])).toBe(580);
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

test('a voice order without ambiguous lines can be placed', () => {
  expect(placingObstacle([croissants, bread])).toBeUndefined();
});

test('an empty voice order cannot be placed', () => {
  expect(placingObstacle([])).toBe('Ajoutez au moins un article.');
});

test('a voice order with ambiguous lines cannot be placed and names what to clarify', () => {
  expect(placingObstacle([croissants, { ...bread, unsure: true }])).toBe('Précisez «\u00a0un pain\u00a0».');
  expect(
    placingObstacle([
      { ...croissants, unsure: true },
      { ...bread, unsure: true },
    ]),
  ).toBe('Précisez 2 articles.');
});

test('a voice order with a sold-out item must remove it before anything else is clarified', () => {
  expect(
    placingObstacle([
      { ...bread, unsure: true },
      { ...croissants, choice: { ...choice, soldOut: true } },
    ]),
  ).toBe('Croissant est épuisé : retirez-le.');
});
