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

/** Limits and meats as specification 7.7 wants them. */
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

/** What the shop has to choose from; null while it is not known. */
export interface Fillings {
  meatIds: readonly string[] | null;
  menuParts: boolean | null;
}

const UNKNOWN: Fillings = { meatIds: null, menuParts: null };

/** Category, name, price and picture are needed (specification 7.7), and something to choose wherever a choice is promised. */
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

/** Offering meats offers at least one; withdrawing them keeps what was set, for a change of mind. */
export function offerMeats(draft: SandwichDraft, hasMeatSelection: boolean): SandwichDraft {
  return { ...draft, hasMeatSelection, meatLimit: hasMeatSelection ? Math.max(1, draft.meatLimit) : draft.meatLimit };
}

/** What is handed over; null while something is missing. Nothing of a choice that is not offered goes along. */
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
