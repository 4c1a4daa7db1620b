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
  /** Set when the values are understandable without the label. */
  plain?: boolean;
}

const plainly = (text: string) => ({ text, extra: '' });

/** Rows of what was chosen; groups of which nothing was chosen have one when they are in `usual`. */
function rows({ chosen = [], note, allergens }: LineSelections, usual: readonly OptionKind[]): SelectionRow[] {
  const empty = usual.filter((kind) => !chosen.some(({ groupId }) => groupId === kind));
  const groups = inPreparationOrder([...chosen, ...empty.map((groupId) => ({ groupId, name: null, options: [] }))]);
  return [
    ...groups.map(({ groupId, name, options }): SelectionRow => {
      const label = groupLabel(groupId, name);
      if (groupId === 'FRIES') return { label, values: [plainly(friesText(options[0]?.name))], ours: true };
      const values = options.map((option) => ({ text: optionLabel(groupId, option), extra: extraOf(groupId, option) }));
      return { label, values, plain: true, ...(groupId === 'SOT' && { ours: true }) };
    }),
    ...(note ? [{ label: t.note(), values: [plainly(note)], ours: true as const }] : []),
    ...(allergens ? [{ label: t.allergens(), values: [plainly(allergens)], ours: true as const }] : []),
  ];
}

function extraOf(groupId: string, { priceCents }: ChosenGroup['options'][number]): string {
  return groupId === 'SIZE' || priceCents === 0 ? '' : t.extra(priceCents);
}

function friesText(name: string | undefined): string {
  if (name === undefined) return t.no();
  return name === 'Frites' ? t.yes() : t.yesNamely(name);
}

/** Returns the rows with a selection; for a menu also fries and drink when they were declined. */
export function chosenRows(selections: LineSelections = {}): SelectionRow[] {
  return rows(selections, selections.isMenu ? ['FRIES', 'DRINK'] : []);
}

/**
 * Returns all rows of an order line: the five standard rows even when empty, fries as yes or no (specification 3.7).
 * For a pizza, recognised by its size, only the sauces row is kept when empty.
 */
export function allRows(selections: LineSelections = {}): SelectionRow[] {
  const isPizza = selections.chosen?.some(({ groupId }) => groupId === 'SIZE');
  return rows(selections, isPizza ? ['SAUCES'] : ['SOT', 'MEATS', 'SAUCES', 'FRIES', 'DRINK']);
}
