import { DrinkForm, type DrinkFormProps } from '../../../ui/owner/drink-form/drink-form';
import { ItemScreen, type ItemScreenProps } from '../../items/item-screen';
import * as t from './drink.texts';

export function DrinkScreen(props: ItemScreenProps<DrinkFormProps>) {
  return (
    <ItemScreen {...props} newTitle={t.newDrink()}>
      <DrinkForm {...props} categories={props.categories ?? []} />
    </ItemScreen>
  );
}
