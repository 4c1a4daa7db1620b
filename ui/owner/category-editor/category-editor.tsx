import { Layers, Pencil, Trash2 } from 'lucide-react';
import { useState, type KeyboardEvent, useEffect, useRef } from 'react';
import { EmptyState } from '../../base/empty-state/empty-state';
import { SortableList } from '../../base/sortable-list/sortable-list';
import { type CategoryValues, useCategoryForm } from '../category-form/category-form';
import { Outcome, type OutcomeMessage } from '../outcome/outcome';
import * as t from './category-editor.texts';
import { flushSync } from 'react-dom';
import { Button } from '../../base/button/button';
import { TextField } from '../../base/field/text-field';
import { IconButton } from '../../base/icon-button/icon-button';
import { EnglishPart } from '../english-part/english-part';
import { name as translatedName } from '../english-part/english-part.texts';
import { itemCountText } from '../item-table/item-table.texts';
import { RemoveDialog } from '../remove-dialog/remove-dialog';
import { ALWAYS, ServedPart } from './served-part';

export interface EditedCategory extends CategoryValues {
  id: string;
  items: readonly unknown[];
  /** Times at which the category is served: « jusqu’à 11:00 ». */
  servedText?: string | null;
}

export interface CategoryEditorProps {
  categories: readonly EditedCategory[];
  onMove: (id: string, toIndex: number) => void;
  onRename: (id: string, values: CategoryValues) => void;
  onRemove: (id: string) => void;
  outcome?: OutcomeMessage | null;
  busy?: boolean;
}

export function CategoryEditor(props: CategoryEditorProps) {
  const { categories, onMove, onRename, onRemove, outcome, busy = false } = props;
  const [confirmingId, setConfirmingId] = useState<string | null>(null);
  const asked = categories.find(({ id }) => id === confirmingId);
  return (
    <div className="grid grid-cols-1 gap-4">
      <Outcome outcome={outcome} />
      {categories.length === 0 ? (
        <EmptyState icon={<Layers />} title={t.noCategories()} text={t.howToBegin()} />
      ) : (
        <SortableList
          label={t.order()}
          items={categories.map((category) => ({ ...category, label: category.name }))}
          disabled={busy}
          onMove={onMove}
          renderItem={(category) => (
            <CategoryLine
              category={category}
              takenNames={categories.filter(({ id }) => id !== category.id).map(({ name }) => name)}
              disabled={busy}
              onRename={(values) => onRename(category.id, values)}
              onRemove={() => setConfirmingId(category.id)}
            />
          )}
        />
      )}
      <RemoveDialog
        asked={asked}
        text={t.removalText(asked?.items.length ?? 0)}
        onRemove={onRemove}
        onClose={() => setConfirmingId(null)}
      />
    </div>
  );
}

interface CategoryLineProps {
  category: EditedCategory;
  takenNames: readonly string[];
  disabled: boolean;
  onRename: (values: CategoryValues) => void;
  onRemove: () => void;
}

function CategoryLine({ category, takenNames, disabled, onRename, onRemove }: CategoryLineProps) {
  const [renaming, setRenaming] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setRenaming(false));
    button.current?.focus();
  };
  if (renaming)
    return (
      <Renaming
        category={category}
        takenNames={takenNames}
        onCancel={close}
        onSubmit={(values) => {
          close();
          if (values.name !== category.name || values.nameEn !== category.nameEn || values.served) onRename(values);
        }}
      />
    );
  return (
    <div className="grid items-center gap-x-4 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0 max-md:pt-2">
        <p lang="fr" className="text-lg leading-snug font-semibold wrap-anywhere">
          {category.name}
        </p>
        <p className="text-sm text-ink-muted tabular-nums">
          {[itemCountText(category.items.length), category.servedText].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="flex max-md:-ms-3">
        <IconButton
          ref={button}
          label={t.renameCategory(category.name)}
          disabled={disabled}
          className="size-12"
          onClick={() => setRenaming(true)}
        >
          <Pencil aria-hidden="true" />
        </IconButton>
        <IconButton
          label={t.removeCategory(category.name)}
          tone="danger"
          disabled={disabled}
          className="size-12"
          onClick={onRemove}
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
}

interface RenamingProps extends Pick<CategoryLineProps, 'category' | 'takenNames'> {
  onSubmit: (values: CategoryValues) => void;
  onCancel: () => void;
}

function Renaming({ category: { name, nameEn, served }, takenNames, onSubmit, onCancel }: RenamingProps) {
  const input = useRef<HTMLInputElement>(null);
  const { days, from, until } = served ?? ALWAYS;
  const before = { name, nameEn, served: { days, from, until } };
  const { values, change, form, field } = useCategoryForm(before, takenNames, { onSubmit });
  const saveOnEnter = (event: KeyboardEvent) => {
    // Stops letters and Escape from reaching the list around, which handles them itself.
    event.stopPropagation();
    if (event.key === 'Escape') onCancel();
  };
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  return (
    <form {...form} aria-label={t.renameCategory(name)} className="flex flex-wrap items-start gap-3 py-1">
      <TextField
        {...field('name')}
        ref={input}
        label={t.categoryName()}
        maxLength={120}
        autoComplete="off"
        enterKeyHint="done"
        className="min-w-0 grow basis-56"
        onKeyDown={saveOnEnter}
      />
      <div className="flex flex-wrap gap-3 md:pt-7.5">
        <Button type="submit" size="counter">
          {t.save()}
        </Button>
        <Button tone="quiet" size="counter" onClick={onCancel}>
          {t.cancel()}
        </Button>
      </div>
      <ServedPart value={values.served} onChange={(hours) => change({ served: hours })} />
      <EnglishPart value={{}} onChange={change} className="basis-full">
        <TextField
          label={translatedName()}
          lang="en"
          maxLength={120}
          value={values.nameEn ?? ''}
          onChange={(nameEn) => change({ nameEn })}
          onKeyDown={saveOnEnter}
        />
      </EnglishPart>
    </form>
  );
}
