import { ITEM_DEFAULTS } from '../../../graphql/rules/item-defaults';
import {
  basicsErrors,
  newBasics,
  priceError,
  type ItemBasics,
  type ItemErrors,
  type Unfinished,
} from '../item-basics/item-basics';

export interface DrinkValues extends ItemBasics {
  sizeText: string;
  /** Price in integer cents when sold outside a menu. */
  priceCents: number;
  supplementPriceCents: number;
  soldOut: boolean;
}

export type DrinkDraft = Unfinished<DrinkValues, 'priceCents' | 'supplementPriceCents' | 'pictureUrl'>;

export const newDrink: DrinkDraft = {
  ...newBasics,
  sizeText: '',
  priceCents: null,
  supplementPriceCents: null,
  soldOut: false,
  ...ITEM_DEFAULTS.DRINK,
};

export const commonSizes = ['25 cl', '33 cl', '50 cl', '75 cl', '1 L'];

/** Returns the errors of a drink. Category, name, price and picture are required; the menu surcharge defaults to 0. */
export function drinkErrors(draft: DrinkDraft): ItemErrors<'supplementPrice'> {
  const price = priceError(draft.priceCents);
  const supplementPrice = priceError(draft.supplementPriceCents ?? 0);
  return { ...basicsErrors(draft), ...(price && { price }), ...(supplementPrice && { supplementPrice }) };
}

/** Returns the values of a draft without errors, in which nothing is missing any more. */
export const completeDrink = (draft: DrinkDraft): DrinkValues => ({
  ...(draft as DrinkValues),
  name: draft.name.trim(),
  sizeText: draft.sizeText.trim(),
  supplementPriceCents: draft.supplementPriceCents ?? 0,
});

export function drinkTitle({ name, sizeText }: Pick<DrinkDraft, 'name' | 'sizeText'>): string {
  return [name.trim(), sizeText.trim()].filter(Boolean).join(' ');
}
