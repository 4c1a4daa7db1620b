import { DrinkForm, type DrinkFormProps } from '../../../ui/owner/drink-form/drink-form';
import { ItemScreen, type ItemScreenProps } from '../../items/item-screen';

export function DrinkScreen(props: ItemScreenProps<DrinkFormProps>) {
  return (
    <ItemScreen {...props} newTitle="Nouvelle boisson">
      <DrinkForm {...props} categories={props.categories ?? []} />
    </ItemScreen>
  );
}
