import { useId } from 'react';
import { Drawer } from '../../../ui/base/drawer/drawer';
import type { UploadImage } from '../../../ui/counter/image-upload/image-upload-field';
import type { CatalogueCategory, ItemDraft, ItemValues } from '../../../ui/counter/item-form/item-draft';
import { ItemForm } from '../../../ui/counter/item-form/item-form';
import { menuFigures } from '../../../ui/counter/item-table/owner-item';
import { MenuList, type MenuListProps } from '../../../ui/counter/menu-list/menu-list';
import { MenuOverview } from '../../../ui/counter/menu-overview/menu-overview';
import type { OutcomeMessage } from '../../../ui/counter/outcome/outcome';
import { MenuToolDialogs, MenuToolbar, type MenuToolsProps } from './menu-tools';

/** One of the two forms: what it sends and how that went. */
interface FormState {
  onSubmit: (values: ItemValues) => void;
  /** While it is being kept. */
  busy?: boolean;
  /** How the last attempt ended; texts in menu-messages.ts. */
  outcome?: OutcomeMessage | null;
}

export interface MenuScreenProps extends Omit<MenuListProps, 'actions'> {
  /** The shop's categories with the names and pictures an owner picks from. */
  catalogue: readonly CatalogueCategory[];
  /** « Ajouter un article personnalisé » */
  adding: FormState & {
    /** Items added since the page was opened: each one empties the form. */
    addedCount: number;
  };
  /** « Modifier »: the item that is open, filled in; null while none is. */
  editing: FormState & { item: ItemDraft | null; onClose: () => void };
  onUpload: UploadImage;
  tools: MenuToolsProps;
}

/** The owner's menu: how it stands, a new item, and every item there is. */
export function MenuScreen({ catalogue, adding, editing, onUpload, tools, ...list }: MenuScreenProps) {
  const id = useId();
  const { addedCount, ...addForm } = adding;
  const { item, onClose, ...editForm } = editing;
  return (
    <div className="grid grid-cols-1 gap-8 md:gap-10">
      <MenuOverview figures={list.categories && menuFigures(list.categories)} />
      <section
        aria-labelledby={id}
        className="grid grid-cols-1 gap-6 rounded-card border border-line bg-surface p-5 shadow-card md:p-8"
      >
        <h2 id={id} className="text-2xl md:text-3xl">
          Ajouter un article personnalisé
        </h2>
        <ItemForm key={addedCount} categories={catalogue} onUpload={onUpload} {...addForm} />
      </section>
      <MenuList {...list} actions={<MenuToolbar onToolChange={tools.onToolChange} />} />
      <Drawer open={item !== null} title={`Modifier « ${item?.name ?? ''} »`} onClose={onClose}>
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
