import { describe, expect, test } from 'vitest';
import {
  checkCondition,
  checkMinimum,
  checkRemoval,
  groupFrom,
  type KnownGroup,
  optionsFrom,
} from './option-group-rules';
import { conditionsFirst } from '../../../graphql/rules/option-groups';
import type { OptionGroupInput, OptionInput } from './option-group.types';

const group = (more: Partial<OptionGroupInput> = {}) =>
  groupFrom({ name: 'Cuisson', min: 1, max: 1, included: 0, perOptionMax: 1, options: [], ...more });
const option = (name: string, more: Partial<OptionInput> = {}): OptionInput => ({
  ...{ name, priceCents: 0, preparationUnits: 0, outOfStock: false },
  ...more,
});
const options = (...names: string[]) => optionsFrom(names.map((name) => option(name)));

const known = (id: string, shownWhen: KnownGroup['shownWhen'] = null): KnownGroup => ({
  ...{ id, name: id.toUpperCase(), shownWhen },
  options: [
    { id: `${id}1`, name: `Une ${id}` },
    { id: `${id}2`, name: `Deux ${id}` },
  ],
});
const after = (id: string) => ({ groupId: id, optionIds: [`${id}1`] });
// c depends on b, b on a.
const GROUPS = [known('a'), known('b', after('a')), known('c', after('b'))] as const;
const [A, B, C] = GROUPS;

test.each([
  ['a group without a name', () => group({ name: ' ' }), 'Le nom du groupe manque.'],
  ['a group whose name has 121 letters', () => group({ name: 'a'.repeat(121) }), '120'],
  ['a negative minimum', () => group({ min: -1 }), 'de 0 à 99'],
  ['half a choice', () => group({ min: 0.5 }), 'de 0 à 99'],
  ['a hundred choices', () => group({ max: 100 }), 'de 0 à 99'],
  ['a maximum of none', () => group({ min: 0, max: 0 }), 'au moins 1'],
  ['a maximum below the minimum', () => group({ min: 3, max: 2 }), 'au moins 3'],
  ['more included choices than may be chosen', () => group({ max: 2, included: 3 }), 'Au plus 2'],
  ['no piece of one option', () => group({ perOptionMax: 0 }), 'de 1 à 20'],
  ['twenty-one pieces of one option', () => group({ perOptionMax: 21 }), 'de 1 à 20'],
  ['a group without options', () => options(), 'de 1 à 60 options'],
  ['sixty-one options', () => options(...Array.from({ length: 61 }, (_, at) => `Sauce ${at}`)), 'de 1 à 60 options'],
  ['two options of one name', () => options('Bleu', ' BLEU '), 'chacune avec son nom'],
  ['an option without a name', () => options('Bleu', ''), 'Le nom de l’option manque.'],
  ['an option below 0 €', () => optionsFrom([option('Bleu', { priceCents: -1 })]), 'Le prix va de'],
  ['an option of 21 units', () => optionsFrom([option('Bleu', { preparationUnits: 21 })]), 'de 0 à 20'],
  ['a minimum beyond all options', () => checkMinimum({ min: 3, perOptionMax: 2 }, options('Bleu')), '2 choix'],
  [
    'one option listed twice',
    () => optionsFrom([option('Bleu', { id: 'o' }), option('À point', { id: 'o' })]),
    'chacune avec son nom',
  ],
])('%s is refused', (_what, save, message) => {
  expect(save).toThrow(expect.objectContaining({ code: 'BAD_USER_INPUT', message: expect.stringContaining(message) }));
});

test('a group is stored with its name trimmed, without a limit where none is given, and each option once', () => {
  const shownWhen = { groupId: 'a', optionIds: ['a1', 'a1'] };
  expect(group({ name: ' Viandes ', nameEn: ' Meats', max: undefined, included: 9, shownWhen })).toEqual({
    ...{ name: 'Viandes', nameEn: 'Meats', min: 1, max: null, included: 9, perOptionMax: 1 },
    shownWhen: after('a'),
  });
  expect(optionsFrom([option('Bœuf ', { id: 'o', priceCents: 50, allergens: ['MILK', 'MILK'] as never })])).toEqual([
    { ...option('Bœuf', { id: 'o', priceCents: 50 }), allergens: ['MILK'] },
  ]);
});

test('a group may be saved while its options are sold out, as long as all of them allow its minimum', () => {
  const soldOut = optionsFrom(['Bleu', 'À point'].map((name) => option(name, { outOfStock: true })));
  expect(() => checkMinimum({ min: 4, perOptionMax: 2 }, soldOut)).not.toThrow();
});

describe('the condition of a group', () => {
  test.each([
    ['names a group the shop does not have', null, after('z')],
    ['names no option', null, { groupId: 'a', optionIds: [] }],
    ['names an option of another group', null, { groupId: 'a', optionIds: ['a1', 'b1'] }],
    ['names the group itself', 'a', after('a')],
  ])('is refused when it %s', (_what, id, shownWhen) => {
    expect(() => checkCondition(id, shownWhen, GROUPS)).toThrow('un autre groupe');
  });

  test('is refused when the other group depends on this one, however far, naming the group in between', () => {
    expect(() => checkCondition('a', after('b'), GROUPS)).toThrow('« B » dépend déjà de ce groupe.');
    expect(() => checkCondition('a', after('c'), GROUPS)).toThrow('« B » dépend déjà de ce groupe.');
  });

  test('may name any group that does not depend on it', () => {
    for (const [id, shownWhen] of [
      ['c', after('a')],
      ['b', after('a')],
      [null, after('c')],
      ['a', null],
    ] as const)
      expect(() => checkCondition(id, shownWhen, GROUPS)).not.toThrow();
  });
});

test('a group or an option that another group’s condition needs is not removed, and both are named', () => {
  expect(() => checkRemoval(A, 'ALL', GROUPS)).toThrow('« B » dépend de « A »');
  expect(() => checkRemoval(A, ['a2', 'a1'], GROUPS)).toThrow('« B » dépend de « Une a »');
  expect(() => checkRemoval(A, ['a2'], GROUPS)).not.toThrow();
  expect(() => checkRemoval(C, 'ALL', GROUPS)).not.toThrow();
});

test('an item asks for a group after the one it depends on, and otherwise in the owner’s order', () => {
  expect(conditionsFirst(['c', 'x', 'b', 'a'], GROUPS)).toEqual(['a', 'b', 'c', 'x']);
  expect(conditionsFirst(['x', 'c', 'a', 'a'], [A, B, C])).toEqual(['x', 'c', 'a']);
});
