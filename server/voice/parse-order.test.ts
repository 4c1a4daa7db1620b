import { describe, expect, test } from 'vitest';
import { parseOrder } from './parse-order';
import { phraseOf } from './phrase';
import type { OptionKind } from '../../graphql/rules/option-groups';
import { OfferedGroup } from '../menus/options/option-groups';
import type { Sayable, SayableOption } from './sayable';

const option = (groupId: OptionKind, label: string, also = ''): SayableOption => ({
  id: `${groupId}:${label}`,
  groupId,
  label,
  phrase: phraseOf(label, also),
  soldOut: false,
  byDefault: groupId === 'SOT',
});

const thing = (label: string, also: string, options: SayableOption[] = []): Sayable => ({
  id: label,
  itemId: label,
  size: null,
  label,
  phrase: phraseOf(label, also),
  soldOut: false,
  options,
  groups: Object.entries({ MEATS: 2, SAUCES: 2, SOT: null, SUPPLEMENTS: null, FRIES: 1, DRINK: 1 }).map(([id, max]) =>
    Object.assign(new OfferedGroup(), { id, max, shownWhen: null }),
  ),
});

const kebabOptions = [
  option('MEATS', 'Poulet mariné'),
  option('MEATS', 'Agneau'),
  option('SAUCES', 'Algérienne'),
  option('SAUCES', 'Blanche'),
  option('SAUCES', 'Harissa'),
  option('SOT', 'Salade', 'salad crudites'),
  option('SOT', 'Tomate', 'tomato crudites'),
  option('SOT', 'Oignon', 'onion crudites'),
  option('SUPPLEMENTS', 'Cheddar'),
  option('FRIES', 'Frites maison'),
  option('DRINK', 'Limonade 33 cl'),
];

const menu: Sayable[] = [
  thing('Croissant au beurre', 'Viennoiseries'),
  thing('Pain au chocolat', 'Viennoiseries'),
  thing('Pain de campagne', 'Pains'),
  thing('Baguette', 'Pains'),
  thing('Baguette tradition', 'Pains'),
  thing('Jambon-beurre', 'Sandwichs'),
  thing('Éclair au café', 'Pâtisseries'),
  thing('Flan pâtissier', 'Pâtisseries'),
  thing('Gâteau basque', 'Pâtisseries'),
  thing('Kebab maison', 'Sandwichs sandwich', kebabOptions),
  thing('Eau 50 cl', 'Boissons boisson'),
];

/** What was heard, short: « 2 Croissant au beurre », options behind it. */
function said(text: string) {
  const { lines, ...rest } = parseOrder(text, menu);
  return {
    ...rest,
    lines: lines.map(({ quantity, choices, unsure }) => {
      const [first] = choices;
      const options = [...(first?.options.map(({ label }) => label) ?? []), ...(first?.notes ?? [])];
      return `${unsure ? '? ' : ''}${String(quantity)} ${first?.sayable.label ?? ''}${options.map((one) => ` + ${one}`).join('')}`;
    }),
  };
}
const lines = (text: string) => said(text).lines;

describe('spoken order: items and quantities', () => {
  test.each([
    ['deux croissants', ['2 Croissant au beurre']],
    ['Bonjour, je voudrais 3 pains au chocolat s’il vous plaît', ['3 Pain au chocolat']],
    ['une baguette tradition et un éclair au café', ['1 Baguette tradition', '1 Éclair au café']],
    ['a jambon beurre and two croissants please', ['1 Jambon-beurre', '2 Croissant au beurre']],
    ['deux gateaux basques', ['2 Gâteau basque']],
    ['une douzaine de croissants', ['12 Croissant au beurre']],
    ['demi-douzaine de croissants', ['6 Croissant au beurre']],
    ['vingt-deux croissants', ['22 Croissant au beurre']],
    ['vingt et un flans', ['21 Flan pâtissier']],
    ['dix-sept flans', ['17 Flan pâtissier']],
    ['flan', ['1 Flan pâtissier']],
    ['pain campagne', ['1 Pain de campagne']],
    ['une eau', ['1 Eau 50 cl']],
    ['deux croissants deux flans', ['2 Croissant au beurre', '2 Flan pâtissier']],
  ])('%s', (text, expected) => {
    expect(said(text)).toEqual({ lines: expected, unknownWords: [], miscounted: [], customerName: null });
  });

  test.each([
    ['deux croisants', ['2 Croissant au beurre']],
    ['un crossaint', ['1 Croissant au beurre']],
    ['une bagette tradision', ['1 Baguette tradition']],
    ['un jambon burre', ['1 Jambon-beurre']],
  ])('recognises misspelt items of a spoken order: « %s »', (text, expected) => {
    expect(lines(text)).toEqual(expected);
  });

  test('an item whose whole name was spoken is preferred over one with a longer name', () => {
    expect(lines('une baguette')).toEqual(['1 Baguette']);
  });

  test('a spoken name that matches several items is marked unsure and lists them', () => {
    const heard = parseOrder('un pain', menu);
    expect(heard.lines[0]?.unsure).toBe(true);
    expect(heard.lines[0]?.choices.map(({ sayable }) => sayable.label).sort()).toEqual([
      'Pain au chocolat',
      'Pain de campagne',
    ]);
  });

  test('each line of a spoken order returns the words it was understood from, unchanged', () => {
    const heard = parseOrder('Alors deux Croissants, et un jambon-beurre sans cornichon.', menu);
    expect(heard.lines.map(({ heardText }) => heardText)).toEqual([
      'deux Croissants',
      'un jambon-beurre sans cornichon',
    ]);
  });
});

describe('spoken order: options and notes', () => {
  const KEBAB = '1 Kebab maison + Salade + Tomate + Oignon';
  test.each([
    ['un kebab', [KEBAB]],
    ['un kebab sans tomate', ['1 Kebab maison + Salade + Oignon']],
    ['un kebab sans tomates ni oignons', ['1 Kebab maison + Salade']],
    ['un kebab sans tomate et oignon', ['1 Kebab maison + Salade']],
    ['un kebab without onion', ['1 Kebab maison + Salade + Tomate']],
    ['un kebab sans crudités', ['1 Kebab maison']],
    ['un kebab sauce algérienne', [`${KEBAB} + Algérienne`]],
    ['un kebab poulet, sauce blanche harissa', [`${KEBAB} + Poulet mariné + Blanche + Harissa`]],
    ['un kebab algérienne blanche harissa', [`${KEBAB} + Algérienne + Blanche`]],
    ['un menu kebab avec limonade', [`${KEBAB} + Frites maison + Limonade 33 cl`]],
    ['un kebab en menu', [`${KEBAB} + Frites maison`]],
    ['un kebab supplément cheddar et deux flans', [`${KEBAB} + Cheddar`, '2 Flan pâtissier']],
    ['un jambon-beurre sans cornichon', ['1 Jambon-beurre + sans cornichon']],
    ['un jambon-beurre sans cornichon et un flan', ['1 Jambon-beurre + sans cornichon', '1 Flan pâtissier']],
    ['un jambon-beurre sans cornichon, flan', ['1 Jambon-beurre + sans cornichon', '1 Flan pâtissier']],
    ['un kebab sans tomate bien cuit', ['1 Kebab maison + Salade + Oignon + bien cuit']],
    ['une baguette bien cuite', ['1 Baguette + bien cuite']],
    ['une baguette pas trop cuite et deux croissants', ['1 Baguette + pas trop cuite', '2 Croissant au beurre']],
  ])('%s', (text, expected) => {
    expect(said(text)).toMatchObject({ lines: expected, unknownWords: [] });
  });
});

describe('spoken order: unknown words and customer name', () => {
  test('spoken words that are not on the menu are reported with their quantity', () => {
    expect(said('deux kouign-amann et un croissant')).toMatchObject({
      lines: ['1 Croissant au beurre'],
      unknownWords: ['deux kouign-amann'],
    });
  });

  test('a text without words gives an empty order', () => {
    expect(said(' … ')).toEqual({ lines: [], unknownWords: [], miscounted: [], customerName: null });
  });

  test.each([
    ['deux croissants pour Camille', 'Camille'],
    ['au nom de paul durand, un flan', 'Paul durand'],
    ['two croissants for Emma', 'Emma'],
    ['un flan pour midi', null],
    ['pour moi un flan', null],
    ['un flan pour une baguette', null],
  ])('reads the customer’s name, if there is one, from the spoken order « %s »', (text, name) => {
    expect(said(text).customerName).toBe(name);
  });

  test('a spoken order of sixty items gives sixty lines', () => {
    const text = Array.from({ length: 30 }, () => 'deux croissants et un kebab sans tomate').join(', ');
    expect(parseOrder(text, menu).lines).toHaveLength(60);
  });
});

describe('spoken order: a menu of 5000 items', () => {
  const syllables = ['ba', 'ce', 'di', 'fo', 'gu', 'la', 'me', 'ni', 'po', 'tu'];
  /** Words that are near to no other: three syllables each. */
  const made = (at: number) =>
    [at % 10, Math.floor(at / 10) % 10, Math.floor(at / 100)].map((one) => syllables[one]).join('');
  const kinds = Array.from({ length: 50 }, (_, at) => `${made(at * 17)}x`);
  const large = kinds.flatMap((kind) =>
    Array.from({ length: 100 }, (_, at) => thing(`${kind} ${made(at * 9 + 3)}or`, 'Pâtisseries')),
  );

  test('understands a long spoken order to its last word on a menu of 5000 items', () => {
    const ordered = Array.from({ length: 24 }, (_, at) => large[at * 207] ?? thing('', ''));
    const heard = parseOrder(ordered.map(({ label }) => `deux ${label}`).join(', '), large);
    expect(heard.unknownWords).toEqual([]);
    expect(heard.lines.map(({ choices: [first] }) => first?.sayable.label)).toEqual(ordered.map(({ label }) => label));
  });

  test('reports unknown words instead of searching on when every word matches all 5000 items', () => {
    const alike = large.map(({ label }) => thing(`Pain ${label}`, 'Pains'));
    const heard = parseOrder('pain '.repeat(100), alike);
    expect(heard.unknownWords).not.toEqual([]);
  });
});
