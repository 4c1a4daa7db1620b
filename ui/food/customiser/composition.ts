import type { Allergen } from '../../../graphql/rules/allergens';
import {
  chosenOf,
  type Option,
  type OptionGroup,
  piecesChosen,
  type Selection,
  shownGroups,
  stillOffered,
} from '../../../graphql/rules/option-groups';

export interface CustomiserOption extends Option {
  name: string;
  /** Language of the name; null means French. */
  nameLang?: string | null;
  /** Heading under which the group lists the option; null for none. */
  section?: string | null;
  /** Allergens the option adds; null when the shop has not declared them. */
  allergens: readonly Allergen[] | null;
}

export interface CustomiserGroup extends OptionGroup<CustomiserOption> {
  /** Name of the shop's own group; null for a kind of the specification. */
  name: string | null;
  nameLang?: string | null;
}

export interface Composition {
  selections: readonly Selection[];
  /** Ids of the groups of which the customer wants nothing. */
  without: readonly string[];
  note: string;
}

export const NOTHING_CHOSEN: Composition = { selections: [], without: [], note: '' };

/** Groups of which the customer must choose or say that nothing is wanted, so that none is left out by mistake. */
const DECLINABLE = ['MEATS', 'FRIES', 'DRINK'] as const;
export const isDeclinable = (groupId: string): groupId is (typeof DECLINABLE)[number] =>
  DECLINABLE.some((id) => id === groupId);

/** Whether radio buttons offer the group; checkboxes offer the others and say when a limit is reached. */
export const isSingle = ({ id, min, max }: Pick<OptionGroup, 'id' | 'min' | 'max'>): boolean =>
  max === 1 && (min === 1 || id === 'FRIES' || id === 'DRINK');

/** Returns what is still offered of a selection, in the order of the groups; the first size when none is chosen. */
export function offeredOf(groups: readonly CustomiserGroup[], selections: readonly Selection[]): Selection[] {
  const sizes = groups.find(({ id }) => id === 'SIZE')?.options.filter(({ soldOut }) => !soldOut) ?? [];
  const hasSize = sizes.some(({ id }) => selections.some((one) => one.groupId === 'SIZE' && one.optionId === id));
  const first = hasSize ? [] : sizes.slice(0, 1).map(({ id }) => ({ groupId: 'SIZE', optionId: id, quantity: 1 }));
  const offered = stillOffered(groups, [...selections, ...first]);
  return groups.flatMap((group) =>
    chosenOf(group, offered).map(({ option, quantity }) => ({ groupId: group.id, optionId: option.id, quantity })),
  );
}

/** Returns the groups from which something must still be chosen. */
export function undecidedGroups(
  groups: readonly CustomiserGroup[],
  { selections, without }: Pick<Composition, 'selections' | 'without'>,
): CustomiserGroup[] {
  return shownGroups(groups, selections).filter(({ id, min }) => {
    const pieces = piecesChosen(id, selections);
    return pieces < min || (pieces === 0 && isDeclinable(id) && !without.includes(id));
  });
}

/** Returns the selection with so many pieces of an option, which replaces the other in a group that takes one. */
export function withPieces(
  group: CustomiserGroup,
  selections: readonly Selection[],
  optionId: string,
  quantity: number,
): Selection[] {
  const isReplaced = (one: Selection) => one.groupId === group.id && (one.optionId === optionId || isSingle(group));
  const others = selections.filter((one) => !isReplaced(one));
  return quantity > 0 ? [...others, { groupId: group.id, optionId, quantity }] : others;
}

/** Returns the number of pieces that are allowed when one more of the option would exceed it (specification 3.5). */
export function limitReached(
  { id, max, perOptionMax }: OptionGroup,
  selections: readonly Selection[],
  optionId: string,
): number | undefined {
  if (max !== null && piecesChosen(id, selections) >= max) return max;
  return quantityOf(id, selections, optionId) >= perOptionMax ? perOptionMax : undefined;
}

export function quantityOf(groupId: string, selections: readonly Selection[], optionId: string): number {
  return selections.find((one) => one.groupId === groupId && one.optionId === optionId)?.quantity ?? 0;
}

/** Returns the cents that the chosen pieces of an option add, or that a first piece would add. */
export function addedCents(group: CustomiserGroup, selections: readonly Selection[], optionId: string): number {
  const chosen = chosenOf(group, selections);
  const one = chosen.find(({ option }) => option.id === optionId);
  if (one) return one.cents;
  const sum = (all: typeof chosen) => all.reduce((cents, each) => cents + each.cents, 0);
  const first = { groupId: group.id, optionId, quantity: 1 };
  return sum(chosenOf(group, [...selections, first])) - sum(chosen);
}
