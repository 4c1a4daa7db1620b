import type { Allergen } from '../../../graphql/rules/allergens';
import { ITEM_DEFAULTS, type VatRate } from '../../../graphql/rules/item-defaults';
import { NO_RULES, rulesError, type OrderRules } from '../order-rules/order-rules';
import * as t from './bulk-change.texts';
import type { ItemChange, What } from './item-change';
import type { PriceChange } from './price-change';

export type ListAction = 'add' | 'remove' | 'none';

/** Everything that was chosen so far, also of what does not change at the moment. */
export interface ChangeDraft extends Omit<PriceChange, 'value'> {
  what: What;
  lower: boolean;
  /** Percentage with one decimal place, or an amount in cents. */
  size: number | null;
  categoryId: string;
  vatRate: VatRate;
  allergenAction: ListAction;
  allergens: readonly Allergen[];
  rules: Partial<OrderRules>;
  soldOut: boolean;
  groupAction: ListAction;
  groupIds: readonly string[];
}

export const NEW_CHANGE: ChangeDraft = {
  ...{ what: 'price', by: 'percent', lower: false, roundTo: 5, size: null, categoryId: '' },
  ...{ vatRate: ITEM_DEFAULTS.SIMPLE.vatRate, allergenAction: 'add', allergens: [], rules: {}, soldOut: true },
  ...{ groupAction: 'add', groupIds: [] },
};

/** Returns what is missing or wrong, by the field that shows it. */
export function changeErrors(draft: ChangeDraft) {
  switch (draft.what) {
    case 'price':
      return { size: sizeError(draft) };
    case 'category':
      return { categoryId: draft.categoryId === '' ? t.categoryNeeded() : undefined };
    case 'allergens':
      return { allergens: draft.allergenAction === 'none' ? undefined : needed(draft.allergens, t.allergenNeeded) };
    case 'orderRules':
      return { rules: needed(Object.keys(draft.rules), t.ruleNeeded) ?? rulesError(allRules(draft)).orderRules };
    case 'optionGroups':
      return { groupIds: needed(draft.groupIds, t.groupNeeded) };
    case 'vatRate':
    case 'soldOut':
      return {};
  }
}

export const allRules = ({ rules }: Pick<ChangeDraft, 'rules'>): OrderRules => ({ ...NO_RULES, ...rules });

const needed = (list: readonly unknown[], text: () => string) => (list.length === 0 ? text() : undefined);

function sizeError({ size, by }: ChangeDraft): string | undefined {
  if (size === null || size <= 0) return by === 'percent' ? t.percentageNeeded() : t.amountNeeded();
  return size > (by === 'percent' ? 300 : 99_999) ? t.tooMuch() : undefined;
}

/** Returns the change, or null while something is missing or wrong. */
export function completeChange(draft: ChangeDraft): ItemChange | null {
  if (Object.values(changeErrors(draft)).some((error) => error !== undefined)) return null;
  const { what, by, roundTo, size, lower, categoryId, vatRate, soldOut } = draft;
  switch (what) {
    case 'price': {
      const value = Math.round((size ?? 0) * (by === 'percent' ? 10 : 1)) * (lower ? -1 : 1);
      return { what, by, value, roundTo };
    }
    case 'category':
      return { what, categoryId };
    case 'vatRate':
      return { what, vatRate };
    case 'allergens':
      return { what, none: draft.allergenAction === 'none', ...listed(draft.allergenAction, draft.allergens) };
    case 'orderRules':
      return { what, rules: draft.rules };
    case 'soldOut':
      return { what, soldOut };
    case 'optionGroups':
      return { what, ...listed(draft.groupAction, draft.groupIds) };
  }
}

const listed = <One>(action: ListAction, list: readonly One[]) => ({
  add: action === 'add' ? list : [],
  remove: action === 'remove' ? list : [],
});
