import { SandwichForm, type SandwichFormProps } from '../../../ui/owner/sandwich-form/sandwich-form';
import { ItemScreen, type ItemScreenProps } from '../../items/item-screen';

export function SandwichScreen(props: ItemScreenProps<SandwichFormProps>) {
  return (
    <ItemScreen {...props} newTitle="Nouveau sandwich" changeTitle="Modifier le sandwich">
      <SandwichForm
        {...props}
        categories={props.categories ?? []}
        submitLabel={props.editing ? 'Mettre à jour' : undefined}
      />
    </ItemScreen>
  );
}
