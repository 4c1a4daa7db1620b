import { allergensOf, type Declared } from '../../../graphql/rules/allergens';
import {
  chosenOf,
  missingGroups,
  piecesChosen,
  type Selection,
  shownGroups,
} from '../../../graphql/rules/option-groups';
import { sotLabel } from '../../../graphql/rules/sot';
import { isUuid } from '../../identifiers';
import { MOST_OF_A_CART_CENTS } from '../../money';
import type { Allergen } from '../allergens';
import type { MenuIngredient, MenuItem } from '../menu-rows';
import { InvalidSelection, LimitExceeded, SoldOut } from '../menu.types';
import { type OfferedOption, type OfferedGroup, optionGroupsOf } from './option-groups';
import type { ChosenGroup, WantedSelection } from './selections';

export interface PricedSelections extends Declared<Allergen> {
  /** Selections by id and in the menu's order, so that equal selections compare equal. */
  selections: Selection[];
  choices: ChosenGroup[];
  /** Choices with English names, where the shop provided them. */
  choicesEn: ChosenGroup[];
  /** Price of one piece in cents, choices included, at most the maximum of a cart. */
  unitCents: number;
  /** Units of window capacity that the choices of one piece take. */
  optionUnits: number;
}

const MOST_SELECTIONS = 100;

type Problem = LimitExceeded | InvalidSelection | SoldOut;

export function isProblem(price: PricedSelections | Problem): price is Problem {
  return price instanceof LimitExceeded || price instanceof InvalidSelection || price instanceof SoldOut;
}

/**
 * Checks selections against what the shop offers and returns their price (specification 3.7). `wanted` refers to
 * options by id or, as the specification's clients do, by name. Pure.
 */
export function priceChoice(
  item: MenuItem,
  ingredients: readonly MenuIngredient[],
  wanted: readonly WantedSelection[],
): PricedSelections | Problem {
  if (wanted.length > MOST_SELECTIONS) return new InvalidSelection(item.nameRead);
  const groups = optionGroupsOf(item, ingredients);
  const chosen = new Map<string, Selection[]>();
  for (const one of wanted) {
    if (chosen.has(one.groupId)) continue;
    const group = groups.find(({ id }) => id === one.groupId);
    const ofGroup = group ? chooseFrom(group, wanted, item, ingredients) : choiceGone(item, ingredients, one);
    // The first problem in the order in which the choices were sent.
    if (!Array.isArray(ofGroup)) return ofGroup;
    chosen.set(one.groupId, ofGroup);
  }
  const selections = groups.flatMap(({ id }) => chosen.get(id) ?? []);
  const shown = shownGroups(groups, selections);
  const astray = wanted.find(({ groupId }) => !shown.some(({ id }) => id === groupId));
  if (astray) return choiceGone(item, ingredients, astray);
  const [missing] = missingGroups(groups, selections);
  if (missing) return new InvalidSelection(item.nameRead, null, missing.nameRead);

  const all = shown.flatMap((group) => chosenOf(group, selections));
  const unitCents = all.reduce((sum, { cents }) => sum + cents, item.priceCents);
  if (unitCents > MOST_OF_A_CART_CENTS) return new InvalidSelection(item.nameRead);
  return {
    selections,
    ...inWords(shown, selections),
    unitCents,
    optionUnits: all.reduce((sum, { option, quantity }) => sum + option.preparationUnits * quantity, 0),
    ...allergensOf([item.allergens, ...all.map(({ option }) => option.declared)]),
  };
}

/** Returns what the menu still lists of stored selections, in stock or not, to show a line that cannot be priced. */
export function listedChoices(
  item: MenuItem,
  ingredients: readonly MenuIngredient[],
  selections: readonly Selection[],
): Pick<PricedSelections, 'choices' | 'choicesEn' | 'allergens' | 'allergensDeclared'> {
  const groups = shownGroups(optionGroupsOf(item, ingredients), selections);
  const listed = groups.flatMap((group) => chosenOf(group, selections));
  const allergens = allergensOf([item.allergens, null, ...listed.map(({ option }) => option.declared)]);
  return { ...inWords(groups, selections), ...allergens };
}

function inWords(groups: readonly OfferedGroup[], selections: readonly Selection[]) {
  const chosen = groups
    .map((group) => ({ ...group, options: chosenOf(group, selections) }))
    .filter(({ options }) => options.length > 0);
  const inLanguage = (called: (one: { name: string; nameEn: string | null }) => string): ChosenGroup[] =>
    chosen.map(({ id, name, nameEn, options }) => ({
      groupId: id,
      name: name === null ? null : called({ name, nameEn }),
      options: options.map(({ option, quantity, cents }) => ({ name: called(option), priceCents: cents, quantity })),
    }));
  return { choices: inLanguage(({ name }) => name), choicesEn: inLanguage(({ name, nameEn }) => nameEn ?? name) };
}

/** Returns the selections of one group in the group's order, each option once, or the first problem. */
function chooseFrom(
  group: OfferedGroup,
  wanted: readonly WantedSelection[],
  item: MenuItem,
  ingredients: readonly MenuIngredient[],
): Selection[] | Problem {
  const quantities = new Map<OfferedOption, number>();
  let gone: WantedSelection | undefined;
  for (const one of wanted.filter(({ groupId }) => groupId === group.id)) {
    const option = findOption(group, one.optionId);
    if (!Number.isInteger(one.quantity) || one.quantity < 1) return new InvalidSelection(item.nameRead);
    const before = (option && quantities.get(option)) ?? 0;
    if (!option) gone ??= one;
    // An option that may be chosen once counts once, even when it is named twice.
    else quantities.set(option, group.perOptionMax === 1 ? Math.max(before, one.quantity) : before + one.quantity);
  }
  const chosen = group.options.filter((option) => quantities.has(option));
  const selections = chosen.map((option) => ({
    groupId: group.id,
    optionId: option.id,
    quantity: quantities.get(option) ?? 0,
  }));
  if (group.max !== null && piecesChosen(group.id, selections) > group.max) return new LimitExceeded(group.max);
  if (selections.some(({ quantity }) => quantity > group.perOptionMax)) return new LimitExceeded(group.perOptionMax);
  if (gone) return choiceGone(item, ingredients, gone);
  const missing = chosen.find(({ soldOut }) => soldOut);
  return missing ? new SoldOut(labelOf(group.id, missing), 0) : selections;
}

/** Names the choice that is no longer offered, unless it is a size or only the id of a deleted ingredient is known. */
function choiceGone(
  { nameRead }: MenuItem,
  ingredients: readonly MenuIngredient[],
  { groupId, optionId: wanted }: WantedSelection,
): InvalidSelection {
  if (wanted === true || groupId === 'SIZE') return new InvalidSelection(nameRead);
  const known = ingredients.find((one) => one.id === wanted || isCalled(one, wanted));
  const name = known ? labelOf(known.type, known) : isUuid(wanted) ? '' : wanted.trim();
  return new InvalidSelection(nameRead, name === '' ? null : name);
}

/** `kind`: the id of an option's group or the type of an ingredient, which of salad, tomato and onion are the same. */
function labelOf(kind: string, { name, nameRead }: Pick<MenuIngredient, 'name' | 'nameRead'>): string {
  return kind === 'SOT' ? sotLabel(name) : nameRead;
}

/**
 * Finds an option by its id, its name or one of its former names; `true` finds the first that is in stock. The id of a
 * size is its name as the shop wrote it.
 */
function findOption({ id: groupId, options }: OfferedGroup, wanted: string | true): OfferedOption | undefined {
  if (wanted === true) return options.find(({ soldOut }) => !soldOut) ?? options[0];
  const byId = options.find(({ id }) => id === wanted);
  if (byId || groupId === 'SIZE') return byId;
  return (
    options.find((one) => isCalled(one, wanted)) ??
    options.find(({ formerNames }) => formerNames.some((name) => isCalled({ name, nameEn: null }, wanted)))
  );
}

function isCalled({ name, nameEn }: { name: string; nameEn: string | null }, wanted: string): boolean {
  return [name, nameEn].some((one) => one?.toLowerCase() === wanted.trim().toLowerCase());
}
