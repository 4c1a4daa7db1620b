import type { CartContentFragment } from '../../../graphql/generated/customer/cart';
import type { AddComposedItemMutation, CustomisePageQuery } from '../../../graphql/generated/customer/customise';
import type { AddToCartInput } from '../../../graphql/generated/schema';
import { isSot, SOT_LABELS } from '../../../graphql/rules/sot';
import type { PizzaCustomiserProps, PizzaSelection } from '../../../ui/food/pizza-customiser/pizza-customiser';
import type { SandwichCustomiserProps } from '../../../ui/food/sandwich-customiser/sandwich-customiser';
import {
  PARTS,
  type SandwichSelection,
  type Supplement,
  type SandwichDraft,
} from '../../../ui/food/sandwich-customiser/sandwich-selection';
import type { DeviceLine } from '../../ordering/device-cart';
import { notAdded } from '../../ordering/add-to-cart.texts';
import { refusalMessage } from '../../page/refusals';
import { parseUrl } from '../../page/socials';
import { inTab, readStored, writeStored } from '../../page/storage';
import { fieldsOf, parseJson } from '../../page/untyped';

type Item = CustomisePageQuery['item'];
type Ingredient = Item['composition']['meats'][number];
type Given = 'onAdd' | 'onChange' | 'editing' | 'defaultValue' | 'busy' | 'error';

export type Composable =
  | { kind: 'sandwich'; props: Omit<SandwichCustomiserProps, Given> }
  | { kind: 'pizza'; props: Omit<PizzaCustomiserProps, Given> }
  | { kind: 'none'; name: string };

export function toComposable(item: Item): Composable {
  const { name, nameLang, description, descriptionLang, pictureUrl: imageUrl, composition } = item;
  const said = { name, nameLang, description: description || undefined, descriptionLang };
  const shown = { ...said, imageUrl, allergens: item.allergens };
  if (item.kind === 'SANDWICH') return { kind: 'sandwich', props: { ...shown, ...sandwichOffer(item) } };
  const [smallest, ...larger] = item.sizes;
  if (item.kind !== 'PIZZA' || !smallest) return { kind: 'none', name };
  return {
    kind: 'pizza',
    props: {
      ...shown,
      sizes: [smallest, ...larger],
      toppings: composition.toppings.map((topping) => ({ ...choice(topping), priceCents: topping.priceCents })),
      sauces: composition.sauces.map(choice),
      sauceLimit: item.sauceLimit,
    },
  };
}

function sandwichOffer({ composition, priceCents, hasMeatSelection, meatLimit, sauceLimit, isMenu }: Item) {
  const { meats, sauces, sot, supplements, fries, drinks } = composition;
  return {
    basePriceCents: priceCents,
    meats: hasMeatSelection && meatLimit > 0 ? meats.map(choice) : [],
    meatLimit,
    sauces: sauces.map(choice),
    sauceLimit,
    sot: sot.flatMap(sotChoice),
    supplements: supplements.flatMap(supplement),
    menu: isMenu ? { fries: fries.map(menuChoice), drinks: drinks.map(menuChoice) } : null,
  };
}

function choice({ id, name, outOfStock, allergens, allergensDeclared }: Ingredient) {
  return { id, name, soldOut: outOfStock, allergens: allergensDeclared ? allergens : null };
}

function menuChoice(ingredient: Ingredient) {
  return { ...choice(ingredient), supplementPriceCents: ingredient.supplementPriceCents };
}

function sotChoice(ingredient: Ingredient) {
  const { name } = ingredient;
  return isSot(name) ? [{ ...choice(ingredient), id: name, label: SOT_LABELS[name]() }] : [];
}

const GROUPS: Partial<Record<Ingredient['type'], Supplement['group']>> = {
  MEAT: 'meat',
  SAUCE: 'sauce',
  DRINK: 'drink',
  SIDE: 'side',
};

function supplement(ingredient: Ingredient): Supplement[] {
  const group = GROUPS[ingredient.type];
  return group ? [{ ...choice(ingredient), group, priceCents: ingredient.priceCents }] : [];
}

export function sandwichInput(itemId: string, chosen: SandwichSelection): AddToCartInput {
  return {
    itemId,
    quantity: 1,
    note: chosen.note,
    selections: {
      meats: [...chosen.meatIds],
      sauces: [...chosen.sauceIds],
      sot: [...chosen.sot],
      supplements: [...chosen.supplementIds],
      fries: chosen.friesId,
      drink: chosen.drinkId,
    },
  };
}

export function pizzaInput(itemId: string, { size, toppingIds, sauceIds, note }: PizzaSelection): AddToCartInput {
  return { itemId, quantity: 1, note, selections: { size, toppings: [...toppingIds], sauces: [...sauceIds] } };
}

/** Replaces the ids of selected options by their names, as device cart lines store them. */
export function named({ composition }: Item, selections: AddToCartInput['selections']): DeviceLine['selections'] {
  const parts = Object.values(composition).flatMap((part) => (typeof part === 'string' ? [] : part));
  const names = new Map(parts.map(({ id, name }) => [id, name]));
  return JSON.parse(JSON.stringify(selections ?? {}, (_, chosen: string) => names.get(chosen) ?? chosen)) as object;
}

/** Selected ids of a cart line, found by the option names it stores, without options the shop no longer has. */
export function draftOf({ kind, composition }: Item, { choices, note }: CartContentFragment['lines'][number]): Draft {
  const ids = (options: readonly Ingredient[], names: readonly string[]) =>
    options.filter(({ name }) => names.includes(name)).map(({ id }) => id);
  const named = (priced: readonly { name: string }[]) => priced.map(({ name }) => name);
  const one = (options: readonly Ingredient[], name: string | null) =>
    ids(options, name === null ? [] : [name])[0] ?? null;
  const { meats, sauces, supplements, toppings, fries, drinks } = composition;
  const shared = { note, sauceIds: ids(sauces, choices.sauces) };
  if (kind === 'PIZZA')
    return { kind: 'pizza', ...shared, size: choices.size ?? '', toppingIds: ids(toppings, named(choices.toppings)) };
  const had = { meat: choices.meats.length > 0, fries: choices.fries !== null, drink: choices.drink !== null };
  return {
    kind: 'sandwich',
    ...shared,
    without: PARTS.filter((part) => !had[part]),
    meatIds: ids(meats, choices.meats),
    sot: choices.sot.filter(isSot),
    supplementIds: ids(supplements, named(choices.supplements)),
    friesId: one(fries, choices.fries),
    drinkId: one(drinks, choices.drink),
  };
}

export type Refusal = Exclude<AddComposedItemMutation['addToCart'], { __typename: 'Cart' }>;

/** Why the item was not added: the server's sentence when it helps to choose differently (specification 3.4). */
export function notAddedMessage(refusal: Refusal): string {
  switch (refusal.__typename) {
    case 'LimitExceeded':
    case 'SoldOut':
    case 'CartFull':
      return refusalMessage(refusal);
    case 'InvalidSelection':
    case 'PriceChanged':
      return notAdded();
  }
}

export type Draft = ({ kind: 'sandwich' } & SandwichDraft) | ({ kind: 'pizza' } & PizzaSelection);

export function draftKey(customerId: string, shopId: string, itemId: string): string {
  return `composition:${customerId}/${shopId}/${itemId}`;
}

export function parseDraft(text: string | null): Draft | undefined {
  const draft = fieldsOf(parseJson(text));
  const { kind, note, sauceIds, size, toppingIds, meatIds, sot, supplementIds, friesId, drinkId, without } = draft;
  if (!isText(note) || !areTexts(sauceIds)) return undefined;
  if (kind === 'pizza')
    return isText(size) && areTexts(toppingIds) ? { kind, size, toppingIds, sauceIds, note } : undefined;
  if (kind !== 'sandwich' || !areTexts(meatIds) || !areTexts(sot) || !areTexts(supplementIds)) return undefined;
  if (!isTextOrNull(friesId) || !isTextOrNull(drinkId) || !areTexts(without)) return undefined;
  const declined = PARTS.filter((part) => without.includes(part));
  return { kind, meatIds, sauceIds, sot: sot.filter(isSot), supplementIds, friesId, drinkId, note, without: declined };
}

export function readDraft(key: string): Draft | undefined {
  return parseDraft(readStored(key, inTab));
}

/** Stores a draft of a composition in this tab; null removes it once the item is in the cart. */
export function saveDraft(key: string, draft: Draft | null): void {
  writeStored(key, draft && JSON.stringify(draft), inTab);
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);
const areTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

/** Path of the page whose link led here, from the state that web/app/app.tsx sets; undefined without such a link. */
export function cameFrom(state: unknown): string | undefined {
  return typeof state === 'string' ? parseUrl(state)?.pathname : undefined;
}
