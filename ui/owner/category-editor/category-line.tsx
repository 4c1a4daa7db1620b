import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../base/button/button';
import { TextField } from '../../base/field/text-field';
import { useForm } from '../../base/form/use-form';
import { IconButton } from '../../base/icon-button/icon-button';
import { categoryNameError } from '../category-form/category-name';
import { itemCountText } from '../item-table/item-table.texts';
import * as t from './category-editor.texts';

export interface CategoryLineProps {
  category: { name: string; itemCount: number };
  takenNames: readonly string[];
  disabled: boolean;
  onRename: (name: string) => void;
  onRemove: () => void;
}

export function CategoryLine({ category, takenNames, disabled, onRename, onRemove }: CategoryLineProps) {
  const [renaming, setRenaming] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setRenaming(false));
    button.current?.focus();
  };
  if (renaming)
    return (
      <Renaming
        name={category.name}
        takenNames={takenNames}
        onCancel={close}
        onSubmit={(name) => {
          close();
          if (name !== category.name) onRename(name);
        }}
      />
    );
  return (
    <div className="grid items-center gap-x-4 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0 max-md:pt-2">
        <p lang="fr" className="text-lg leading-snug font-semibold wrap-anywhere">
          {category.name}
        </p>
        <p className="text-sm text-ink-muted tabular-nums">{itemCountText(category.itemCount)}</p>
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

interface RenamingProps {
  name: string;
  takenNames: readonly string[];
  onSubmit: (name: string) => void;
  onCancel: () => void;
}

function Renaming({ name, takenNames, onSubmit, onCancel }: RenamingProps) {
  const input = useRef<HTMLInputElement>(null);
  const { form, field } = useForm({
    initialValues: { name },
    check: (typed) => ({ name: categoryNameError(typed.name, takenNames) }),
    complete: (typed) => typed.name.trim(),
    onSubmit,
  });
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
        onKeyDown={(event) => {
          // The list around would take letters and Escape for itself.
          event.stopPropagation();
          if (event.key === 'Escape') onCancel();
        }}
      />
      <div className="flex flex-wrap gap-3 md:pt-7.5">
        <Button type="submit" size="counter">
          {t.rename()}
        </Button>
        <Button tone="quiet" size="counter" onClick={onCancel}>
          {t.cancel()}
        </Button>
      </div>
    </form>
  );
}
