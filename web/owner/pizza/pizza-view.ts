import type { AddPizzaInput, PizzaPageQuery } from '../../../graphql/generated/owner/pizza';
import type { PizzaValues, ToppingValue } from '../../../ui/counter/pizza-form/pizza-values';

type OwnIngredient = PizzaPageQuery['ownIngredients'][number];

/** The shop’s toppings, as the form begins with them. */
export function toToppings(ingredients: readonly OwnIngredient[]): ToppingValue[] {
  return ingredients
    .filter(({ type }) => type === 'TOPPING')
    .map(({ id, name, priceCents }) => ({ id, name, priceCents }));
}

/** A pizza as it is sent; a topping that stood in the form and was taken out of it goes for all pizzas. */
export function toPizzaInput(values: PizzaValues, offered: readonly ToppingValue[]): AddPizzaInput {
  const { categoryId, name, description, imageUrl, sizes, toppings, sauceLimit, vatRate, preparationUnits } = values;
  const kept = new Set(toppings.map(({ id }) => id));
  return {
    categoryId,
    name,
    description,
    pictureUrl: imageUrl,
    sizes: sizes.map((size) => ({ name: size.name, priceCents: size.priceCents })),
    toppings: toppings.map((topping) => ({ id: topping.id, name: topping.name, priceCents: topping.priceCents })),
    removedToppingIds: offered.flatMap(({ id }) => (id === null || kept.has(id) ? [] : [id])),
    sauceLimit,
    allergens: values.allergens && [...values.allergens],
    dietary: [...values.dietary],
    vatRate,
    preparationUnits,
  };
}
