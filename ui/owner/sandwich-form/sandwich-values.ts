import { ITEM_DEFAULTS } from '../../../graphql/rules/item-defaults';
import {
  basicsErrors,
  newBasics,
  priceError,
  type BasicsErrors,
  type ItemBasics,
  type Unfinished,
} from '../item-basics/item-basics';
import * as t from './sandwich-form.texts';

export interface SandwichValues extends ItemBasics {
  description: string;
  priceCents: number;
  hasMeatSelection: boolean;
  meatLimit: number;
  sauceLimit: number;
  sot: boolean;
  isMenu: boolean;
  useAllMeats: boolean;
  allowedMeatIds: string[];
}

export type SandwichDraft = Unfinished<SandwichValues, 'priceCents' | 'pictureUrl'>;

/** New sandwich with the default limits and meats of specification 7.7. */
export const newSandwich: SandwichDraft = {
  ...newBasics,
  description: '',
  descriptionEn: null,
  priceCents: null,
  hasMeatSelection: false,
  meatLimit: 0,
  sauceLimit: 0,
  sot: false,
  isMenu: false,
  useAllMeats: true,
  allowedMeatIds: [],
  ...ITEM_DEFAULTS.SANDWICH,
};

export type SandwichErrors = BasicsErrors & { price?: string; meats?: string; menu?: string };

/** What the shop offers to choose from; null while unknown. */
export interface Fillings {
  meatIds: readonly string[] | null;
  menuParts: boolean | null;
}

const UNKNOWN: Fillings = { meatIds: null, menuParts: null };

/**
 * Returns the errors of a sandwich. Category, name, price and picture are required (specification 7.7), and options for
 * each choice that is offered.
 */
export function sandwichErrors(draft: SandwichDraft, { meatIds, menuParts } = UNKNOWN): SandwichErrors {
  const price = priceError(draft.priceCents);
  const offered = meatIds?.filter((id) => draft.useAllMeats || draft.allowedMeatIds.includes(id));
  return {
    ...basicsErrors(draft),
    ...(price && { price }),
    ...(draft.hasMeatSelection && offered?.length === 0 && { meats: t.noMeatToChoose() }),
    ...(draft.isMenu && menuParts === false && { menu: t.noMenuParts() }),
  };
}

/**
 * Turns the choice of meats on, with a limit of at least one, or off, which keeps the settings in case it is turned on
 * again.
 */
export function offerMeats(draft: SandwichDraft, hasMeatSelection: boolean): SandwichDraft {
  return { ...draft, hasMeatSelection, meatLimit: hasMeatSelection ? Math.max(1, draft.meatLimit) : draft.meatLimit };
}

/**
 * Returns the values to save, without settings of choices that are not offered, or null while the draft is incomplete.
 */
export function completeSandwich(draft: SandwichDraft, fillings = UNKNOWN): SandwichValues | null {
  const { priceCents, pictureUrl, hasMeatSelection, useAllMeats } = draft;
  if (priceCents === null || pictureUrl === null || Object.keys(sandwichErrors(draft, fillings)).length > 0)
    return null;
  return {
    ...draft,
    priceCents,
    pictureUrl,
    name: draft.name.trim(),
    description: draft.description.trim(),
    meatLimit: hasMeatSelection ? draft.meatLimit : 0,
    allowedMeatIds: hasMeatSelection && !useAllMeats ? draft.allowedMeatIds : [],
  };
}
