import type { ItemIngredientsQuery } from '../../graphql/generated/owner/item-editor';

type OwnIngredient = ItemIngredientsQuery['ownIngredients'][number];

export function toChoices(
  ingredients: readonly Pick<OwnIngredient, 'id' | 'name' | 'type' | 'outOfStock'>[],
  type: OwnIngredient['type'],
) {
  return ingredients
    .filter((one) => one.type === type)
    .map(({ id, name, outOfStock }) => ({ id, name, soldOut: outOfStock }));
}
