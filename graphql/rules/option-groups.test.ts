import { describe, expect, test } from 'vitest';
import { choosing, selecting } from '../../tests/support/options';
import {
  canBeMet,
  chosenOf,
  groupLabel,
  inPreparationOrder,
  missingGroups,
  type OptionGroup,
  optionLabel,
  optionsCents,
  piecesChosen,
  selectionsFrom,
  shownGroups,
  stillOffered,
} from './option-groups';

const option = (id: string, priceCents = 0, soldOut = false) => ({ id, priceCents, soldOut });
const group = (id: string, more: Partial<OptionGroup> = {}): OptionGroup => ({
  ...{ id, min: 0, max: null, included: 0, perOptionMax: 1, options: [], shownWhen: null },
  ...more,
});
const select = (groupId: string, ...optionIds: string[]) =>
  optionIds.map((optionId) => ({ groupId, optionId, quantity: 1 }));
const ids = (groups: readonly OptionGroup[]) => groups.map(({ id }) => id);

const toppings = group('toppings', {
  included: 2,
  perOptionMax: 3,
  options: [option('olives', 100), option('ham', 250), option('truffle', 400)],
});

describe('the pieces that are included', () => {
  test('are the dearest, whichever was chosen first', () => {
    const cents = chosenOf(toppings, select('toppings', 'olives', 'ham', 'truffle')).map((one) => one.cents);
    expect(cents).toEqual([100, 0, 0]);
  });

  test('may be several of one option, of which only the pieces beyond are paid', () => {
    const three = [{ groupId: 'toppings', optionId: 'ham', quantity: 3 }];
    expect(chosenOf(toppings, three)).toMatchObject([{ quantity: 3, cents: 250 }]);
    expect(optionsCents([toppings], [...three, ...select('toppings', 'olives')])).toBe(350);
  });

  test('are not carried over to another group', () => {
    const other = group('sauces', { options: [option('aïoli', 50)] });
    expect(optionsCents([toppings, other], select('sauces', 'aïoli'))).toBe(50);
  });
});

describe('a chain of conditions', () => {
  const chain = [
    group('menu', { options: [option('yes'), option('no')] }),
    group('drink', { options: [option('beer', 300)], shownWhen: { groupId: 'menu', optionIds: ['yes'] } }),
    group('glass', { min: 1, options: [option('large', 50)], shownWhen: { groupId: 'drink', optionIds: ['beer'] } }),
  ];
  const all = [...select('menu', 'yes'), ...select('drink', 'beer'), ...select('glass', 'large')];

  test('shows each group when one of its options is chosen of the group before', () => {
    expect(ids(shownGroups(chain, []))).toEqual(['menu']);
    expect(ids(shownGroups(chain, select('menu', 'no')))).toEqual(['menu']);
    expect(ids(shownGroups(chain, select('menu', 'yes')))).toEqual(['menu', 'drink']);
    expect(ids(shownGroups(chain, all))).toEqual(['menu', 'drink', 'glass']);
  });

  test('hides a group whose condition is chosen of a group that is hidden itself', () => {
    const withoutMenu = all.slice(1);
    expect(ids(shownGroups(chain, withoutMenu))).toEqual(['menu']);
    expect(optionsCents(chain, withoutMenu)).toBe(0);
    expect(stillOffered(chain, withoutMenu)).toEqual([]);
  });

  test('requires nothing of a hidden group', () => {
    expect(missingGroups(chain, [])).toEqual([]);
    expect(ids(missingGroups(chain, all.slice(0, 2)))).toEqual(['glass']);
    expect(missingGroups(chain, all)).toEqual([]);
  });

  test('never applies to a group that depends on itself, on a later or on an unknown group', () => {
    for (const groupId of ['b', 'c', 'z']) {
      const groups = [group('b', { shownWhen: { groupId, optionIds: ['x'] } }), group('c')];
      expect(ids(shownGroups(groups, select(groupId, 'x')))).toEqual(['c']);
    }
  });

  test('drops what depends on an option that is sold out', () => {
    const soldOut = chain.map((one) => (one.id === 'drink' ? { ...one, options: [option('beer', 300, true)] } : one));
    expect(stillOffered(soldOut, all)).toEqual(select('menu', 'yes'));
  });
});

test('canBeMet compares the minimum with the most pieces in stock', () => {
  const options = [option('pink'), option('blue', 0, true)];
  expect(canBeMet(group('cooking', { min: 1, options }))).toBe(true);
  expect(canBeMet(group('cooking', { min: 2, options }))).toBe(false);
  expect(canBeMet(group('cooking', { min: 2, perOptionMax: 2, options }))).toBe(true);
  expect(canBeMet(group('cooking', { min: 1 }))).toBe(false);
  expect(canBeMet(group('cooking'))).toBe(true);
});

test('piecesChosen adds the pieces of one group', () => {
  const selections = [...select('a', 'x'), { groupId: 'a', optionId: 'y', quantity: 3 }, ...select('b', 'x')];
  expect(piecesChosen('a', selections)).toBe(4);
  expect(piecesChosen('c', selections)).toBe(0);
});

describe('labels', () => {
  test('a kind of the specification has a label of its own, a shop’s group the name it was given', () => {
    expect(groupLabel('MEATS', null)).toBe('Viandes');
    expect(groupLabel('0193-a', 'Cuisson')).toBe('Cuisson');
    expect(groupLabel('toString', null)).toBe('');
  });

  test('salad, tomato and onion are read in the reader’s language, other names as they are', () => {
    expect(optionLabel('SOT', { name: 'onion' })).toBe('Oignon');
    expect(optionLabel('TOPPINGS', { name: 'onion' })).toBe('onion');
  });

  test('several pieces are counted before the name', () => {
    expect(optionLabel('TOPPINGS', { name: 'Olives', quantity: 2 })).toBe('2 × Olives');
    expect(optionLabel('TOPPINGS', { name: 'Olives', quantity: 1 })).toBe('Olives');
  });
});

test('inPreparationOrder puts the shop’s own groups last, in their own order', () => {
  const groups = ['own 2', 'SUPPLEMENTS', 'own 1', 'MEATS', 'SIZE'].map((groupId) => ({ groupId }));
  expect(inPreparationOrder(groups).map(({ groupId }) => groupId)).toEqual([
    'SIZE',
    'MEATS',
    'SUPPLEMENTS',
    'own 2',
    'own 1',
  ]);
});

test('selectionsFrom chooses the same options again, by name', () => {
  const again = { meats: ['Poulet', 'Bœuf'], fries: 'Frites' };
  expect(selectionsFrom(choosing(again))).toEqual(selecting(again));
  const twice = [{ groupId: 'own', options: [{ name: 'Œuf', quantity: 2 }] }];
  expect(selectionsFrom(twice)).toEqual([{ groupId: 'own', optionId: 'Œuf', quantity: 2 }]);
});
