import { AddingFrame } from '../../../ui/owner/adding-frame/adding-frame';
import { MenuTypePicker, type MenuTypePickerProps } from '../../../ui/owner/menu-type-picker/menu-type-picker';
import * as t from './menu-selection.texts';

export function MenuSelectionScreen(props: MenuTypePickerProps) {
  return (
    <AddingFrame title={t.whatToAdd()} backHref="/AddItems" backLabel={t.yourMenu()}>
      <MenuTypePicker {...props} />
    </AddingFrame>
  );
}
