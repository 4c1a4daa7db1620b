import { useAddDrinkMutation } from '../../../graphql/generated/owner/drink';
import { AddingFrame } from '../../../ui/owner/adding-frame/adding-frame';
import { DrinkForm, drinkTitle, type DrinkValues } from '../../../ui/owner/drink-form/drink-form';
import { useItemEditor } from '../../items/use-item-editor';
import * as t from './drink.texts';

export function DrinkPage() {
  const [addDrink] = useAddDrinkMutation();
  const { frame, form } = useItemEditor({
    itemId: undefined,
    kind: 'DRINK',
    send: async ({ sizeText, soldOut, ...drink }: DrinkValues) => {
      const { name, nameEn } = drink;
      const names = { name: drinkTitle({ name, sizeText }), nameEn: nameEn && drinkTitle({ name: nameEn, sizeText }) };
      return (await addDrink({ variables: { input: { ...drink, ...names, outOfStock: soldOut } } })).data?.addDrink;
    },
    titles: { fresh: t.newDrink() },
    addingFailed: t.addingFailed(),
  });
  return (
    <AddingFrame {...frame}>
      <DrinkForm {...form} />
    </AddingFrame>
  );
}
