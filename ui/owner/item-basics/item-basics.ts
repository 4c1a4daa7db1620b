import type { VatRate } from '../../../graphql/rules/item-defaults';
import type { Allergen } from '../../../graphql/rules/allergens';
import type { DietaryMark } from '../../food/dietary-marks/dietary-mark';
import type { FormErrors } from '../../base/form/use-form';
import type { English } from '../english-part/english-part';
import { rulesError, type OrderRules } from '../order-rules/order-rules';
import * as t from './item-basics.texts';

export interface ItemBasics extends English {
  categoryId: string;
  name: string;
  pictureUrl: string;
  allergens: Allergen[] | null;
  dietary: DietaryMark[];
  vatRate: VatRate;
  preparationUnits: number;
  /** The shop's own option groups it offers, in their order; undefined for none, or as before. */
  optionGroupIds?: string[];
  /** Order rules; null or undefined when the item is available whenever the shop is open. */
  orderRules?: OrderRules | null;
  /** Undefined for a new item. */
  published?: boolean;
  freshlyBaked?: boolean;
}

/** Draft of a form's values in which the named fields are null until they are filled in. */
export type Unfinished<Values, Name extends keyof Values> = Omit<Values, Name> & {
  [Each in Name]: Values[Each] | null;
};

export type ItemBasicsDraft = Unfinished<ItemBasics, 'pictureUrl'>;

export const newBasics = { categoryId: '', name: '', nameEn: null, pictureUrl: null, allergens: null, dietary: [] };

/** What a kind of item adds to the fields of all, such as `meats`, has a name of its own. */
export type ItemErrors<Own extends string = never> = FormErrors<
  'categoryId' | 'name' | 'pictureUrl' | 'orderRules' | 'priceCents' | Own
>;

export const NAME_MAX_LENGTH = 120;
export const DESCRIPTION_MAX_LENGTH = 500;

export function basicsErrors({ categoryId, name, pictureUrl, orderRules }: ItemBasicsDraft): ItemErrors {
  return {
    ...(categoryId === '' && { categoryId: t.categoryNeeded() }),
    ...(name.trim() === '' && { name: t.nameNeeded() }),
    ...(pictureUrl === null && { pictureUrl: t.photoNeeded() }),
    ...rulesError(orderRules),
  };
}

export function priceError(cents: number | null): string | undefined {
  if (cents === null) return t.priceNeeded();
  return cents < 0 ? t.priceNegative() : undefined;
}

export function toggled<Id>(ids: readonly Id[], id: Id): Id[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}

/** Returns the list with one of its members at another index. */
export function movedTo<One>(list: readonly One[], isMoved: (one: One) => boolean, toIndex: number): One[] {
  const others = list.filter((one) => !isMoved(one));
  return [...others.slice(0, toIndex), ...list.filter(isMoved), ...others.slice(toIndex)];
}

/**
 * Returns the text beside the submit button, « Il manque : la photo, le prix. »; empty when no required field is
 * missing.
 */
export function missingText(errors: ItemErrors): string {
  const missing = [
    errors.pictureUrl && t.thePhoto(),
    errors.categoryId && t.theCategory(),
    errors.name && t.theName(),
    errors.priceCents && t.thePrice(),
  ].filter((part) => part !== undefined);
  return missing.length > 0 ? t.missing(missing) : '';
}
