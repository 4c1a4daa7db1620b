import { allergensOf, type Declared } from '../../../graphql/rules/allergens';
import { sotLabel, type SotName } from '../../../graphql/rules/sot';
import { isUuid } from '../../identifiers';
import { MOST_OF_A_CART_CENTS } from '../../money';
import type { Allergen } from '../allergens';
import type { Choices, Selections, WantedSelections } from './selections';
import { compositionOf } from './composition';
import { IngredientType } from '../ingredient.entity';
import { ItemKind } from '../item.entity';
import type { MenuIngredient, MenuItem } from '../menu-rows';
import { InvalidSelection, LimitExceeded, SoldOut } from '../menu.types';

export interface PricedSelections extends Declared<Allergen> {
  /** Selections by id and in the menu's order, so that equal selections compare equal. */
  selections: Selections;
  choices: Choices;
  /** Choices with English names, where the shop provided them. */
  choicesEn: Choices;
  /** Price of one piece in cents, choices included, at most the maximum of a cart. */
  unitCents: number;
}

type Problem = LimitExceeded | InvalidSelection | SoldOut;

export function isProblem(price: PricedSelections | Problem): price is Problem {
  return price instanceof LimitExceeded || price instanceof InvalidSelection || price instanceof SoldOut;
}

/**
 * Checks selections against what the shop offers and returns their price (specification 3.7). `wanted` refers to
 * ingredients by id or, as the specification's clients do, by name. Pure.
 */
export function priceChoice(
  item: MenuItem,
  ingredients: readonly MenuIngredient[],
  wanted: WantedSelections,
): PricedSelections | Problem {
  const offer = compositionOf(item, ingredients);
  const problems: Problem[] = [];

  const choose = (from: readonly MenuIngredient[], names: readonly string[], limit?: number): MenuIngredient[] => {
    const named = names.map((name) => findChoice(from, name));
    const chosen = from.filter((one) => named.includes(one));
    if (limit !== undefined && chosen.length > limit) problems.push(new LimitExceeded(limit));
    else if (named.includes(undefined)) problems.push(choiceGone(item, ingredients, names[named.indexOf(undefined)]));
    const missing = chosen.find(({ outOfStock }) => outOfStock);
    if (missing) problems.push(new SoldOut(labelOf(missing), 0));
    return chosen;
  };
  const chooseOne = (from: readonly MenuIngredient[], name: string | null) =>
    choose(from, name === null ? [] : [name])[0] ?? null;

  const meats = choose(offer.meats, wanted.meats, offer.meats.length > 0 ? item.meatLimit : undefined);
  const sauces = choose(offer.sauces, wanted.sauces, offer.sauces.length > 0 ? item.sauceLimit : undefined);
  const sot = choose(offer.sot, wanted.sot);
  const supplements = choose(offer.supplements, wanted.supplements);
  const toppings = choose(offer.toppings, wanted.toppings);
  const fries = chooseOne(offer.fries, friesWanted(offer.fries, wanted.fries));
  const drink = chooseOne(offer.drinks, wanted.drink);
  const size = item.sizes.find(({ name }) => name === wanted.size) ?? null;
  if (item.kind === ItemKind.PIZZA ? !size : wanted.size !== null) problems.push(new InvalidSelection(item.nameRead));

  const problem = problems[0];
  if (problem) return problem;

  const menuParts = [fries, drink].filter((part) => part !== null);
  const extras = [...supplements, ...toppings];
  const unitCents =
    (size?.priceCents ?? item.priceCents) +
    sum(extras.map(({ priceCents }) => priceCents)) +
    sum(menuParts.map(({ supplementPriceCents }) => supplementPriceCents));
  if (unitCents > MOST_OF_A_CART_CENTS) return new InvalidSelection(item.nameRead);
  const everything = [...meats, ...sauces, ...sot, ...extras, ...menuParts];
  const inWords = (called: (one: MenuIngredient) => string): Choices => {
    const priced = (one: MenuIngredient) => ({ name: called(one), priceCents: one.priceCents });
    return {
      meats: meats.map(called),
      sauces: sauces.map(called),
      sot: sot.map(called),
      supplements: supplements.map(priced),
      fries: fries && called(fries),
      drink: drink && called(drink),
      size: size?.name ?? null,
      toppings: toppings.map(priced),
    };
  };
  return {
    selections: {
      meats: meats.map(({ id }) => id),
      sauces: sauces.map(({ id }) => id),
      sot: sot.map(({ name }) => name as SotName),
      supplements: supplements.map(({ id }) => id),
      fries: fries?.id ?? null,
      drink: drink?.id ?? null,
      size: size?.name ?? null,
      toppings: toppings.map(({ id }) => id),
    },
    choices: inWords(({ name }) => name),
    choicesEn: inWords(({ name, nameEn }) => nameEn ?? name),
    unitCents,
    ...allergensOf([item.allergens, ...everything.map(({ allergens }) => allergens)]),
  };
}

/** Returns the id of the chosen fries; a plain yes selects the first that are in stock. */
function friesWanted(offered: readonly MenuIngredient[], wanted: string | boolean | null): string | null {
  if (typeof wanted !== 'boolean') return wanted;
  if (!wanted) return null;
  return (offered.find(({ outOfStock }) => !outOfStock) ?? offered[0])?.id ?? '';
}

/** Names the choice that is no longer offered, unless only the id of a deleted ingredient is known. */
function choiceGone({ nameRead }: MenuItem, ingredients: readonly MenuIngredient[], wanted = ''): InvalidSelection {
  const known = ingredients.find((one) => one.id === wanted || isCalled(one, wanted));
  const name = known ? labelOf(known) : isUuid(wanted) ? '' : wanted.trim();
  return new InvalidSelection(nameRead, name === '' ? null : name);
}

function labelOf({ type, name, nameRead }: MenuIngredient): string {
  return type === IngredientType.SOT ? sotLabel(name) : nameRead;
}

/** Finds an ingredient by its id, its name or one of its former names. */
function findChoice(from: readonly MenuIngredient[], wanted: string): MenuIngredient | undefined {
  return (
    from.find(({ id }) => id === wanted) ??
    from.find((one) => isCalled(one, wanted)) ??
    from.find(({ formerNames }) => formerNames.some((name) => isCalled({ name, nameEn: null }, wanted)))
  );
}

function isCalled({ name, nameEn }: Pick<MenuIngredient, 'name' | 'nameEn'>, wanted: string): boolean {
  return [name, nameEn].some((one) => one?.toLowerCase() === wanted.trim().toLowerCase());
}

function sum(cents: readonly number[]): number {
  return cents.reduce((total, one) => total + one, 0);
}
