import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { nameKey } from '../../../graphql/texts/name-key';
import { normaliseText } from '../../../graphql/texts/normalise';
import { chooseLocale } from '../../../graphql/texts/text';
import { allergens } from '../../../graphql/rules/allergens';
import { VAT_RATES } from '../../../graphql/rules/item-defaults';
import { conditionsFirst } from '../../../graphql/rules/option-groups';
import type { Locale } from '../../../graphql/texts/text';
import { NEW_ITEM, writeMenuCsv, type FileMenu, type MenuRow } from './menu-csv';
import { changesOf, readMenuCsv } from './read-menu-csv';

const HEAD = 'Catégorie;Article;Prix;Quantité;Sorti du four';
const read = (...lines: string[]) => readMenuCsv([HEAD, ...lines].join('\r\n'));
const MORE = ['Nom anglais', 'Description', 'TVA', 'Allergènes', 'Unités', 'Options', 'Photo'];

const cooking = { id: 'g-1', name: 'Cuisson', shownWhen: null };
const sauces = { id: 'g-2', name: 'Sauces, au choix', shownWhen: { groupId: 'g-1' } };
const steak: MenuRow = {
  ...{ category: 'Plats', name: 'Entrecôte', priceCents: 1800, stock: null, freshlyBaked: false },
  ...{ nameEn: 'Rib steak', description: 'Bœuf d’Aubrac', vatRate: 100, allergens: ['MILK'], preparationUnits: 2 },
  ...{ optionGroupIds: ['g-1'], picture: '/uploads/shops/a/b-800.webp' },
};
const menu: FileMenu = { items: [steak], groups: [cooking, sauces] };
/** Reads the steak's line with a single further column. */
const readCell = (heading: string, cell: string, photos: File[] = []) =>
  readMenuCsv(`Catégorie;Article;Prix;${heading}\nPlats;Entrecôte;18;${cell}`, menu, photos);
const changesIn = (heading: string, cell: string, photos: File[] = []) =>
  changesOf(readCell(heading, cell, photos).rows, menu).flatMap(({ fields }) => fields);
const inLocale = (next: Locale) => {
  const before = chooseLocale(() => next);
  onTestFinished(() => void chooseLocale(before));
};

describe('menu CSV import', () => {
  it('a menu CSV is read with French prices and « oui »', () => {
    expect(read('Pains;Baguette tradition;1,30 €;40;oui', 'Pains;Miche;4.5;;')).toEqual({
      problems: [],
      absent: MORE,
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
      { ...NEW_ITEM, category: 'Bread', name: 'Baguette', priceCents: 1230, stock: 40, freshlyBaked: true },
      { ...NEW_ITEM, category: 'Bread', name: 'Miche', priceCents: 405, allergens: [] },
      { ...NEW_ITEM, category: 'Bread', name: 'Everything', priceCents: 405, allergens },
      { ...steak, picture: null },
    ];
    // An empty cell for what nobody may lose by an oversight says nothing.
    const said = rows.map(({ picture: _none, allergens: declared, ...row }) => ({
      ...row,
      ...(declared && { allergens: declared }),
    }));
    inLocale('en');
    const file = writeMenuCsv(rows, menu.groups);
    expect(file).toContain('Category;Item;Price;Quantity;Freshly baked;English name;Description;VAT;Allergens;Units;');
    expect(file).toContain('\r\nBread;Baguette;12.30;40;yes;;;5.5;;0;;\r\nBread;Miche;4.05;;no;;;5.5;none;0;;');
    chooseLocale(() => 'fr');
    expect(readMenuCsv(file, menu)).toEqual({ rows: said, problems: [], absent: [] });
    inLocale('fr');
    const french = writeMenuCsv(rows, menu.groups);
    chooseLocale(() => 'en');
    expect(readMenuCsv(french, menu)).toEqual({ rows: said, problems: [], absent: [] });
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
    expect(absent).toEqual(['Quantité', 'Sorti du four', ...MORE]);
  });

  it('a menu CSV changes only the columns it has, each shown with its value before and after', () => {
    const items = [
      { ...NEW_ITEM, category: 'Pains', name: 'Pain d’épices', priceCents: 130, stock: 80, freshlyBaked: true },
      { ...NEW_ITEM, category: 'Pains', name: 'Miche', priceCents: 450, vatRate: 200, allergens: [] },
    ];
    const bread = { items, groups: [] };
    const { rows } = readMenuCsv("Catégorie;Article;Prix\nPAINS;Pain d'épices;1,40\nPains;Miche;4,50\nPains;Flan;3");
    expect(
      changesOf(rows, bread).map(({ row, isNew, fields }) => [row.name, isNew, fields.map(({ label }) => label)]),
    ).toEqual([
      ["Pain d'épices", false, ['Prix']],
      ['Flan', true, ['Prix', 'Quantité', 'Sorti du four', 'TVA']],
    ]);
    const emptied = read('Pains;Miche;4,50;;', 'Pains;Pain d’épices;1,30;;');
    expect(changesOf(emptied.rows, bread).flatMap(({ fields }) => fields)).toEqual([
      { label: 'Quantité', before: '80', after: 'non comptée' },
      { label: 'Sorti du four', before: 'oui', after: 'non' },
    ]);
  });

  it('a menu CSV leaves unchanged what a line that ends early does not give', () => {
    const { rows } = readMenuCsv('Catégorie;Article;Prix;Quantité;Allergènes;Options\nPlats;Entrecôte;19', menu);
    const changes = changesOf(rows, menu);
    expect(changes.map(({ row }) => row)).toEqual([{ category: 'Plats', name: 'Entrecôte', priceCents: 1900 }]);
  });

  it('a menu CSV sends of a known item only what changes, since its stock may be sold meanwhile', () => {
    const file = writeMenuCsv([{ ...steak, priceCents: 1900, stock: 7 }], menu.groups);
    const before = { ...menu, items: [{ ...steak, stock: 7 }] };
    expect(changesOf(readMenuCsv(file, before).rows, before).map(({ row }) => row)).toEqual([
      { category: steak.category, name: steak.name, priceCents: 1900 },
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
    const groups = [cooking, sauces, { id: 'g-3', name: '12,5 cl', shownWhen: null }];
    const row: fc.Arbitrary<MenuRow> = fc.record({
      category: name,
      name,
      priceCents: fc.integer({ min: 1, max: 99_999 }),
      stock: fc.option(fc.integer({ min: 0, max: 9999 })),
      freshlyBaked: fc.boolean(),
      nameEn: fc.option(name.filter((text) => !text.includes('\n'))),
      description: fc.oneof(name, fc.constant('')),
      vatRate: fc.constantFrom(...VAT_RATES),
      allergens: fc.option(fc.shuffledSubarray(allergens)),
      preparationUnits: fc.integer({ min: 0, max: 20 }),
      optionGroupIds: fc.shuffledSubarray(['g-1', 'g-2', 'g-3']).map((ids) => conditionsFirst(ids, groups)),
      picture: fc.option(fc.constantFrom('/uploads/shops/a/b-800.webp', '/uploads/demo/tarte-800.webp')),
    });
    const alike = ({ category, name: item }: MenuRow) => `${nameKey(category)}\n${nameKey(item)}`;
    fc.assert(
      fc.property(fc.uniqueArray(row, { selector: alike, minLength: 1 }), (rows) => {
        const before = { items: rows, groups };
        const { rows: again, problems } = readMenuCsv(writeMenuCsv(rows, groups), before);
        expect(problems).toEqual([]);
        expect(again).toHaveLength(rows.length);
        expect(changesOf(again, before)).toEqual([]);
      }),
    );
  });

  it.each([
    ['Nom anglais', 'Steak', 'Rib steak', 'Steak'],
    ['Nom anglais', '', 'Rib steak', ''],
    ['Description', '"Rassis ; 300 g"', 'Bœuf d’Aubrac', 'Rassis ; 300 g'],
    ['TVA (%)', '5.50 %', '10 %', '5,5 %'],
    ['Allergènes', '"moutarde, OEUFS,Fruits à coque"', 'Lait', 'Œufs, Fruits à coque, Moutarde'],
    ['Allergens', 'eggs', 'Lait', 'Œufs'],
    ['Allergènes', 'Aucun', 'Lait', 'aucun'],
    ['Unités', '0', '2', '0'],
    // A group comes behind the one it depends on, as the server stores them.
    ['Options', '"sauces, au choix, Cuisson"', 'Cuisson', 'Cuisson, Sauces, au choix'],
    ['Options', '', 'Cuisson', ''],
  ])('a menu CSV changes the column « %s » to « %s »', (heading, cell, before, after) => {
    inLocale('fr');
    const [, label = ''] = /^(.*?)(?: \(%\)|)$/.exec(heading.replace('Allergens', 'Allergènes')) ?? [];
    const changed = changesIn(heading, cell).map((field) => ({ ...field, after: field.after.replace(/\s/g, ' ') }));
    expect(changed).toEqual([{ label, before: expect.stringMatching(before.replace(' ', '\\s')) as string, after }]);
  });

  it.each([
    ['TVA', ''],
    ['TVA', '10'],
    ['Unités', ''],
    ['Unités', '2,0'],
    ['Allergènes', 'lait'],
    ['Allergènes', ''],
    ['Photo', ''],
    ['Options', 'CUISSON'],
    ['Photo', 'B-800.webp'],
  ])('a menu CSV leaves the column « %s » unchanged with « %s »', (heading, cell) => {
    expect(readCell(heading, cell).problems).toEqual([]);
    expect(changesIn(heading, cell)).toEqual([]);
  });

  it.each([
    ['Nom anglais', 'a'.repeat(121), '120 caractères au plus.'],
    ['Description', 'a'.repeat(501), '500 caractères au plus.'],
    ['TVA', '19,6', 'Les taux sont 5,5 %, 10 % et 20 %.'],
    ['Allergènes', 'Cacao', 'Écrivez « aucun » ou, séparés par des virgules : Gluten, Crustacés, Œufs, '],
    ['Unités', '21', 'Écrivez un nombre entier de 0 à 20.'],
    ['Options', 'Garniture', 'Vos groupes d’options : Cuisson, Sauces, au choix.'],
    ['Photo', 'steak.jpg', 'Choisissez cette photo avec le fichier.'],
  ])('a menu CSV reports what « %s » cannot be, and what would be right: %s', (heading, cell, right) => {
    const given = cell.length > 40 ? `${cell.slice(0, 39)}…` : cell;
    const [problem] = readCell(heading, cell).problems;
    expect(problem?.line).toBe(2);
    expect(problem?.text).toContain(`« Entrecôte », ${heading} : « ${given} » ne va pas. ${right}`);
    expect(readCell(heading, cell).rows).toEqual([]);
  });

  it('a menu CSV names the first value of a list that is unknown', () => {
    expect(readCell('Allergènes', '"Lait, Cacao"').problems[0]?.text).toContain('« Cacao » ne va pas');
    expect(readCell('Allergènes', '"Lait, aucun"').problems[0]?.text).toContain('« aucun » ne va pas');
    expect(readCell('Options', '"Cuisson, Pain, Sauces, au choix"').problems[0]?.text).toContain('« Pain » ne va pas');
  });

  it('a menu CSV takes a photo by name from the item, else from the chosen photos, else from the menu', () => {
    // As a Mac writes the name.
    const photos = ['b-800.webp', 'entreco\u0302te.jpg'].map((name) => new File(['x'], name));
    expect(changesIn('Photo', 'b-800.webp', photos)).toEqual([]);
    expect(changesIn('Photo', 'Entrecôte.JPG', photos)).toMatchObject([{ before: 'b-800.webp' }]);
    expect(readCell('Photo', 'Entrecôte.JPG', photos).rows[0]?.picture).toBe(photos[1]);
    const { rows } = readMenuCsv('Catégorie;Article;Prix;Photo\nPlats;Bavette;15;b-800.webp', menu);
    expect(rows[0]?.picture).toBe(steak.picture);
  });
});
