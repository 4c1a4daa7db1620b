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
  const { categoryId, name, description, imageUrl, sizes, toppings, sauceLimit, vatRate, preparationUnits } = values;
  const kept = new Set(toppings.map(({ id }) => id));
  return {
    categoryId,
    name,
    nameEn: values.nameEn,
    description,
    descriptionEn: values.descriptionEn,
    pictureUrl: imageUrl,
    sizes: sizes.map((size) => ({ name: size.name, priceCents: size.priceCents })),
    toppings: [...toppings],
    removedToppingIds: offered.flatMap(({ id }) => (id === null || kept.has(id) ? [] : [id])),
    sauceLimit,
    allergens: values.allergens && [...values.allergens],
    dietary: [...values.dietary],
    vatRate,
    preparationUnits,
  };
}

export function toPizzaValues(item: OwnRecipeFactsFragment, toppings: readonly ToppingValue[]): Partial<PizzaValues> {
  const { description, sizes, sauceLimit } = item;
  return { ...toItemBasics(item), description, ...(sizes.length > 0 && { sizes }), toppings, sauceLimit };
}

export function toPizzaChange(itemId: string, values: PizzaValues, offered: readonly ToppingValue[]): ChangePizzaInput {
  return { ...toPizzaInput(values, offered), itemId, ...values.standing };
}
