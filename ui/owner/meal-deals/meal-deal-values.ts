import { nameKey } from '../../../graphql/texts/name-key';
import type { FormErrors } from '../../base/form/use-form';
import { ALWAYS, servedError, type ServedValues } from '../category-editor/served-part';
import type { Unfinished } from '../item-basics/item-basics';
import { priceError } from '../item-table/owner-item';
import * as t from './meal-deals.texts';

export const MOST_MEAL_DEALS = 6;
export const LEAST_PARTS = 2;
export const MOST_PARTS = 4;
const MOST_ITEMS = 40;

interface MealDealOption {
  itemId: string;
  /** Cents it adds to the price of the deal. */
  surchargeCents: number;
}

interface MealDealPart {
  name: string;
  nameEn: string | null;
  options: MealDealOption[];
}

export interface MealDealValues {
  name: string;
  nameEn: string | null;
  priceCents: number;
  parts: MealDealPart[];
  /** Windows it applies to; null for all. */
  served: ServedValues | null;
}

/** Stored meal deal with what the list needs in addition. */
export interface OwnMealDeal extends MealDealValues {
  id: string;
  /** « jusqu’à 14:30 »; null: whenever the shop is open. */
  servedText: string | null;
}

export interface PartDraft extends Omit<MealDealPart, 'options'> {
  key: string;
  options: readonly Unfinished<MealDealOption, 'surchargeCents'>[];
}

export interface MealDealDraft extends Unfinished<Omit<MealDealValues, 'parts' | 'served'>, 'priceCents'> {
  parts: readonly PartDraft[];
  served: ServedValues;
}

/** Prices of the shop's items by id; without those that have no price yet. */
type ItemPrices = ReadonlyMap<string, number>;

export interface MenuCategory {
  id: string;
  name: string;
  items: readonly { id: string; name: string; priceCents: number | null }[];
}

export const itemsOf = (categories: readonly MenuCategory[]) => categories.flatMap(({ items }) => items);

export const pricesOf = (categories: readonly MenuCategory[]): ItemPrices =>
  new Map(itemsOf(categories).flatMap(({ id, priceCents }) => (priceCents === null ? [] : [[id, priceCents]])));

export const newPart = (key: string): PartDraft => ({ key, name: '', nameEn: null, options: [] });

export function mealDealDraft(deal: MealDealValues | undefined): MealDealDraft {
  if (!deal) return { name: '', nameEn: null, priceCents: null, parts: ['1', '2'].map(newPart), served: ALWAYS };
  const { name, nameEn, priceCents, served } = deal;
  const { days, from, until } = served ?? ALWAYS;
  const parts = deal.parts.map((part, place) => ({
    ...{ key: String(place + 1), name: part.name, nameEn: part.nameEn },
    options: part.options.map(({ itemId, surchargeCents }) => ({ itemId, surchargeCents: surchargeCents || null })),
  }));
  return { name, nameEn, priceCents, parts, served: { days, from, until } };
}

// Usual categories that a part names in the singular; of others, such as « Tacos », it cannot be guessed.
const PLURAL = /^(boisson|burger|dessert|entrée|pâtisserie|pizza|plat|quiche|salade|sandwich|soupe|viennoiserie)s$/i;

/** Returns a part with other items; a part without a name takes that of their category, « Desserts » as « Dessert ». */
export function withItems(part: PartDraft, itemIds: readonly string[], categories: readonly MenuCategory[]): PartDraft {
  const options = itemIds.map(
    (itemId) => part.options.find((option) => option.itemId === itemId) ?? { itemId, surchargeCents: null },
  );
  const category = categories.find(({ items }) => items.some(({ id }) => id === itemIds[0]));
  const suggested = category?.name.trim().replace(PLURAL, '$1') ?? '';
  return { ...part, options, name: part.name.trim() === '' ? suggested : part.name };
}

export interface PartErrors {
  name?: string;
  items?: string;
}

export const surchargeError = (cents: number | null) => (cents ? priceError(cents) : undefined);

/** Returns the errors of the parts by their key; those of surcharges stand at their fields. */
export function partErrors({ parts }: MealDealDraft): Record<string, PartErrors> {
  const errors = parts.map(({ key, name, options }): [string, PartErrors] => [
    key,
    {
      name: name.trim() === '' ? t.nameNeeded() : undefined,
      items:
        options.length === 0 ? t.itemNeeded() : options.length > MOST_ITEMS ? t.tooManyItems(MOST_ITEMS) : undefined,
    },
  ]);
  return Object.fromEntries(errors.filter(([, { name, items }]) => name ?? items));
}

export function mealDealErrors(
  draft: MealDealDraft,
  takenNames: readonly string[],
): FormErrors<'name' | 'priceCents' | 'parts' | 'served'> {
  const { name, priceCents, parts, served } = draft;
  const taken = takenNames.some((other) => nameKey(other) === nameKey(name));
  const surcharges = parts.flatMap(({ options }) => options.map(({ surchargeCents }) => surchargeCents));
  const isWrong = Object.keys(partErrors(draft)).length > 0 || surcharges.some(surchargeError);
  return {
    name: name.trim() === '' ? t.nameNeeded() : taken ? t.nameTaken() : undefined,
    priceCents: priceError(priceCents),
    parts: isWrong ? t.partsIncomplete() : undefined,
    served: servedError(served),
  };
}

/** Returns the values of a draft without errors. */
export function completeMealDeal({ name, nameEn, priceCents, parts, served }: MealDealDraft): MealDealValues {
  return {
    ...{ name: name.trim(), nameEn: nameEn?.trim() || null, priceCents: priceCents ?? 0, served },
    parts: parts.map((part) => ({
      ...{ name: part.name.trim(), nameEn: part.nameEn?.trim() || null },
      options: part.options.map(({ itemId, surchargeCents }) => ({ itemId, surchargeCents: surchargeCents ?? 0 })),
    })),
  };
}

interface Combination {
  /** One item of every part. */
  itemIds: string[];
  /** What the deal saves on them; negative when they cost less alone. */
  cents: number;
}

/** Returns the combinations on which customers save the least and the most; null while there is none. */
export function savingsOf(
  { priceCents, parts }: Pick<MealDealDraft, 'priceCents'> & { parts: readonly Pick<PartDraft, 'options'>[] },
  prices: ItemPrices,
): { least: Combination; most: Combination } | null {
  const pieces = parts.map(({ options }) =>
    options
      .flatMap(({ itemId, surchargeCents }) => {
        const price = prices.get(itemId);
        return price === undefined ? [] : [{ itemId, cents: price - (surchargeCents ?? 0) }];
      })
      .sort((one, other) => one.cents - other.cents),
  );
  if (priceCents === null || pieces.some(({ length }) => length === 0)) return null;
  const combination = (chosen: { itemId: string; cents: number }[]) => ({
    itemIds: chosen.map(({ itemId }) => itemId),
    cents: chosen.reduce((sum, { cents }) => sum + cents, -priceCents),
  });
  return {
    least: combination(pieces.flatMap((ofPart) => ofPart.slice(0, 1))),
    most: combination(pieces.flatMap((ofPart) => ofPart.slice(-1))),
  };
}

/** « Vos clients économisent de 1,30 € à 2,30 €. »; empty when they never do. */
export function savingsText(savings: ReturnType<typeof savingsOf>): string {
  if (!savings || savings.most.cents <= 0) return '';
  const least = savings.least.cents;
  const most = savings.most.cents;
  if (least <= 0) return t.savesUpTo(most);
  return least === most ? t.saves(least) : t.savesBetween({ least, most });
}
