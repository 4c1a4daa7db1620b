import type { Allergen } from '../../../graphql/rules/allergens';
import {
  missingGroups,
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
export const DECLINABLE = ['MEATS', 'FRIES', 'DRINK'] as const;
export type Declinable = (typeof DECLINABLE)[number];
export const isDeclinable = (groupId: string): groupId is Declinable => DECLINABLE.some((id) => id === groupId);

/** Whether one of the options is chosen by a radio button; the others are checkboxes that say when a limit is reached. */
export const isSingle = ({ id, min, max }: CustomiserGroup): boolean =>
  max === 1 && (min === 1 || id === 'FRIES' || id === 'DRINK');

/** Returns what of a composition is still offered; of a size that was not chosen the first. */
export function offeredOf(groups: readonly CustomiserGroup[], { selections }: Composition): Selection[] {
  const offered = stillOffered(groups, selections);
  const sizes = groups.find(({ id }) => id === 'SIZE');
  const first = sizes && piecesChosen('SIZE', offered) === 0 ? sizes.options.find(({ soldOut }) => !soldOut) : undefined;
  return first ? [{ groupId: 'SIZE', optionId: first.id, quantity: 1 }, ...offered] : offered;
}

/** Returns the groups from which something must still be chosen. */
export function undecidedGroups(
  groups: readonly CustomiserGroup[],
  selections: readonly Selection[],
  without: readonly string[],
): CustomiserGroup[] {
  const missing = missingGroups(groups, selections);
  return shownGroups(groups, selections).filter(
    (group) =>
      missing.includes(group) ||
      (isDeclinable(group.id) && group.max !== 0 && !without.includes(group.id) && piecesChosen(group.id, selections) === 0),
  );
}

/** Sets the pieces of an option, replacing the others of a group that takes one; drops what no longer applies. */
export function withPieces(
  groups: readonly CustomiserGroup[],
  selections: readonly Selection[],
  group: CustomiserGroup,
  optionId: string,
  quantity: number,
): Selection[] {
  const others = selections.filter(
    (one) => one.groupId !== group.id || (one.optionId !== optionId && !isSingle(group)),
  );
  return stillOffered(groups, quantity > 0 ? [...others, { groupId: group.id, optionId, quantity }] : others);
}
