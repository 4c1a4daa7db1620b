import * as t from './option-groups.texts';
import { sotLabel } from './sot';

/** Labels of the kinds of option groups that the specification names (3.5), in the order of preparation. */
const KINDS = {
  SIZE: t.size,
  SOT: t.sot,
  MEATS: t.meats,
  TOPPINGS: t.toppings,
  SAUCES: t.sauces,
  FRIES: t.fries,
  DRINK: t.drink,
  SUPPLEMENTS: t.supplements,
};

/** A group of such a kind has it as its id; a group that the shop made itself has a UUID and a name. */
export type OptionKind = keyof typeof KINDS;

const isOptionKind = (groupId: string): groupId is OptionKind => Object.hasOwn(KINDS, groupId);

export function groupLabel(groupId: string, name: string | null): string {
  return isOptionKind(groupId) ? KINDS[groupId]() : (name ?? '');
}

/** Returns the option's name as people read it, with its number of pieces when there are several. */
export function optionLabel(groupId: string, { name, quantity = 1 }: { name: string; quantity?: number }): string {
  const label = groupId === 'SOT' ? sotLabel(name) : name;
  return quantity > 1 ? `${quantity} × ${label}` : label;
}

/** Sorts groups as a kitchen builds an item: first those of the specification, then the shop's own. */
export function inPreparationOrder<G extends { groupId: string }>(groups: readonly G[]): G[] {
  const place = ({ groupId }: G) => [...Object.keys(KINDS), groupId].indexOf(groupId);
  return [...groups].sort((one, other) => place(one) - place(other));
}

export interface Option {
  id: string;
  /** Cents one piece adds, unless it is among the pieces that are included. */
  priceCents: number;
  soldOut: boolean;
}

export interface OptionGroup<O extends Option = Option> {
  id: string;
  /** Fewest pieces to choose, all options together. */
  min: number;
  /** Most pieces to choose; null: no limit. */
  max: number | null;
  /** Number of chosen pieces that cost nothing, the dearest first. */
  included: number;
  /** Most pieces of one option. */
  perOptionMax: number;
  options: readonly O[];
  /** The group applies only while one of these options of an earlier group is chosen; null: always. */
  shownWhen: { groupId: string; optionIds: readonly string[] } | null;
}

/** Highest number that an owner may give as a limit of a group, and of one option. */
export const MOST_CHOICES = 99;
export const MOST_OF_ONE_OPTION = 20;

export interface Selection {
  groupId: string;
  optionId: string;
  /** Pieces of the option in one piece of the item. */
  quantity: number;
}

export interface ChosenOption<O extends Option = Option> {
  option: O;
  quantity: number;
  /** Cents that all its pieces add to one piece of the item. */
  cents: number;
}

/** Returns the groups that apply to a selection: those without a condition and those whose condition is met. */
export function shownGroups<G extends OptionGroup>(groups: readonly G[], selections: readonly Selection[]): G[] {
  const shown: G[] = [];
  for (const group of groups) {
    const { shownWhen: when } = group;
    const isMet =
      when === null ||
      (shown.some(({ id }) => id === when.groupId) &&
        selections.some(({ groupId, optionId }) => groupId === when.groupId && when.optionIds.includes(optionId)));
    if (isMet) shown.push(group);
  }
  return shown;
}

/** Returns what is chosen of a group, in the group's order. */
export function chosenOf<O extends Option>(
  { id, options, included }: OptionGroup<O>,
  selections: readonly Selection[],
): ChosenOption<O>[] {
  const chosen = options.flatMap((option) => {
    const selection = selections.find(({ groupId, optionId }) => groupId === id && optionId === option.id);
    return selection ? [{ option, quantity: selection.quantity, cents: 0 }] : [];
  });
  let free = included;
  for (const one of [...chosen].sort((a, b) => b.option.priceCents - a.option.priceCents)) {
    const paid = Math.max(0, one.quantity - free);
    free -= one.quantity - paid;
    one.cents = paid * one.option.priceCents;
  }
  return chosen;
}

export function piecesChosen(groupId: string, selections: readonly Selection[]): number {
  return selections.reduce((sum, one) => (one.groupId === groupId ? sum + one.quantity : sum), 0);
}

/** Returns the cents that a selection adds to the price of the item (specification 3.7). */
export function optionsCents(groups: readonly OptionGroup[], selections: readonly Selection[]): number {
  return shownGroups(groups, selections)
    .flatMap((group) => chosenOf(group, selections))
    .reduce((sum, { cents }) => sum + cents, 0);
}

/** Returns the groups that apply and of which too little is chosen. */
export function missingGroups<G extends OptionGroup>(groups: readonly G[], selections: readonly Selection[]): G[] {
  return shownGroups(groups, selections).filter(({ id, min }) => piecesChosen(id, selections) < min);
}

/** Whether what is in stock of a group is enough for its minimum; an item whose group is not cannot be ordered. */
export function canBeMet({
  min,
  options,
  perOptionMax,
}: Pick<OptionGroup, 'min' | 'perOptionMax'> & { options: readonly Pick<Option, 'soldOut'>[] }): boolean {
  return options.filter(({ soldOut }) => !soldOut).length * perOptionMax >= min;
}

/** Returns the selection without what is sold out or no longer offered, nor what depends on it. */
export function stillOffered(groups: readonly OptionGroup[], selections: readonly Selection[]): Selection[] {
  const offered = selections.filter(({ groupId, optionId }) =>
    groups.some(({ id, options }) => id === groupId && options.some((one) => one.id === optionId && !one.soldOut)),
  );
  const shown = shownGroups(groups, offered).map(({ id }) => id);
  return offered.filter(({ groupId }) => shown.includes(groupId));
}

interface ChosenGroup {
  groupId: string;
  options: readonly { name: string; quantity: number }[];
}

/** Returns what was chosen as selections by name, to choose the same again. */
export function selectionsFrom(choices: readonly ChosenGroup[]): Selection[] {
  return choices.flatMap(({ groupId, options }) =>
    options.map(({ name, quantity }) => ({ groupId, optionId: name, quantity })),
  );
}

/** Group of which only its place is decided. */
export interface Conditional {
  id: string;
  shownWhen: { groupId: string } | null;
}

/** Returns the ids with each group behind the one it depends on, so that customers meet that one first. */
export function conditionsFirst(ids: readonly string[], groups: readonly Conditional[]): string[] {
  const sorted: string[] = [];
  const place = (id: string) => {
    if (sorted.includes(id)) return;
    const condition = groups.find((group) => group.id === id)?.shownWhen?.groupId;
    if (condition !== undefined && ids.includes(condition)) place(condition);
    sorted.push(id);
  };
  for (const id of ids) place(id);
  return sorted;
}
