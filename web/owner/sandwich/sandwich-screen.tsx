import { SandwichForm, type SandwichFormProps } from '../../../ui/owner/sandwich-form/sandwich-form';
import { ItemScreen, type ItemScreenProps } from '../../items/item-screen';
import * as t from './sandwich.texts';

export function SandwichScreen(props: ItemScreenProps<SandwichFormProps>) {
  return (
    <ItemScreen {...props} newTitle={t.newSandwich()} changeTitle={t.editSandwich()}>
      <SandwichForm
        {...props}
        categories={props.categories ?? []}
        submitLabel={props.editing ? t.update() : undefined}
      />
    </ItemScreen>
  );
}
