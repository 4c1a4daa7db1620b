import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { nameKey } from '../../../graphql/texts/name-key';
import { normaliseText } from '../../../graphql/texts/normalise';
import { chooseLocale } from '../../../graphql/texts/text';
import { writeMenuCsv, type MenuRow } from './menu-csv';
import { changesOf, readMenuCsv } from './read-menu-csv';

const HEAD = 'Catégorie;Article;Prix;Quantité;Sorti du four';
const read = (...lines: string[]) => readMenuCsv([HEAD, ...lines].join('\r\n'));

describe('menu CSV import', () => {
  it('a menu CSV is read with French prices and « oui »', () => {
    expect(read('Pains;Baguette tradition;1,30 €;40;oui', 'Pains;Miche;4.5;;')).toEqual({
      problems: [],
      absent: [],
      rows: [
        { category: 'Pains', name: 'Baguette tradition', priceCents: 130, stock: 40, freshlyBaked: true },
        { category: 'Pains', name: 'Miche', priceCents: 450, stock: null, freshlyBaked: false },
      ],
    });
  });

  it('a menu CSV may reorder its columns, lack accents in headers and omit optional columns', () => {
    const { rows } = readMenuCsv('PRIX,article,categorie\n2,Flan,Desserts\n');
    expect(rows).toEqual([{ category: 'Desserts', name: 'Flan', priceCents: 200 }]);
  });

  it('a menu CSV exported in English is read back unchanged in French', () => {
    const rows: MenuRow[] = [
      { category: 'Bread', name: 'Baguette', priceCents: 1230, stock: 40, freshlyBaked: true },
      { category: 'Bread', name: 'Miche', priceCents: 405, stock: null, freshlyBaked: false },
    ];
    const before = chooseLocale(() => 'en');
    onTestFinished(() => void chooseLocale(before));
    const file = writeMenuCsv(rows);
    expect(file).toContain('Category;Item;Price;Quantity;Freshly baked\r\nBread;Baguette;12.30;40;yes');
    chooseLocale(() => 'fr');
    expect(readMenuCsv(file)).toEqual({ rows, problems: [], absent: [] });
  });

  it.each([
    [';Flan;3;;', 'La catégorie manque.'],
    ['Pains;;3;;', 'Le nom de l’article manque.'],
    ['Pains;Flan;4,5O;;', '« Flan » : prix illisible, « 4,5O ».'],
    ['Pains;Flan;0;;', '« Flan » : prix illisible, « 0 ».'],
    ['Pains;Flan;3;-2;', '« Flan » : quantité illisible, « -2 ».'],
    ['Pains;Flan;3;2,5;', '« Flan » : quantité illisible, « 2,5 ».'],
    ['Pains;Flan;3;2;peut-être', '« Flan » : répondez oui ou non, pas « peut-être ».'],
    [`Pains;${'a'.repeat(121)};3;;`, `« ${'a'.repeat(39)}… » : nom trop long, 120 caractères au plus.`],
  ])('a menu CSV reports the error in the line « %s »', (line, text) => {
    expect(read('Pains;Bon;1;;', line)).toMatchObject({ rows: [{ name: 'Bon' }], problems: [{ line: 3, text }] });
  });

  it.each([
    ['3,90 €', 390],
    ['3,90\u00a0€', 390],
    ['\u202f3,90\u202f€', 390],
    ['3€90', 390],
    ['€3.90', 390],
    ['3,90 EUR', 390],
    ['3,9', 390],
    ['12', 1200],
  ])('a menu CSV reads « %s » as a price', (price, priceCents) => {
    expect(read(`Pains;Flan;${price};;`).rows).toMatchObject([{ priceCents }]);
  });

  it.each(['80', '80,00', '80.0', ' 80 '])('a menu CSV reads « %s » as a quantity', (stock) => {
    expect(read(`Pains;Flan;3;${stock};`).rows).toMatchObject([{ stock: 80 }]);
  });

  it('a menu CSV reports absent optional columns and reads rows without them', () => {
    const { rows, absent } = readMenuCsv('CATEGORIES;articles;Prix (€)\nPains;Flan;3\n');
    expect(rows).toEqual([{ category: 'Pains', name: 'Flan', priceCents: 300 }]);
    expect(absent).toEqual(['Quantité', 'Sorti du four']);
  });

  it('a menu CSV changes only the columns it has, each shown with its value before and after', () => {
    const menu = [
      { category: 'Pains', name: 'Pain d’épices', priceCents: 130, stock: 80, freshlyBaked: true },
      { category: 'Pains', name: 'Miche', priceCents: 450, stock: null, freshlyBaked: false },
    ];
    const { rows } = readMenuCsv("Catégorie;Article;Prix\nPAINS;Pain d'épices;1,40\nPains;Miche;4,50\nPains;Flan;3");
    expect(
      changesOf(rows, menu).map(({ row, isNew, fields }) => [row.name, isNew, fields.map(({ label }) => label)]),
    ).toEqual([
      ["Pain d'épices", false, ['Prix']],
      ['Flan', true, ['Prix', 'Quantité', 'Sorti du four']],
    ]);
    const emptied = read('Pains;Miche;4,50;;', 'Pains;Pain d’épices;1,30;;');
    expect(changesOf(emptied.rows, menu).flatMap(({ fields }) => fields)).toEqual([
      { label: 'Quantité', before: '80', after: 'non comptée' },
      { label: 'Sorti du four', before: 'oui', after: 'non' },
    ]);
  });

  it('a menu CSV reports an item that appears twice', () => {
    expect(read('Pains;Flan;3;;', 'pains;FLAN;4;;').problems).toEqual([
      { line: 3, text: '« FLAN » est déjà à la ligne 2.' },
    ]);
  });

  it('a menu CSV without rows or required columns is rejected as a whole', () => {
    expect(readMenuCsv('').problems).toEqual([{ line: null, text: 'Le fichier est vide.' }]);
    expect(readMenuCsv(HEAD).problems).toEqual([{ line: null, text: 'Le fichier ne contient aucun article.' }]);
    expect(readMenuCsv('Article;Tarif\nFlan;3').problems).toEqual([
      { line: 1, text: 'Colonnes manquantes : « Catégorie », « Prix ».' },
    ]);
  });

  it('a menu CSV that was exported is read back without problems or changes', () => {
    const name = fc
      .string({ minLength: 1, maxLength: 60 })
      .filter((text) => text === normaliseText(text).trim() && text !== '' && !/\r|^=/.test(text));
    const row: fc.Arbitrary<MenuRow> = fc.record({
      category: name,
      name,
      priceCents: fc.integer({ min: 1, max: 99_999 }),
      stock: fc.option(fc.integer({ min: 0, max: 9999 })),
      freshlyBaked: fc.boolean(),
    });
    const alike = ({ category, name: item }: MenuRow) => `${nameKey(category)}\n${nameKey(item)}`;
    fc.assert(
      fc.property(fc.uniqueArray(row, { selector: alike, minLength: 1 }), (rows) => {
        expect(readMenuCsv(writeMenuCsv(rows)).problems).toEqual([]);
        expect(changesOf(readMenuCsv(writeMenuCsv(rows)).rows, rows)).toEqual([]);
      }),
    );
  });
});
