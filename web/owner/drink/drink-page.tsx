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
    send: async ({ sizeText, soldOut, ...drink }: DrinkValues) => {
      const { name, nameEn } = drink;
      const names = { name: drinkTitle({ name, sizeText }), nameEn: nameEn && drinkTitle({ name: nameEn, sizeText }) };
      return (await addDrink({ variables: { input: { ...drink, ...names, outOfStock: soldOut } } })).data?.addDrink;
    },
    addingFailed: t.addingFailed(),
  });
  return <DrinkScreen {...screen} />;
}
