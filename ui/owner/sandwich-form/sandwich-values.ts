import { ITEM_DEFAULTS } from '../../../graphql/rules/item-defaults';
import {
  basicsErrors,
  newBasics,
  priceError,
  type ItemBasics,
  type ItemErrors,
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

/** What the shop offers to choose from; null or undefined while unknown. */
export interface Fillings {
  meats?: readonly { id: string }[] | null;
  menuParts?: boolean;
}

/**
 * Returns the errors of a sandwich. Category, name, price and picture are required (specification 7.7), and options for
 * each choice that is offered.
 */
export function sandwichErrors(
  draft: SandwichDraft,
  { meats, menuParts }: Fillings = {},
): ItemErrors<'meats' | 'menu'> {
  const offered = meats?.filter(({ id }) => draft.useAllMeats || draft.allowedMeatIds.includes(id));
  return {
    ...basicsErrors(draft),
    priceCents: priceError(draft.priceCents),
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

/** Returns the values of a draft without errors, without settings of choices that are not offered. */
export function completeSandwich(draft: SandwichDraft): SandwichValues {
  const { name, description, hasMeatSelection, meatLimit, useAllMeats, allowedMeatIds } = draft;
  return {
    ...(draft as SandwichValues),
    name: name.trim(),
    description: description.trim(),
    meatLimit: hasMeatSelection ? meatLimit : 0,
    allowedMeatIds: hasMeatSelection && !useAllMeats ? allowedMeatIds : [],
  };
}
