import type { Allergen } from '../../../graphql/rules/allergens';
import { ITEM_DEFAULTS, type ItemKind, type VatRate } from '../../../graphql/rules/item-defaults';
import type { FormErrors } from '../../base/form/use-form';
import type { DietaryMark } from '../../food/dietary-marks/dietary-mark';
import type { English } from '../english-part/english-part';
import { NEW_CATEGORY } from '../item-basics/category-field';
import { supplementError } from '../item-basics/item-basics';
import { priceError, stockError } from '../item-table/owner-item';
import { rulesError, type OrderRules } from '../order-rules/order-rules';
import * as t from './item-form.texts';

/** A draft has no price yet, or none is needed, and it may be put into a category that does not exist yet. */
export type ItemFormMode = 'new' | 'known' | 'draft';

/** What every kind of item has. */
interface ItemFacts extends English {
  name: string;
  description: string;
  allergens: Allergen[] | null;
  dietary: DietaryMark[];
  vatRate: VatRate;
  preparationUnits: number;
  /** The shop's own option groups it offers, in their order. */
  optionGroupIds: string[];
  /** Null when the item is available whenever the shop is open. */
  orderRules: OrderRules | null;
  pictureUrl: string | null;
  published: boolean;
  freshlyBaked: boolean;
  /** Pieces left today; null when they are not counted. */
  stock: number | null;
}

/** What a customer chooses of a sandwich (specification 7.7). */
interface SandwichRecipe {
  hasMeatSelection: boolean;
  meatLimit: number;
  useAllMeats: boolean;
  allowedMeatIds: string[];
  sot: boolean;
  isMenu: boolean;
}

export interface PizzaSizeValue {
  name: string;
  priceCents: number;
}

export interface ToppingValue extends Pick<English, 'nameEn'> {
  /** Id of an existing topping; null for a new one. */
  id: string | null;
  name: string;
  priceCents: number;
}

/** Fields to save; absent are those that the kind or the mode has not, and of a known item those left as they were. */
export interface ItemValues extends Partial<ItemFacts & SandwichRecipe> {
  /** Id of an existing category; null for a new category or none. */
  categoryId?: string | null;
  categoryName?: string | null;
  priceCents?: number | null;
  sauceLimit?: number;
  sizes?: PizzaSizeValue[];
  /** Toppings of all the shop's pizzas. */
  toppings?: ToppingValue[];
  removedToppingIds?: string[];
  supplementPriceCents?: number;
}

/** A size or a topping while it is edited. */
export interface PriceRow extends Pick<English, 'nameEn'> {
  key: string;
  /** Id of an existing row; null for a new one. */
  id: string | null;
  name: string;
  priceCents: number | null;
}

export interface ItemDraft extends ItemFacts, SandwichRecipe {
  categoryId: string;
  categoryName: string;
  priceCents: number | null;
  sauceLimit: number;
  sizes: readonly PriceRow[];
  toppings: readonly PriceRow[];
  sizeText: string;
  supplementPriceCents: number | null;
  soldOut: boolean;
}

/** Values to begin with; what is absent is what a new item of the kind has. */
export type InitialItem = Partial<Omit<ItemDraft, 'sizes' | 'toppings'> & Pick<ItemValues, 'sizes' | 'toppings'>>;

export const newRow = (key: string): PriceRow => ({ key, id: null, name: '', priceCents: null });

/** Returns the draft to begin with. A new sandwich has the limits and meats of specification 7.7. */
export function draftFrom(kind: ItemKind, { sizes, toppings, ...known }: InitialItem = {}): ItemDraft {
  return {
    ...{ categoryId: '', categoryName: '', name: '', nameEn: null, description: '', descriptionEn: null },
    ...{ pictureUrl: null, priceCents: null, stock: null, published: true, freshlyBaked: false },
    ...{ allergens: null, dietary: [], optionGroupIds: [], orderRules: null, ...ITEM_DEFAULTS[kind] },
    ...{ hasMeatSelection: false, meatLimit: 0, useAllMeats: true, allowedMeatIds: [], sot: false, isMenu: false },
    ...{ sauceLimit: 0, sizeText: '', supplementPriceCents: null, soldOut: false },
    ...known,
    sizes: sizes?.length ? rowsFrom(sizes) : [newRow('1')],
    toppings: rowsFrom(toppings ?? []),
  };
}

const rowsFrom = (values: readonly (PizzaSizeValue & Partial<ToppingValue>)[]): PriceRow[] =>
  values.map((value, place) => ({ key: String(place + 1), id: null, ...value }));

const isComposed = (kind: ItemKind) => kind === 'SANDWICH' || kind === 'PIZZA';

/** Whether the item must have a picture; a drink from a file or from the ingredients has none. */
export const needsPicture = (kind: ItemKind, mode: ItemFormMode) =>
  mode === 'draft' || isComposed(kind) || (kind === 'DRINK' && mode === 'new');

/** Whether the form asks how many pieces there are today. */
export const countsPieces = (kind: ItemKind, mode: ItemFormMode) =>
  mode !== 'draft' && !isComposed(kind) && !(kind === 'DRINK' && mode === 'new');

export interface Filling {
  id: string;
  name: string;
  soldOut?: boolean;
}

/** What the shop puts into sandwiches and pizzas. */
export interface ItemIngredients {
  /** Null until they are loaded. */
  meats: readonly Filling[] | null;
  meatsFailed?: boolean;
  sauces: readonly Filling[];
  /** Whether the shop has fries or drinks for menus; undefined while unknown. */
  hasMenuParts?: boolean;
  onRetry: () => void;
}

/** State of the form as its parts use it. */
export interface ItemFormState {
  values: ItemDraft;
  change: (part: Partial<ItemDraft>) => void;
  errors: ItemErrors;
  found: ItemErrors;
  refusals: number;
}

interface ItemOfForm {
  kind: ItemKind;
  mode: ItemFormMode;
  /** Set for a known item whose pieces are not counted, so that its stock may stay empty. */
  isUncounted?: boolean;
}

/** Names of the fields with an error; what concerns the meats and the menu has names of its own. */
export type ItemErrors = FormErrors<
  | 'pictureUrl'
  | 'categoryId'
  | 'name'
  | 'priceCents'
  | 'stock'
  | 'sizes'
  | 'supplementPriceCents'
  | 'orderRules'
  | 'meats'
  | 'menu'
>;

/** Returns the errors by field, in the order of the form (specification 7.3, 7.5, 7.7). */
export function itemErrors(
  draft: ItemDraft,
  { kind, mode, isUncounted = false }: ItemOfForm,
  {
    meats,
    hasMenuParts,
  }: Partial<Pick<ItemIngredients, 'hasMenuParts'>> & { meats?: readonly { id: string }[] | null } = {},
): ItemErrors {
  const { categoryId, pictureUrl, priceCents, stock } = draft;
  const isDraft = mode === 'draft';
  // Names are offered only once a category is chosen, so only one of the two errors is shown.
  const namesProposed = kind === 'SIMPLE' && mode === 'new';
  const needsName = draft.name.trim() === '' && !(namesProposed && categoryId === '');
  const rows = [...Object.values(rowErrors(draft.sizes)), ...Object.values(rowErrors(draft.toppings))];
  const offered = meats?.filter(({ id }) => draft.useAllMeats || draft.allowedMeatIds.includes(id));
  const isSandwich = kind === 'SANDWICH';
  return {
    ...(needsPicture(kind, mode) && pictureUrl === null && { pictureUrl: t.photoNeeded() }),
    ...(!isDraft && categoryId === '' && { categoryId: t.categoryNeeded() }),
    ...(needsName && { name: namesProposed ? t.itemNeeded() : t.nameNeeded() }),
    ...(kind !== 'PIZZA' && !(isDraft && priceCents === null) && error('priceCents', priceError(priceCents))),
    ...(countsPieces(kind, mode) &&
      error('stock', stock === null ? (isUncounted ? undefined : t.quantityNeeded()) : stockError(stock))),
    ...(kind === 'PIZZA' && (draft.sizes.length === 0 || rows.length > 0) && { sizes: t.sizesIncomplete() }),
    ...(kind === 'DRINK' && error('supplementPriceCents', supplementError(draft.supplementPriceCents ?? 0))),
    ...rulesError(draft.orderRules),
    ...(isSandwich && draft.hasMeatSelection && offered?.length === 0 && { meats: t.noMeatToChoose() }),
    ...(isSandwich && draft.isMenu && hasMenuParts === false && { menu: t.noMenuParts() }),
  };
}

const error = (name: keyof ItemErrors, text: string | undefined): ItemErrors => (text ? { [name]: text } : {});

/**
 * Returns what to save of a draft without errors. Of a known item it is what differs from the draft it began with,
 * because a field that was not edited must not overwrite what another device or, of the stock, a customer changed.
 */
export function completeItem(draft: ItemDraft, form: ItemOfForm, begun: ItemDraft): ItemValues {
  const values = valuesOf(draft, form);
  const kept = new Set(draft.toppings.map(({ id }) => id));
  const removedToppingIds = begun.toppings.flatMap(({ id }) => (id === null || kept.has(id) ? [] : [id]));
  const before = valuesOf(begun, form);
  const isChanged = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before[name as keyof ItemValues]);
  return {
    ...(form.mode === 'known' ? Object.fromEntries(Object.entries(values).filter(isChanged)) : values),
    ...(removedToppingIds.length > 0 && { removedToppingIds }),
  };
}

/** Returns the values of a draft, without settings of choices that are not offered. */
function valuesOf(draft: ItemDraft, { kind, mode }: ItemOfForm): ItemValues {
  const { categoryId, pictureUrl, priceCents } = draft;
  const name = draft.name.trim();
  if (mode === 'draft') {
    const isFresh = categoryId === NEW_CATEGORY;
    const categoryName = (isFresh && draft.categoryName.trim()) || null;
    return { name, pictureUrl, priceCents, categoryId: isFresh ? null : categoryId || null, categoryName };
  }
  const { nameEn, descriptionEn, allergens, dietary, vatRate, preparationUnits, optionGroupIds, orderRules } = draft;
  const { published, freshlyBaked, sauceLimit } = draft;
  return {
    ...{ categoryId, name, nameEn, description: draft.description.trim(), descriptionEn, pictureUrl, published },
    ...{ freshlyBaked, allergens, dietary, vatRate, preparationUnits, optionGroupIds, orderRules },
    ...(kind !== 'PIZZA' && { priceCents }),
    ...(countsPieces(kind, mode) && { stock: draft.stock }),
    ...(kind === 'SANDWICH' && { ...recipeFrom(draft), sauceLimit }),
    ...(kind === 'PIZZA' && {
      sizes: priced(draft.sizes).map(({ name: size, priceCents: cents }) => ({ name: size, priceCents: cents })),
      toppings: priced(draft.toppings),
      sauceLimit,
    }),
    ...(kind === 'DRINK' && mode === 'new' && drinkFrom(draft)),
  };
}

function recipeFrom({ hasMeatSelection, meatLimit, useAllMeats, allowedMeatIds, sot, isMenu }: SandwichRecipe) {
  return {
    ...{ hasMeatSelection, useAllMeats, sot, isMenu },
    meatLimit: hasMeatSelection ? meatLimit : 0,
    allowedMeatIds: hasMeatSelection && !useAllMeats ? allowedMeatIds : [],
  };
}

/** The size is part of a drink's name; without a surcharge it is included in a menu. */
function drinkFrom({ nameEn, soldOut, supplementPriceCents, ...draft }: ItemDraft) {
  return {
    name: drinkTitle(draft),
    nameEn: nameEn && drinkTitle({ ...draft, name: nameEn }),
    supplementPriceCents: supplementPriceCents ?? 0,
    ...(soldOut && { stock: 0 }),
  };
}

export function drinkTitle({ name, sizeText }: Pick<ItemDraft, 'name' | 'sizeText'>): string {
  return [name.trim(), sizeText.trim()].filter(Boolean).join(' ');
}

const priced = <Row extends PriceRow>(rows: readonly Row[]) =>
  rows.flatMap(({ key: _own, priceCents, ...row }) =>
    priceCents === null ? [] : [{ ...row, name: row.name.trim(), priceCents }],
  );

/** Returns the price in integer cents as the menu shows it, of a pizza that of its cheapest size, or null. */
export function shownPrice(kind: ItemKind, { priceCents, sizes }: ItemDraft): number | null {
  if (kind !== 'PIZZA') return priceCents;
  const prices = priced(sizes).map((size) => size.priceCents);
  return prices.length > 0 ? Math.min(...prices) : null;
}

const same = (name: string) => name.trim().toLocaleLowerCase('fr');

export interface PriceRowErrors {
  name?: string;
  price?: string;
}

export function rowErrors(rows: readonly PriceRow[]): Record<string, PriceRowErrors> {
  const wrong = rows.map((row, place): [string, PriceRowErrors] => {
    const name = same(row.name);
    const taken = rows.slice(0, place).some((other) => same(other.name) === name);
    const nameError = name === '' ? t.nameNeeded() : taken ? t.nameTaken() : undefined;
    const price = supplementError(row.priceCents);
    return [row.key, { ...(nameError && { name: nameError }), ...(price && { price }) }];
  });
  return Object.fromEntries(wrong.filter(([, errors]) => Object.keys(errors).length > 0));
}

/**
 * Turns the choice of meats on, with a limit of at least one, or off, which keeps the settings in case it is turned on
 * again.
 */
export function offerMeats({ meatLimit }: ItemDraft, hasMeatSelection: boolean): Partial<ItemDraft> {
  return { hasMeatSelection, meatLimit: hasMeatSelection ? Math.max(1, meatLimit) : meatLimit };
}

export interface CatalogueItem {
  name: string;
  pictureUrl: string | null;
}

export interface CatalogueCategory {
  id: string;
  name: string;
  /** Names and pictures that are proposed for a new simple item. */
  items?: readonly CatalogueItem[];
}

/** Changes the category and resets the name and picture that belonged to the previous one (specification 7.3). */
export const chooseCategory = (categoryId: string) => ({ categoryId, name: '', pictureUrl: null });

/** Sets the name and its catalogue picture (specification 7.3). */
export function chooseName({ categoryId }: ItemDraft, name: string, categories: readonly CatalogueCategory[]) {
  const known = categories.find(({ id }) => id === categoryId)?.items?.find((item) => item.name === name);
  return { name, pictureUrl: known?.pictureUrl ?? null };
}

/** Returns the text beside the submit button, « Il manque : la photo, le prix. »; empty when nothing is missing. */
export function missingText(errors: ItemErrors): string {
  const missing = [
    errors.pictureUrl && t.thePhoto(),
    errors.categoryId && t.theCategory(),
    errors.name && t.theName(),
    (errors.priceCents || errors.sizes) && t.thePrice(),
    errors.stock && t.theQuantity(),
  ].filter((part) => typeof part === 'string' && part !== '');
  return missing.length > 0 ? t.missing(missing as string[]) : '';
}
