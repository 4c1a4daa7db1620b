import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../base/button/button';
import { TextField } from '../../base/field/text-field';
import { IconButton } from '../../base/icon-button/icon-button';
import { categoryNameError } from '../category-form/category-name';
import { itemCountText } from '../item-table/owner-item';

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
        <p className="text-lg leading-snug font-semibold wrap-anywhere">{category.name}</p>
        <p className="text-sm text-ink-muted tabular-nums">{itemCountText(category.itemCount)}</p>
      </div>
      <div className="flex max-md:-ms-3">
        <IconButton
          ref={button}
          label={`Renommer ${category.name}`}
          disabled={disabled}
          className="size-12"
          onClick={() => setRenaming(true)}
        >
          <Pencil aria-hidden="true" />
        </IconButton>
        <IconButton
          label={`Supprimer ${category.name}`}
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
  const [typed, setTyped] = useState(name);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <form
      noValidate
      aria-label={`Renommer ${name}`}
      className="flex flex-wrap items-start gap-3 py-1"
      onSubmit={(event) => {
        event.preventDefault();
        const found = categoryNameError(typed, takenNames);
        setError(found);
        if (found) field.current?.focus();
        else onSubmit(typed.trim());
      }}
    >
      <TextField
        ref={field}
        label="Nom de la catégorie"
        name="name"
        maxLength={120}
        autoComplete="off"
        enterKeyHint="done"
        className="min-w-0 grow basis-56"
        value={typed}
        error={error}
        onChange={setTyped}
        onKeyDown={(event) => {
          // The list around would take letters and Escape for itself.
          event.stopPropagation();
          if (event.key === 'Escape') onCancel();
        }}
      />
      <div className="flex flex-wrap gap-3 md:pt-7.5">
        <Button type="submit" size="counter">
          Renommer
        </Button>
        <Button tone="quiet" size="counter" onClick={onCancel}>
          Annuler
        </Button>
      </div>
    </form>
  );
}
