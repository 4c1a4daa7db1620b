import type { AddDrinkInput } from '../../../graphql/generated/schema';
import { useAddDrinkMutation, useDrinkPageQuery } from '../../../graphql/generated/owner/drink';
import { drinkTitle, type DrinkValues } from '../../../ui/owner/drink-form/drink-values';
import { useItemEditor } from '../../items/use-item-editor';
import { DrinkScreen } from './drink-screen';
import * as t from './drink.texts';

export function DrinkPage() {
  const page = useDrinkPageQuery();
  const [addDrink] = useAddDrinkMutation();
  const { screen } = useItemEditor({
    itemId: undefined,
    kind: 'DRINK',
    page,
    send: async (values: DrinkValues) =>
      (await addDrink({ variables: { input: toDrinkInput(values) } })).data?.addDrink,
    addingFailed: t.addingFailed(),
  });
  return <DrinkScreen {...screen} />;
}

function toDrinkInput(values: DrinkValues): AddDrinkInput {
  const { categoryId, imageUrl, priceCents, supplementPriceCents, soldOut, vatRate, preparationUnits } = values;
  return {
    categoryId,
    name: drinkTitle(values),
    nameEn: values.nameEn && drinkTitle({ name: values.nameEn, sizeText: values.sizeText }),
    pictureUrl: imageUrl,
    priceCents,
    supplementPriceCents,
    outOfStock: soldOut,
    allergens: values.allergens && [...values.allergens],
    dietary: [...values.dietary],
    vatRate,
    preparationUnits,
  };
}
