import type { AddPizzaInput, ChangePizzaInput } from '../../../graphql/generated/schema';
import type { OwnRecipeFactsFragment } from '../../../graphql/generated/owner/menu.fragments';
import type { PizzaPageQuery } from '../../../graphql/generated/owner/pizza';
import type { PizzaValues, ToppingValue } from '../../../ui/owner/pizza-form/pizza-values';
import { toItemBasics } from '../../items/item-basics';

type OwnIngredient = PizzaPageQuery['ownIngredients'][number];

export function toToppings(ingredients: readonly OwnIngredient[]): ToppingValue[] {
  return ingredients
    .filter(({ type }) => type === 'TOPPING')
    .map(({ id, name, nameEn, priceCents }) => ({ id, name, nameEn, priceCents }));
}

/** A pizza as it is sent; a topping that stood in the form and was taken out of it goes for all pizzas. */
export function toPizzaInput(values: PizzaValues, offered: readonly ToppingValue[]): AddPizzaInput {
  const { standing: _onTheMenu, ...pizza } = values;
  const kept = new Set(pizza.toppings.map(({ id }) => id));
  return { ...pizza, removedToppingIds: offered.flatMap(({ id }) => (id === null || kept.has(id) ? [] : [id])) };
}

export function toPizzaValues(item: OwnRecipeFactsFragment, toppings: ToppingValue[]): Partial<PizzaValues> {
  const { description, sizes, sauceLimit } = item;
  return { ...toItemBasics(item), description, ...(sizes.length > 0 && { sizes }), toppings, sauceLimit };
}

export function toPizzaChange(itemId: string, values: PizzaValues, offered: readonly ToppingValue[]): ChangePizzaInput {
  return { ...toPizzaInput(values, offered), itemId, ...values.standing };
}
