import { expect, test } from 'vitest';
import {
  changed,
  type CounterChange,
  type CounterChoice,
  type CounterDraft,
  NOTHING_YET,
  toInput,
} from './counter-order';

let made = 0;
const newId = () => `l-${String(++made)}`;

const choice = (id: string, unitCents: number, options: CounterChoice['options'] = []): CounterChoice => ({
  __typename: 'CounterChoice',
  id,
  name: id,
  category: 'Carte',
  unitCents,
  soldOut: false,
  options,
});
const cheddar = { __typename: 'CounterOption', id: 'supplements:c', label: 'Cheddar', priceCents: 100 } as const;
const kebab = choice('kebab', 950, [cheddar]);
const flan = choice('flan', 300);

const line = { quantity: 2, heardText: 'deux kebabs', unsure: true, choices: [kebab, flan] };
const order = { unknownWords: ['kouign-amann'], miscounted: ['100 flans'], customerName: 'Camille' };
const change = (draft: CounterDraft, what: CounterChange) => changed(draft, what, newId);
const heard = (): CounterDraft =>
  change(NOTHING_YET, {
    type: 'heard',
    order: { __typename: 'HeardOrder', lines: [{ __typename: 'HeardLineView', ...line }], ...order },
  });

test('a heard line starts with its most likely choice and lists the others', () => {
  expect(heard().lines).toMatchObject([
    { quantity: 2, choice: { id: 'kebab', unitCents: 950 }, unsure: true, choices: [{ id: 'kebab' }, { id: 'flan' }] },
  ]);
  expect(heard()).toMatchObject(order);
});

test('removing an option of a heard line reduces its price, and replacing its choice makes it certain', () => {
  const draft = heard();
  const lineId = draft.lines[0]?.id ?? '';
  const plain = change(draft, { type: 'removeOption', lineId, optionId: cheddar.id });
  expect(plain.lines).toMatchObject([{ choice: { unitCents: 850, options: [] } }]);
  expect(change(draft, { type: 'replace', lineId, choiceId: 'flan' }).lines).toMatchObject([
    { choice: { id: 'flan', unitCents: 300 }, unsure: false },
  ]);
});

test('adding an item twice gives a quantity of two, and a quantity of zero removes the line', () => {
  const once = change(heard(), { type: 'add', choice: flan });
  const twice = change(once, { type: 'add', choice: flan });
  expect(twice.lines.map(({ quantity }) => quantity)).toEqual([2, 2]);
  const lineId = twice.lines[1]?.id ?? '';
  expect(change(twice, { type: 'quantity', lineId, quantity: 0 }).lines).toHaveLength(1);
});

test('adding an item increases an equal certain line up to 99, and otherwise adds a new line', () => {
  const draft = heard();
  const sure = change(draft, { type: 'replace', lineId: draft.lines[0]?.id ?? '', choiceId: 'kebab' });
  const add = (draft: CounterDraft, choice: CounterChoice) => change(draft, { type: 'add', choice });
  expect(add(sure, kebab).lines).toMatchObject([{ quantity: 3, heardText: 'deux kebabs' }]);
  expect(add(sure, choice('kebab', 850)).lines).toMatchObject([{ quantity: 2 }, { quantity: 1 }]);
  const most = { ...sure, lines: sure.lines.map((line) => ({ ...line, quantity: 99 })) };
  expect(add(most, kebab)).toEqual(most);
});

test('a counter order is submitted with the ids of its choices and options', () => {
  expect(toInput(heard(), 'o-1')).toEqual({
    id: 'o-1',
    customerName: 'Camille',
    lines: [{ choiceId: 'kebab', quantity: 2, optionIds: ['supplements:c'] }],
  });
});
