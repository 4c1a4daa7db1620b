import { PizzaForm, type PizzaFormProps } from '../../../ui/owner/pizza-form/pizza-form';
import { ItemScreen, type ItemScreenProps } from '../../items/item-screen';
import * as t from './pizza.texts';

export function PizzaScreen(props: ItemScreenProps<PizzaFormProps>) {
  return (
    <ItemScreen {...props} newTitle={t.newPizza()} changeTitle={t.editPizza()}>
      <PizzaForm {...props} categories={props.categories ?? []} submitLabel={props.editing ? t.update() : undefined} />
    </ItemScreen>
  );
}
