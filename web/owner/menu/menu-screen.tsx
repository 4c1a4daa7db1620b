import { Drawer } from '../../../ui/base/drawer/drawer';
import { LinkButton } from '../../../ui/base/link-button/link-button';
import { FirstSteps, type FirstStepsProps } from '../../../ui/owner/first-steps/first-steps';
import type { UploadImage } from '../../../ui/owner/image-upload/image-upload-field';
import type { CatalogueCategory, ItemDraft, ItemValues } from '../../../ui/owner/item-form/item-draft';
import { ItemForm } from '../../../ui/owner/item-form/item-form';
import { MenuList, type MenuListProps } from '../../../ui/owner/menu-list/menu-list';
import { MenuOverview } from '../../../ui/owner/menu-overview/menu-overview';
import type { OutcomeMessage } from '../../../ui/owner/outcome/outcome';
import { changeNamed } from '../../items/items.texts';
import { MenuToolDialogs, MenuToolbar, type MenuToolsProps } from './menu-tools';
import * as t from './menu.texts';

interface FormState {
  onSubmit: (values: ItemValues) => void;
  busy?: boolean;
  outcome?: OutcomeMessage | null;
}

export interface MenuScreenProps extends Omit<MenuListProps, 'actions'> {
  firstSteps?: FirstStepsProps;
  catalogue: readonly CatalogueCategory[];
  adding: FormState & { open: boolean; addedCount: number; onOpen: () => void; onClose: () => void };
  editing: FormState & { item: ItemDraft | null; onClose: () => void };
  onUpload: UploadImage;
  tools: MenuToolsProps;
}

export function MenuScreen({ firstSteps, catalogue, adding, editing, onUpload, tools, ...list }: MenuScreenProps) {
  const { open, addedCount, onOpen, onClose: onAddingClose, ...addForm } = adding;
  const { item, onClose, ...editForm } = editing;
  return (
    <div className="grid grid-cols-1 gap-5 md:gap-8">
      <MenuOverview />
      {firstSteps && <FirstSteps {...firstSteps} />}
      <MenuList {...list} actions={<MenuToolbar onAdd={onOpen} onToolChange={tools.onToolChange} />} />
      <Drawer open={open} title={t.addOwnItem()} onClose={onAddingClose}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <ItemForm key={addedCount} categories={catalogue} onUpload={onUpload} {...addForm} />
          <LinkButton href="/addCategoryAndItems" tone="quiet" size="counter">
            {t.ownName()}
          </LinkButton>
          <LinkButton href="/menu-selection" tone="quiet" size="counter">
            {t.composed()}
          </LinkButton>
        </div>
      </Drawer>
      <Drawer open={item !== null} title={changeNamed(item?.name ?? '')} onClose={onClose}>
        {item && (
          <ItemForm
            editing
            categories={catalogue}
            initialValues={item}
            onCancel={onClose}
            onUpload={onUpload}
            {...editForm}
          />
        )}
      </Drawer>
      <MenuToolDialogs {...tools} />
    </div>
  );
}
