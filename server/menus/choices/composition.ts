import { IngredientType } from '../ingredient.entity';
import { ItemKind } from '../item.entity';
import type { MenuIngredient, MenuItem } from '../menu-rows';
import type { Composition } from '../menu.types';

const SUPPLEMENT_TYPES = [IngredientType.MEAT, IngredientType.SAUCE, IngredientType.DRINK, IngredientType.SIDE];

/** Returns the ingredients that may be chosen for an item (specification 3.5). */
export function compositionOf(item: MenuItem, ingredients: readonly MenuIngredient[]): Composition {
  const of = (type: IngredientType) => ingredients.filter((ingredient) => ingredient.type === type);
  const isSandwich = item.kind === ItemKind.SANDWICH;
  const isPizza = item.kind === ItemKind.PIZZA;
  const meats = of(IngredientType.MEAT).filter(({ id }) => item.useAllMeats || item.allowedMeatIds.includes(id));
  return {
    meats: isSandwich && item.hasMeatSelection ? meats : [],
    sauces: (isSandwich || isPizza) && item.sauceLimit > 0 ? of(IngredientType.SAUCE) : [],
    sot: isSandwich && item.sot ? of(IngredientType.SOT) : [],
    supplements: isSandwich
      ? ingredients.filter((one) => SUPPLEMENT_TYPES.includes(one.type) && one.priceCents > 0)
      : [],
    fries: isSandwich && item.isMenu ? of(IngredientType.MENU_FRIES) : [],
    drinks: isSandwich && item.isMenu ? of(IngredientType.MENU_DRINK) : [],
    toppings: isPizza ? of(IngredientType.TOPPING) : [],
  };
}
