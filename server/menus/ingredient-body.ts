import { z } from 'zod';
import { pictureUrl } from '../media/pictures';
import { toEuros } from '../money';
import { each, euros, picture } from '../rest-route';
import { type Ingredient, IngredientType } from './ingredient.entity';
import type { MenuService } from './menu.service';

/** Types of ingredients by the name of their REST path. */
export const INGREDIENT_LISTS = {
  drinks: IngredientType.DRINK,
  meats: IngredientType.MEAT,
  sauces: IngredientType.SAUCE,
  sides: IngredientType.SIDE,
  desserts: IngredientType.DESSERT,
} as const;

export const categoryAnswer = z.object(each(z.string(), '_id', 'category', 'restaurantId'));

export const ingredientAnswer = z.object({
  ...each(z.string(), '_id', 'name'),
  price: euros.describe('Euros as a supplement.'),
  supplementPrice: euros.describe('Euros added in the menu variant.'),
  image: picture,
  outOfStock: z.boolean(),
});

export const variantAnswer = z.object({
  ...each(z.boolean(), 'hasFries', 'hasDrinks'),
  ...each(z.array(ingredientAnswer), 'fries', 'drinks'),
});

const sotState = z.object(each(z.boolean(), 'available', 'outOfStock'));
export const sotAnswer = z.object(each(sotState, 'salad', 'tomato', 'onion'));

export function ingredientBody({ id, name, priceCents, supplementPriceCents, picture: key, outOfStock }: Ingredient) {
  return {
    _id: id,
    name,
    price: toEuros(priceCents),
    supplementPrice: toEuros(supplementPriceCents),
    image: pictureUrl(key),
    outOfStock,
  };
}

export async function sotBody(menus: MenuService, shopId: string): Promise<z.output<typeof sotAnswer>> {
  const offered = await menus.ingredients(shopId, IngredientType.SOT);
  const state = (name: string) => {
    const found = offered.find((one) => one.name === name);
    return { available: found !== undefined, outOfStock: found?.outOfStock ?? false };
  };
  return { salad: state('salad'), tomato: state('tomato'), onion: state('onion') };
}
