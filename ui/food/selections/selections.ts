import { groupLabel, inPreparationOrder, type OptionKind, optionLabel } from '../../../graphql/rules/option-groups';
import * as t from './selections.texts';

/** What was chosen of a group of options, by name; `priceCents` is what all pieces of an option add together. */
export interface ChosenGroup {
  groupId: string;
  /** Name of the shop's own group; null for a kind of the specification. */
  name: string | null;
  options: readonly { name: string; priceCents: number; quantity: number }[];
}

export interface LineSelections {
  chosen?: readonly ChosenGroup[];
  /** Set when fries and a drink are part of the item. */
  isMenu?: boolean;
  /** Set when none of the specification's groups can be part of the item, only the shop's own. */
  isSimple?: boolean;
  note?: string;
  /** Language of the names given by the shop. @default 'fr' */
  lang?: string | null;
  allergens?: string;
}

/** Line of an order, as the customer, the board and the papers show it. */
export interface OrderLine {
  id: string;
  name: string;
  /** Language of the name. @default 'fr' */
  nameLang?: string | null;
  quantity: number;
  /** Number of pieces refunded. @default 0 */
  refunded?: number;
  selections?: LineSelections;
}

export interface SelectionRow {
  label: string;
  values: readonly { text: string; extra: string }[];
  /** The values are in the interface language, or a customer's note in an unknown one, not in the shop's language. */
  ours?: true;
  /** The shop's own group: its label is in the shop's language, and the values may mean nothing without it. */
  own?: true;
  /** Set when the values are understandable without the label. */
  plain?: true;
}

/** Rows of what was chosen; groups of which nothing was chosen have one when they are in `usual`. */
function rows({ chosen = [], note, allergens }: LineSelections, usual: readonly OptionKind[]): SelectionRow[] {
  const empty = usual.filter((kind) => !chosen.some(({ groupId }) => groupId === kind));
  const groups = inPreparationOrder([...chosen, ...empty.map((groupId) => ({ groupId, name: null, options: [] }))]);
  return [...groups.map(groupRow), ...ourRow(t.note(), note), ...ourRow(t.allergens(), allergens)];
}

function groupRow({ groupId, name, options }: ChosenGroup): SelectionRow {
  const label = groupLabel(groupId, name);
  const values = options.map((option) => ({ text: optionLabel(groupId, option), extra: extraOf(groupId, option) }));
  if (groupId === 'FRIES') return { label, values: friesValues(values), ours: true };
  if (name !== null) return { label, values, own: true };
  return { label, values, plain: true, ...(groupId === 'SOT' && { ours: true }) };
}

const ourRow = (label: string, text = ''): SelectionRow[] =>
  text === '' ? [] : [{ label, values: [{ text, extra: '' }], ours: true }];

function extraOf(groupId: string, { priceCents }: ChosenGroup['options'][number]): string {
  return groupId === 'SIZE' || priceCents === 0 ? '' : t.extra(priceCents);
}

/** Fries as yes or no (specification 3.7), with the name of another side beside it. */
function friesValues(values: SelectionRow['values']): SelectionRow['values'] {
  if (values.length === 0) return [{ text: t.no(), extra: '' }];
  return values.map(({ text, extra }) => ({ text: text === 'Frites' ? t.yes() : t.yesNamely(text), extra }));
}

/** Returns the rows with a selection; for a menu also fries and drink when they were declined. */
export function chosenRows(selections: LineSelections = {}): SelectionRow[] {
  return rows(selections, selections.isMenu ? ['FRIES', 'DRINK'] : []);
}

/**
 * Returns all rows of an order line: the five standard rows even when empty (specification 3.7).
 * For a pizza, recognised by its size, only the sauces row is kept when empty; for a simple item with choices no row.
 */
export function allRows(selections: LineSelections = {}): SelectionRow[] {
  const { chosen = [], isSimple = false } = selections;
  if (isSimple && chosen.length > 0) return rows(selections, []);
  const isPizza = chosen.some(({ groupId }) => groupId === 'SIZE');
  return rows(selections, isPizza ? ['SAUCES'] : ['SOT', 'MEATS', 'SAUCES', 'FRIES', 'DRINK']);
}
