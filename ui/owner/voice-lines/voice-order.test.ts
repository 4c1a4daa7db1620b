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

test('the total is the lines and nothing else', () => {
  expect(voiceTotalCents([croissants, bread])).toBe(580);
  expect(voiceTotalCents([])).toBe(0);
});

test('of an item is ordered what its clear lines say, and the last of them gives way first', () => {
  const plain = { ...croissants, id: '3', quantity: 1 };
  expect(orderedOf([croissants, plain, { ...plain, id: '4', unsure: true }], 'croissant')).toEqual({
    quantity: 3,
    last: plain,
  });
  expect(orderedOf([croissants], 'flan')).toEqual({ quantity: 0 });
});

test('an order understood without doubt can be placed', () => {
  expect(placingObstacle([croissants, bread])).toBeUndefined();
});

test('nothing is no order', () => {
  expect(placingObstacle([])).toBe('Ajoutez au moins un article.');
});

test('what could be two things must be said first, by the words that were heard', () => {
  expect(placingObstacle([croissants, { ...bread, unsure: true }])).toBe('Précisez «\u00a0un pain\u00a0».');
  expect(
    placingObstacle([
      { ...croissants, unsure: true },
      { ...bread, unsure: true },
    ]),
  ).toBe('Précisez 2 articles.');
});

test('what is sold out has to go, whatever else is unclear', () => {
  expect(
    placingObstacle([
      { ...bread, unsure: true },
      { ...croissants, choice: { ...choice, soldOut: true } },
    ]),
  ).toBe('Croissant est épuisé : retirez-le.');
});
