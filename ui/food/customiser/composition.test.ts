import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleGroup, sampleOption } from '../../../.storybook/samples/sandwich';
import { optionsCents, piecesChosen, type Selection } from '../../../graphql/rules/option-groups';
import { selecting } from '../../../.storybook/samples/choices';
import {
  addedCents,
  isSingle,
  limitReached,
  offeredOf,
  quantityOf,
  undecidedGroups,
  withPieces,
  type CustomiserGroup,
} from './composition';

const soldOut = true;
const meats = sampleGroup(
  'MEATS',
  [sampleOption('chicken', 'Poulet'), sampleOption('merguez', 'Merguez', { soldOut })],
  {
    max: 2,
  },
);
const fries = sampleGroup(
  'FRIES',
  [sampleOption('plain', 'Frites'), sampleOption('cheese', 'Frites cheddar', { priceCents: 120 })],
  { max: 1 },
);
const drinks = sampleGroup('DRINK', [sampleOption('cola', 'Cola', { priceCents: 50 })], { max: 1 });
const kebab = [
  meats,
  sampleGroup('SAUCES', [sampleOption('white', 'Blanche')], { max: 1 }),
  sampleGroup('SOT', [sampleOption('lettuce', 'salad'), sampleOption('onion', 'onion')]),
  fries,
  drinks,
  sampleGroup('SUPPLEMENTS', [
    sampleOption('cheddar', 'Cheddar', { priceCents: 100 }),
    sampleOption('chicken', 'Poulet', { priceCents: 150 }),
  ]),
];
const withoutMenu = kebab.filter((group) => group !== fries && group !== drinks);

test.each([
  ['nothing without an extra', kebab, {}, 0],
  ['nothing for meat, sauce and salad', kebab, { meats: 'chicken', sauces: 'white', sot: 'lettuce' }, 0],
  ['its supplements', kebab, { supplements: ['cheddar', 'chicken'] }, 250],
  ['the surcharge of the drink', kebab, { fries: 'plain', drink: 'cola' }, 50],
  ['the surcharge of the fries', kebab, { fries: 'cheese' }, 120],
  ['nothing for fries and drink without a menu', withoutMenu, { fries: 'cheese', drink: 'cola' }, 0],
])('what is chosen of a sandwich adds %s', (_what, groups, chosen, cents) => {
  expect(optionsCents(groups, offeredOf(groups, selecting(chosen)))).toBe(cents);
});

describe('undecidedGroups', () => {
  const undecided = (groups: readonly CustomiserGroup[], by: Parameters<typeof selecting>[0], ...without: string[]) =>
    undecidedGroups(groups, { selections: selecting(by), without }).map(({ id }) => id);

  test('are meat, fries and drink when they are offered and neither chosen nor declined', () => {
    expect(undecided(kebab, {})).toEqual(['MEATS', 'FRIES', 'DRINK']);
    expect(undecided(kebab, { meats: 'chicken', fries: 'plain' })).toEqual(['DRINK']);
    expect(undecided(kebab, { meats: 'chicken' }, 'FRIES')).toEqual(['DRINK']);
    expect(undecided(kebab, {}, 'MEATS', 'FRIES', 'DRINK')).toEqual([]);
    expect(undecided(withoutMenu.slice(1), {})).toEqual([]);
  });

  test('are those of which too little is chosen, which cannot be declined', () => {
    const rolls = sampleGroup('rolls', [sampleOption('salmon', 'Saumon'), sampleOption('tuna', 'Thon')], { min: 2 });
    const some = (quantity: number) => [{ groupId: 'rolls', optionId: 'tuna', quantity }];
    const ids = (selections: Selection[]) => undecidedGroups([rolls], { selections, without: ['rolls'] });
    expect([ids([]), ids(some(1)), ids(some(2))]).toEqual([[rolls], [rolls], []]);
  });
});

describe('offeredOf', () => {
  test('drops choices that are sold out or no longer offered, and keeps the others in the order of the groups', () => {
    const chosen = selecting({
      ...{ drink: 'cola', meats: ['merguez', 'chicken'], sauces: ['white', 'samurai'] },
      ...{ sot: ['onion', 'tomato', 'lettuce'], supplements: ['cheddar', 'bacon'], fries: 'curly' },
    });
    const left = { sauces: 'white', sot: ['lettuce', 'onion'], drink: 'cola', supplements: 'cheddar' };
    expect(offeredOf(kebab, chosen)).toEqual(selecting({ meats: 'chicken', ...left }));
    expect(offeredOf(kebab.slice(1), chosen)).toEqual(selecting(left));
  });

  test('chooses the first size in stock when none is chosen, or one that is gone', () => {
    const sizes = [sampleOption('S', 'S', { soldOut }), sampleOption('M', 'M'), sampleOption('L', 'L')];
    const pizza = [sampleGroup('SIZE', sizes, { min: 1, max: 1 })];
    expect(offeredOf(pizza, [])).toEqual(selecting({ size: 'M' }));
    expect(offeredOf(pizza, selecting({ size: 'L' }))).toEqual(selecting({ size: 'L' }));
    for (const gone of ['S', 'XL'])
      expect(offeredOf(pizza, selecting({ size: gone }))).toEqual(selecting({ size: 'M' }));
  });
});

const letters = (max: number | null, perOptionMax = 1) =>
  sampleGroup(
    'letters',
    ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => sampleOption(id, id)),
    { max, perOptionMax },
  );
const select = (...optionIds: string[]): Selection[] =>
  optionIds.map((optionId) => ({ groupId: 'letters', optionId, quantity: 1 }));

/** One press of a chip: null when it is refused. */
function press(group: CustomiserGroup, chosen: readonly Selection[], optionId: string): Selection[] | null {
  if (quantityOf(group.id, chosen, optionId) > 0) return withPieces(group, chosen, optionId, 0);
  return limitReached(group, chosen, optionId) === undefined ? withPieces(group, chosen, optionId, 1) : null;
}

test.each([
  ['accepted up to the limit', [], 'a', 2, ['a']],
  ['accepted up to the limit', ['a'], 'b', 2, ['a', 'b']],
  ['rejected beyond the limit', ['a', 'b'], 'c', 2, null],
  ['rejected where nothing is allowed', [], 'a', 0, null],
  ['always accepted without a limit', ['a', 'b', 'c'], 'd', null, ['a', 'b', 'c', 'd']],
  ['deselected at the limit', ['a', 'b'], 'a', 2, ['b']],
  ['deselected over the limit', ['a', 'b', 'c'], 'c', 1, ['a', 'b']],
])('a choice is %s', (_what, chosen, id, max, after) => {
  expect(press(letters(max), select(...chosen), id)).toEqual(after && select(...after));
});

test('choices never exceed the limit or repeat, whatever is pressed', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...'abcdefg')), fc.nat(5), (presses, max) => {
      const group = letters(max);
      const chosen = presses.reduce<Selection[]>((now, id) => press(group, now, id) ?? now, []);
      expect(piecesChosen('letters', chosen)).toBeLessThanOrEqual(max);
      expect(new Set(chosen.map(({ optionId }) => optionId)).size).toBe(chosen.length);
    }),
  );
});

test('one more piece is refused with the limit it would exceed, of the group or of the option', () => {
  const three = withPieces(letters(4, 3), [], 'a', 3);
  expect(limitReached(letters(4, 3), three, 'a')).toBe(3);
  expect(limitReached(letters(4, 3), three, 'b')).toBeUndefined();
  expect(limitReached(letters(4, 3), withPieces(letters(4, 3), three, 'b', 1), 'b')).toBe(4);
});

test('a choice replaces the other in a group that takes one, and stands beside it in the others', () => {
  expect(withPieces(fries, selecting({ meats: 'chicken', fries: 'plain' }), 'cheese', 1)).toEqual(
    selecting({ meats: 'chicken', fries: 'cheese' }),
  );
  expect(withPieces(meats, selecting({ meats: 'chicken' }), 'merguez', 1)).toHaveLength(2);
});

test('radio buttons offer fries, drinks, and groups of which exactly one must be chosen', () => {
  expect([fries, drinks, { id: 'own', min: 1, max: 1 }].map(isSingle)).toEqual([true, true, true]);
  expect([meats, { id: 'SAUCES', min: 0, max: 1 }, { id: 'own', min: 1, max: 2 }].map(isSingle)).toEqual([
    ...[false, false, false],
  ]);
});

describe('addedCents', () => {
  const toppings = sampleGroup(
    'toppings',
    [
      sampleOption('olives', 'Olives', { priceCents: 100 }),
      sampleOption('ham', 'Jambon', { priceCents: 250 }),
      sampleOption('truffle', 'Truffe', { priceCents: 400 }),
    ],
    { included: 1, perOptionMax: 3 },
  );
  const cents = (...selections: Selection[]) => toppings.options.map(({ id }) => addedCents(toppings, selections, id));

  test('is nothing for a first piece while pieces are included', () => {
    expect(cents()).toEqual([0, 0, 0]);
  });

  test('is what the chosen pieces cost, and what a piece of another option would add to the total', () => {
    expect(cents({ groupId: 'toppings', optionId: 'ham', quantity: 3 })).toEqual([100, 500, 250]);
  });
});
