import { AddingFrame } from '../../../ui/owner/adding-frame/adding-frame';
import { MenuTypePicker, type MenuTypePickerProps } from '../../../ui/owner/menu-type-picker/menu-type-picker';

export type MenuSelectionScreenProps = MenuTypePickerProps;

export function MenuSelectionScreen(props: MenuSelectionScreenProps) {
  return (
    <AddingFrame title="Que voulez-vous ajouter ?" backHref="/AddItems" backLabel="Votre carte">
      <div className="max-w-4xl">
        <MenuTypePicker {...props} />
      </div>
    </AddingFrame>
  );
}
