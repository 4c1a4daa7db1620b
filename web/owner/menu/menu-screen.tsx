import { Plus, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { tv } from 'tailwind-variants/lite';
import { Button } from '../../../ui/base/button/button';
import { Drawer } from '../../../ui/base/drawer/drawer';
import { FirstSteps, type FirstStepsProps } from '../../../ui/owner/first-steps/first-steps';
import type { UploadImage } from '../../../ui/owner/image-upload/image-upload-field';
import type { CatalogueCategory, ItemDraft, ItemValues } from '../../../ui/owner/item-form/item-draft';
import { ItemForm } from '../../../ui/owner/item-form/item-form';
import { menuFigures } from '../../../ui/owner/item-table/owner-item';
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
  adding: FormState & {
    addedCount: number;
  };
  editing: FormState & { item: ItemDraft | null; onClose: () => void };
  onUpload: UploadImage;
  tools: MenuToolsProps;
}

const styles = tv({
  slots: {
    adding: 'grid grid-cols-1 gap-6 rounded-card border border-line bg-surface p-5 shadow-card md:p-8',
    heading: 'text-2xl md:text-3xl',
    form: '',
  },
  variants: {
    // A phone shows the list first: there the form is one press away.
    opened: {
      false: {
        adding: 'max-md:border-0 max-md:bg-transparent max-md:p-0 max-md:shadow-none',
        heading: 'max-md:sr-only',
        form: 'max-md:hidden',
      },
    },
  },
});

export function MenuScreen({ firstSteps, catalogue, adding, editing, onUpload, tools, ...list }: MenuScreenProps) {
  const id = useId();
  const { addedCount, ...addForm } = adding;
  const [opened, setOpened] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const look = styles({ opened });
  const toggle = () => {
    flushSync(() => setOpened(!opened));
    if (!opened) form.current?.querySelector<HTMLElement>('select:enabled, input:enabled')?.focus();
  };
  const { item, onClose, ...editForm } = editing;
  return (
    <div className="grid grid-cols-1 gap-8 md:gap-10">
      <MenuOverview figures={list.categories && menuFigures(list.categories)} />
      {firstSteps && <FirstSteps {...firstSteps} />}
      {list.categories && (
        <section aria-labelledby={id} className={look.adding()}>
          <h2 id={id} className={look.heading()}>
            {t.addOwnItem()}
          </h2>
          <Button
            tone={opened ? 'quiet' : 'accent'}
            size="large"
            wide
            aria-expanded={opened}
            className="md:hidden"
            onClick={toggle}
          >
            {opened ? <X aria-hidden="true" /> : <Plus aria-hidden="true" />}
            {opened ? t.closeForm() : t.addItem()}
          </Button>
          <div ref={form} className={look.form()}>
            <ItemForm key={addedCount} categories={catalogue} onUpload={onUpload} {...addForm} />
          </div>
        </section>
      )}
      <MenuList {...list} actions={<MenuToolbar onToolChange={tools.onToolChange} />} />
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
