import { ITEM_DEFAULTS } from '../../../graphql/rules/item-defaults';
import { basicsErrors, priceError, type BasicsErrors, type ItemBasics } from '../item-basics/item-basics';
import * as t from './sandwich-form.texts';

export interface SandwichValues extends ItemBasics {
  description: string;
  priceCents: number;
  meatsOffered: boolean;
  meatLimit: number;
  sauceLimit: number;
  sotOffered: boolean;
  menuOffered: boolean;
  allMeats: boolean;
  allowedMeatIds: readonly string[];
}

export type SandwichDraft = Omit<SandwichValues, 'priceCents' | 'imageUrl'> & {
  priceCents: number | null;
  imageUrl: string | null;
};

/** Limits and meats as specification 7.7 wants them. */
export const newSandwich: SandwichDraft = {
  categoryId: '',
  name: '',
  nameEn: null,
  description: '',
  descriptionEn: null,
  priceCents: null,
  imageUrl: null,
  meatsOffered: false,
  meatLimit: 0,
  sauceLimit: 0,
  sotOffered: false,
  menuOffered: false,
  allMeats: true,
  allowedMeatIds: [],
  allergens: null,
  dietary: [],
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
  const offered = meatIds?.filter((id) => draft.allMeats || draft.allowedMeatIds.includes(id));
  return {
    ...basicsErrors(draft),
    ...(price && { price }),
    ...(draft.meatsOffered && offered?.length === 0 && { meats: t.noMeatToChoose() }),
    ...(draft.menuOffered && menuParts === false && { menu: t.noMenuParts() }),
  };
}

/** Offering meats offers at least one; withdrawing them keeps what was set, for a change of mind. */
export function offerMeats(draft: SandwichDraft, meatsOffered: boolean): SandwichDraft {
  return { ...draft, meatsOffered, meatLimit: meatsOffered ? Math.max(1, draft.meatLimit) : draft.meatLimit };
}

/** What is handed over; null while something is missing. Nothing of a choice that is not offered goes along. */
export function completeSandwich(draft: SandwichDraft, fillings = UNKNOWN): SandwichValues | null {
  const { priceCents, imageUrl, meatsOffered, allMeats } = draft;
  if (priceCents === null || imageUrl === null || Object.keys(sandwichErrors(draft, fillings)).length > 0) return null;
  return {
    ...draft,
    priceCents,
    imageUrl,
    name: draft.name.trim(),
    description: draft.description.trim(),
    meatLimit: meatsOffered ? draft.meatLimit : 0,
    allowedMeatIds: meatsOffered && !allMeats ? draft.allowedMeatIds : [],
  };
}
