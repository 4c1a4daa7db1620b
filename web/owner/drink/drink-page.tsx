import { useAddDrinkMutation, useDrinkPageQuery } from '../../../graphql/generated/owner/drink';
import type { DrinkValues } from '../../../ui/owner/drink-form/drink-values';
import { useItemEditor } from '../../items/use-item-editor';
import { DrinkScreen } from './drink-screen';
import { toDrinkInput } from './drink-view';

export function DrinkPage() {
  const page = useDrinkPageQuery();
  const [addDrink] = useAddDrinkMutation();
  const { screen } = useItemEditor({
    itemId: undefined,
    kind: 'DRINK',
    page,
    send: async (values: DrinkValues) =>
      (await addDrink({ variables: { input: toDrinkInput(values) } })).data?.addDrink,
    addingFailed: 'La boisson n’a pas pu être ajoutée. Veuillez réessayer.',
  });
  return <DrinkScreen {...screen} />;
}
