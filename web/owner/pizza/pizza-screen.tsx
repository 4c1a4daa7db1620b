import { PizzaForm, type PizzaFormProps } from '../../../ui/owner/pizza-form/pizza-form';
import { ItemScreen, type ItemScreenProps } from '../../items/item-screen';

export function PizzaScreen(props: ItemScreenProps<PizzaFormProps>) {
  return (
    <ItemScreen {...props} newTitle="Nouvelle pizza" changeTitle="Modifier la pizza">
      <PizzaForm
        {...props}
        categories={props.categories ?? []}
        submitLabel={props.editing ? 'Mettre à jour' : undefined}
      />
    </ItemScreen>
  );
}
