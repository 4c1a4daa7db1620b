import { allergens, type Allergen } from '../../../graphql/rules/allergens';
import { ITEM_DEFAULTS, VAT_RATES } from '../../../graphql/rules/item-defaults';
import { conditionsFirst, type Conditional } from '../../../graphql/rules/option-groups';
import { csvText, writeCsv } from '../../../graphql/texts/csv';
import { folded } from '../../../graphql/texts/folded';
import { nameKey } from '../../../graphql/texts/name-key';
import { HIGHEST_PRICE_CENTS } from '../bulk-change/price-change';
import { HIGHEST_STOCK } from '../item-table/owner-item';
import * as t from './menu-csv.texts';

const LONGEST_NAME = 120;
const LONGEST_DESCRIPTION = 500;
const HIGHEST_UNITS = 20;

export interface MenuRow {
  category: string;
  name: string;
  priceCents: number;
  /** Number of pieces; null when stock is not counted. */
  stock: number | null;
  freshlyBaked: boolean;
  nameEn: string | null;
  description: string;
  /** VAT in thousandths. */
  vatRate: number;
  /** Empty when the owner declares that there is none; null when nothing is declared. */
  allergens: readonly Allergen[] | null;
  preparationUnits: number;
  optionGroupIds: readonly string[];
  /** Address of a picture of the menu, or a photo that is yet to be uploaded. */
  picture: string | File | null;
}

/** Item as read from a file; a property that the file does not give is absent and stays unchanged. */
export type FileRow = Pick<MenuRow, 'category' | 'name' | 'priceCents'> & Partial<MenuRow>;

/** What the cells of a file refer to. */
export interface FileMenu {
  items: readonly MenuRow[];
  /** The shop's own option groups. */
  groups: readonly (Conditional & { name: string })[];
}

type Groups = FileMenu['groups'];

/** What a cell is read with. */
export interface CellContext extends FileMenu {
  /** Name of the item of the line, as written. */
  item: string;
  /** Photos chosen beside the file. */
  photos: readonly File[];
  /** The item as the menu has it; undefined for a new one. */
  known: MenuRow | undefined;
}

/** Reason why a cell is not accepted, as a sentence. */
export class Wrong {
  constructor(readonly text: string) {}
}

interface ColumnRules<Value> {
  heading: () => string;
  /** Accepted headings in both languages, since the file may have been exported in the other one. */
  pattern: RegExp;
  isRequired?: boolean;
  /** Always listed for a new item, even with the value that new items have. */
  isListed?: boolean;
  write: (value: Value, groups: Groups) => string;
  /** Returns undefined when the value stays as it is. */
  read: (cell: string, context: CellContext) => Value | Wrong | undefined;
  /** What the preview says; by default the text of the cell. */
  show?: (value: Value, groups: Groups) => string;
}

interface Column extends Pick<ColumnRules<never>, 'heading' | 'pattern' | 'isRequired' | 'isListed'> {
  key: keyof MenuRow;
  write: (row: MenuRow, groups: Groups) => string;
  show: (row: MenuRow, groups: Groups) => string;
  read: (cell: string, context: CellContext) => Partial<FileRow> | Wrong;
}

function column<Key extends keyof MenuRow>(key: Key, rules: ColumnRules<MenuRow[Key]>): Column {
  const { write, read, show = write, ...rest } = rules;
  return {
    ...{ key, ...rest },
    write: (row, groups) => write(row[key], groups),
    show: (row, groups) => show(row[key], groups),
    read(cell, context) {
      const value = read(cell, context);
      if (value instanceof Wrong) return value;
      return value === undefined ? {} : { [key]: value };
    },
  };
}

/** Columns of a menu file, in the order in which they are exported and checked. */
export const COLUMNS: readonly Column[] = [
  column('category', {
    ...{ heading: t.category, pattern: /^categor(ies?|y)$/, isRequired: true, write: csvText },
    read: (cell) => (cell === '' ? new Wrong(t.categoryMissing()) : cell),
  }),
  column('name', {
    ...{ heading: t.item, pattern: /^(articles?|items?)$/, isRequired: true, write: csvText },
    read(name) {
      if (name === '') return new Wrong(t.nameMissing());
      return name.length > LONGEST_NAME ? new Wrong(t.nameTooLong({ name, longest: LONGEST_NAME })) : name;
    },
  }),
  column('priceCents', {
    ...{ heading: t.priceOf, pattern: /^(prix|price)( ttc| eur)?$/, isRequired: true, isListed: true },
    write: t.price,
    read: (given, { item: name }) => readPrice(given) ?? new Wrong(t.priceUnreadable({ name, given })),
    show: t.euros,
  }),
  column('stock', {
    ...{ heading: t.quantity, pattern: /^(quantit(es?|y)|stock)$/, isListed: true },
    write: (stock) => (stock === null ? '' : String(stock)),
    read(given, { item: name }) {
      const pieces = given === '' ? null : readWhole(given);
      return pieces === null || pieces <= HIGHEST_STOCK ? pieces : new Wrong(t.quantityUnreadable({ name, given }));
    },
    show: t.pieces,
  }),
  column('freshlyBaked', {
    ...{ heading: t.freshlyBaked, pattern: /^(sorti du four|freshly baked)$/, isListed: true },
    write: (isFresh) => (isFresh ? t.yes() : t.no()),
    read: (given, { item: name }) => ANSWERS.get(plain(given)) ?? new Wrong(t.yesOrNo({ name, given })),
  }),
  column('nameEn', {
    ...{ heading: t.englishName, pattern: /^(nom anglais|nom en anglais|english name|name in english)$/ },
    write: (name) => csvText(name ?? ''),
    read: (given, { item: name }) =>
      tooLong(given, LONGEST_NAME, { name, column: t.englishName() }) ?? (given.replace(/\s*\n\s*/g, ' ') || null),
    show: (name) => name ?? '',
  }),
  column('description', {
    ...{ heading: t.description, pattern: /^descriptions?$/, write: csvText },
    read: (given, { item: name }) => tooLong(given, LONGEST_DESCRIPTION, { name, column: t.description() }) ?? given,
    show: (description) => description,
  }),
  column('vatRate', {
    ...{ heading: t.vat, pattern: /^(tva|vat)( rate)?$/, isListed: true },
    write: t.percent,
    read(given, { item: name }) {
      const [, digits] = /^(\d+(?:[.,]\d+)?) ?%?$/.exec(given) ?? [];
      const rate = VAT_RATES.find((known) => known === Number(digits?.replace(',', '.')) * 10);
      if (given === '') return undefined;
      return rate ?? new Wrong(t.notAccepted({ name, column: t.vat(), given, right: t.vatRates() }));
    },
    show: (rate) => t.percentOf(rate),
  }),
  column('allergens', {
    ...{ heading: t.allergens, pattern: /^allergen(e?s)?$/ },
    write: (declared) => (declared?.length === 0 ? t.none() : t.allergenList(inOrder(declared))),
    read: readAllergens,
    show: (declared) => (declared === null ? t.notSaid() : t.allergenList(inOrder(declared)) || t.none()),
  }),
  column('preparationUnits', {
    ...{ heading: t.units, pattern: /^(unites?|units?)( de preparation)?$|^preparation units?$/ },
    write: String,
    read(given, { item: name }) {
      const units = readWhole(given);
      if (given === '') return undefined;
      if (units <= HIGHEST_UNITS) return units;
      return new Wrong(t.notAccepted({ name, column: t.units(), given, right: t.wholeUpTo(HIGHEST_UNITS) }));
    },
  }),
  column('optionGroupIds', {
    ...{ heading: t.options, pattern: /^(groupes? d )?options?( groups?)?$/ },
    write: (ids, groups) => csvText(groupNames(ids, groups)),
    read: readGroups,
    show: groupNames,
  }),
  column('picture', {
    ...{ heading: t.photo, pattern: /^(photos?|images?|pictures?)$/ },
    write: (picture) => csvText(fileName(picture)),
    read: readPicture,
    show: fileName,
  }),
];

/** Values of a new item that the file does not give. */
export const NEW_ITEM = {
  ...{ stock: null, freshlyBaked: false, nameEn: null, description: '', allergens: null, optionGroupIds: [] },
  ...ITEM_DEFAULTS.SIMPLE,
  picture: null,
} satisfies Partial<MenuRow>;

export function writeMenuCsv(rows: readonly MenuRow[], groups: Groups): string {
  const cells = rows.map((row) => COLUMNS.map((column) => column.write(row, groups)));
  return writeCsv([COLUMNS.map(({ heading }) => heading()), ...cells], ';');
}

/** Lower case without accents and signs, by which headings and words are compared. */
export const plain = (text: string) =>
  folded(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Parses « 4,50 », « 4.5 € » and « 4€50 » as integer cents (450); returns null when the text is not a price. */
function readPrice(text: string): number | null {
  const digits = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(
    text.replace(/^(\d+)\s*€\s*(\d{2})$/, '$1,$2').replace(/[\s€]|eur(os?)?/gi, ''),
  );
  if (!digits) return null;
  const cents = Number(digits[1]) * 100 + Number((digits[2] ?? '').padEnd(2, '0'));
  return cents < 1 || cents > HIGHEST_PRICE_CENTS ? null : cents;
}

/** Parses « 80 », « 1 200 » and « 80,00 »; returns NaN when the text is not a whole number. */
function readWhole(text: string): number {
  const digits = text.replace(/\s/g, '');
  return /^\d+([.,]0+)?$/.test(digits) ? Number.parseInt(digits, 10) : Number.NaN;
}

const ANSWERS = new Map(
  Object.entries({ oui: true, yes: true, x: true, '1': true, non: false, no: false, '0': false, '': false }),
);

function tooLong(given: string, longest: number, place: { name: string; column: string }): Wrong | null {
  return [...given].length > longest ? new Wrong(t.notAccepted({ ...place, given, right: t.atMost(longest) })) : null;
}

/** Words for the allergens in both languages, as `singular` returns them: without spaces. */
const ALLERGEN_WORDS: Record<Allergen, readonly string[]> = {
  GLUTEN: ['gluten'],
  CRUSTACEANS: ['crustace', 'crustacean'],
  EGGS: ['oeuf', 'egg'],
  FISH: ['poisson', 'fish'],
  PEANUTS: ['arachide', 'peanut'],
  SOY: ['soja', 'soya', 'soy'],
  MILK: ['lait', 'milk'],
  NUTS: ['fruitacoque', 'nut'],
  CELERY: ['celeri', 'celery'],
  MUSTARD: ['moutarde', 'mustard'],
  SESAME: ['sesame'],
  SULPHITES: ['sulfite', 'sulphite'],
  LUPIN: ['lupin'],
  MOLLUSCS: ['mollusque', 'mollusc'],
};

const singular = (text: string) => plain(text).replace(/s\b| /g, '');

function inOrder(declared: readonly Allergen[] | null): Allergen[] {
  return allergens.filter((one) => declared?.includes(one));
}

/** An empty cell changes nothing: what customers rely on is not lost by an oversight. */
function readAllergens(cell: string, { item: name }: CellContext): Allergen[] | Wrong | undefined {
  const words = cell.split(/[,;\n]/).filter((word) => word.trim() !== '');
  if (words.length === 0) return undefined;
  if (/^(aucune?|none)$/.test(singular(cell))) return [];
  const found = words.map((word) => allergens.find((one) => ALLERGEN_WORDS[one].includes(singular(word))));
  const given = words[found.indexOf(undefined)]?.trim();
  if (given === undefined) return allergens.filter((one) => found.includes(one));
  return new Wrong(t.notAccepted({ name, column: t.allergens(), given, right: t.allergensRight(allergens) }));
}

function groupNames(ids: readonly string[], groups: Groups): string {
  return ids.flatMap((id) => groups.find((group) => group.id === id)?.name ?? []).join(', ');
}

/** Reads the names of option groups; since a name may contain commas, the longest that fits is taken each time. */
function readGroups(cell: string, { item: name, groups }: CellContext): string[] | Wrong {
  const parts = cell.split(',');
  const ids: string[] = [];
  for (let from = 0, to = parts.length; from < parts.length; to = parts.length) {
    const named = () => groupNamed(parts.slice(from, to).join(','), groups);
    while (to > from + 1 && !named()) to -= 1;
    const group = named();
    const given = parts.slice(from, to).join(',').trim();
    if (group) ids.push(group.id);
    else if (given !== '')
      return new Wrong(
        t.notAccepted({ name, column: t.options(), given, right: t.groupsRight(groups.map((one) => one.name)) }),
      );
    from = to;
  }
  return conditionsFirst(ids, groups);
}

function groupNamed(name: string, groups: Groups) {
  return (
    groups.find((group) => group.name === name.trim()) ?? groups.find((group) => nameKey(group.name) === nameKey(name))
  );
}

function fileName(picture: MenuRow['picture']): string {
  return picture instanceof File ? picture.name : (picture?.split('/').at(-1) ?? '');
}

/** An empty cell and the item's own picture change nothing; else the chosen photos come first, then what other items show. */
function readPicture(given: string, context: CellContext): MenuRow['picture'] | Wrong | undefined {
  const { item: name, known, photos, items } = context;
  if (given === '') return undefined;
  const isMeant = (picture: MenuRow['picture']) => nameKey(fileName(picture)) === nameKey(given);
  if (isMeant(known?.picture ?? null)) return undefined;
  const found = [...photos, ...items.map(({ picture }) => picture)].find(isMeant);
  return found ?? new Wrong(t.notAccepted({ name, column: t.photo(), given, right: t.photoRight() }));
}
