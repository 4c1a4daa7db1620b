import { expect, test } from 'vitest';
import {
  counterMealDeals,
  heard,
  NOTHING_YET,
  toInput,
  withChoice,
  withOneMore,
  withoutOption,
  withQuantity,
  type CounterChoice,
} from './counter-order';

let made = 0;
const newId = () => `l-${String(++made)}`;

const choice = (id: string, unitCents: number, options: CounterChoice['options'] = []): CounterChoice => ({
  __typename: 'CounterChoice',
  id,
  itemId: id,
  name: id,
  category: 'Carte',
  priceCents: unitCents - options.reduce((sum, { priceCents }) => sum + priceCents, 0),
  unitCents,
  soldOut: false,
  options,
});
const cheddar = { __typename: 'CounterOption', id: 'supplements:c', label: 'Cheddar', priceCents: 100 } as const;
const kebab = choice('kebab', 950, [cheddar]);
const flan = choice('flan', 300);

const line = { quantity: 2, heardText: 'deux kebabs', unsure: true, choices: [kebab, flan] };
const order = { unknownWords: ['kouign-amann'], miscounted: ['100 flans'], customerName: 'Camille' };
const lines = [{ __typename: 'HeardLineView' as const, ...line }];
const draft = heard(NOTHING_YET, { __typename: 'HeardOrder', lines, ...order }, newId);
const lineId = draft.lines[0]?.id ?? '';

test('a heard line starts with its most likely choice and lists the others', () => {
  expect(draft.lines).toMatchObject([
    { quantity: 2, choice: { id: 'kebab', unitCents: 950 }, unsure: true, choices: [{ id: 'kebab' }, { id: 'flan' }] },
  ]);
  expect(draft).toMatchObject(order);
});

test('removing an option of a heard line reduces its price, and replacing its choice makes it certain', () => {
  const plain = withoutOption(draft, lineId, cheddar.id);
  expect(plain.lines).toMatchObject([{ choice: { unitCents: 850, options: [] } }]);
  expect(withChoice(draft, lineId, 'flan').lines).toMatchObject([
    { choice: { id: 'flan', unitCents: 300 }, unsure: false },
  ]);
});

test('adding an item twice gives a quantity of two, and a quantity of zero removes the line', () => {
  const twice = withOneMore(withOneMore(draft, flan, newId), flan, newId);
  expect(twice.lines.map(({ quantity }) => quantity)).toEqual([2, 2]);
  expect(withQuantity(twice, twice.lines[1]?.id ?? '', 0).lines).toHaveLength(1);
});

test('adding an item already recognised with certainty raises its line’s quantity up to 99; any other item adds a line', () => {
  const sure = withChoice(draft, lineId, 'kebab');
  expect(withOneMore(sure, kebab).lines).toMatchObject([{ quantity: 3, heardText: 'deux kebabs' }]);
  expect(withOneMore(sure, choice('kebab', 850)).lines).toMatchObject([{ quantity: 2 }, { quantity: 1 }]);
  const most = withQuantity(sure, lineId, 99);
  expect(withOneMore(most, kebab)).toEqual(most);
});

test('a counter order is submitted with the ids of its choices and options', () => {
  expect(toInput(draft, 'o-1')).toEqual({
    id: 'o-1',
    customerName: 'Camille',
    lines: [{ choiceId: 'kebab', quantity: 2, optionIds: ['supplements:c'] }],
  });
});

const part = (name: string, itemId: string, surchargeCents = 0) => ({
  ...{ __typename: 'OwnMealDealPart' as const, name, nameEn: null },
  options: [{ __typename: 'MealDealOption' as const, itemId, surchargeCents }],
});
const lunch = {
  ...{ __typename: 'OwnMealDeal' as const, id: 'midi', name: 'Formule Midi', nameEn: null, priceCents: 1000 },
  ...{ parts: [part('Kebab', 'kebab'), part('Dessert', 'flan', 50)], servedText: null, revision: 1 },
  served: { __typename: 'ServedHours' as const, days: [5], from: null, until: '14:30' },
};
const ownShop = {
  ...{ __typename: 'OwnShop' as const, id: 's', zone: 'Europe/Paris' },
  // A Friday.
  ...{ today: '2026-06-12', todayEndsAt: '2026-06-13T02:00:00Z' },
};

test('a counter order gets the meal deals of this moment by the clock of the shop, and options are paid beside them', () => {
  const order = withOneMore(withChoice(draft, lineId, 'kebab'), flan, newId);
  const at = (time: string) => counterMealDeals(order, { ownMealDeals: [lunch], ownShop }, Date.parse(time));
  // 8,50 € + 3,00 € − 10,50 €.
  expect(at('2026-06-12T12:29:00Z')).toEqual([{ id: 'midi', name: 'Formule Midi', quantity: 1, cents: 100 }]);
  expect(at('2026-06-12T12:30:00Z')).toEqual([]);
  // Left open for a week.
  expect(at('2026-06-19T10:00:00Z')).toHaveLength(1);
  expect(at('2026-06-20T10:00:00Z')).toEqual([]);
});
