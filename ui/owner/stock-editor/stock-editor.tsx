import { RotateCcw, Minus, Plus } from 'lucide-react';
import { useEffect, useId, type ReactNode } from 'react';
import { Button } from '../../base/button/button';
import { SelectField } from '../../base/field/select-field';
import { Segmented } from '../../base/segmented/segmented';
import { useForm } from '../../base/form/use-form';
import { stockError, HIGHEST_STOCK } from '../item-table/owner-item';
import type { OutcomeMessage } from '../outcome/outcome';
import { SubmitBar } from '../submit-bar/submit-bar';
import * as t from './stock-editor.texts';
import { NumberField } from '../../base/field/number-field';
import { IconButton } from '../../base/icon-button/icon-button';
import { Picture } from '../../food/picture/picture';

export interface StockLine {
  id: string;
  name: string;
  pictureUrl: string | null;
  stock: number | null;
  /** Stock the item usually starts with on this weekday; undefined when there is no history yet. */
  usualStock?: number | null;
}

export interface StockCategory {
  id: string;
  name: string;
  lines: readonly StockLine[];
}

export type StockDraft = Readonly<Record<string, number | null>>;

export function stockDraft(categories: readonly StockCategory[]): StockDraft {
  return Object.fromEntries(categories.flatMap(({ lines }) => lines.map(({ id, stock }) => [id, stock])));
}

export function usualDraft(categories: readonly StockCategory[], draft: StockDraft): StockDraft {
  const habits = categories.flatMap(({ lines }) =>
    lines.flatMap(({ id, usualStock }) => (usualStock === undefined ? [] : [[id, usualStock] as const])),
  );
  return { ...draft, ...Object.fromEntries(habits) };
}

export interface StockChange {
  id: string;
  stock: number | null;
}

export function stockChanges(categories: readonly StockCategory[], draft: StockDraft): StockChange[] {
  return categories.flatMap(({ lines }) =>
    lines.flatMap(({ id, stock }) => {
      const set = draft[id] === undefined ? stock : draft[id];
      return set === stock ? [] : [{ id, stock: set }];
    }),
  );
}

export interface StockDay {
  id: string;
  label: string;
}

export interface StockEditorProps {
  categories: readonly StockCategory[];
  /** Days whose stock can be set; the choice is shown for two or more. @default none */
  days?: readonly StockDay[];
  selectedId?: string;
  onSelect?: (dayId: string) => void;
  onSubmit: (changes: StockChange[]) => void;
  /** Called with whether there are unsaved changes. */
  onEdit?: (isEdited: boolean) => void;
  outcome?: OutcomeMessage | null;
  busy?: boolean;
}

/** Form for the stock of all items on one day. */
export function StockEditor(props: StockEditorProps) {
  const { categories, days = [], selectedId = '', onSelect, onSubmit, onEdit, outcome, busy = false } = props;
  const id = useId();
  const {
    values: draft,
    change,
    form,
  } = useForm({
    initialValues: () => stockDraft(categories),
    check: (typed) => ({
      stock: stockChanges(categories, typed)
        .map(({ stock }) => (stock === null ? undefined : stockError(stock)))
        .find(Boolean),
    }),
    complete: (typed) => stockChanges(categories, typed),
    onSubmit,
    busy,
  });
  const changes = stockChanges(categories, draft);
  const isUnsaved = changes.length > 0;
  useEffect(() => onEdit?.(isUnsaved), [isUnsaved, onEdit]);
  const choice = {
    ...{ label: t.day(), labelHidden: true, value: selectedId, disabled: busy },
    options: days.map((day) => ({ value: day.id, label: day.label })),
    onChange: (dayId: string) => onSelect?.(dayId),
  };
  const habits = categories.some(({ lines }) => lines.some(({ usualStock }) => usualStock !== undefined));

  return (
    <form {...form} aria-label={t.stock()} className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        {days.length > 5 ? <SelectField {...choice} /> : days.length > 1 && <Segmented {...choice} />}
        {habits && (
          <Button tone="quiet" size="counter" disabled={busy} onClick={() => change(usualDraft(categories, draft))}>
            <RotateCcw aria-hidden="true" />
            {t.asUsual()}
          </Button>
        )}
      </div>
      {categories.map((category) => (
        <section
          key={category.id}
          aria-labelledby={`${id}-${category.id}`}
          className="overflow-hidden rounded-card border border-line bg-surface"
        >
          <h3
            lang="fr"
            id={`${id}-${category.id}`}
            className="border-b border-line bg-sunken px-4 py-3 text-lg wrap-anywhere"
          >
            {category.name}
          </h3>
          <div className="divide-y divide-line">
            {category.lines.map((line) => (
              <StockRow
                key={line.id}
                line={line}
                value={draft[line.id] ?? null}
                disabled={busy}
                onChange={(stock) => change({ [line.id]: stock })}
              />
            ))}
          </div>
        </section>
      ))}
      <SubmitBar
        submitLabel={changes.length === 0 ? t.nothingToSave() : t.saveChanges(changes.length)}
        outcome={outcome}
        busy={busy}
        disabled={!isUnsaved}
      />
    </form>
  );
}

interface StockRowProps {
  line: StockLine;
  value: number | null;
  onChange: (value: number | null) => void;
  disabled: boolean;
}

function StockRow({ line: { name, pictureUrl, stock }, value, onChange, disabled }: StockRowProps) {
  const step = (by: 1 | -1, label: string, title: string, icon: ReactNode) => {
    const next = (value ?? 0) + by;
    const stopped = next < 0 || next > HIGHEST_STOCK;
    return (
      <IconButton
        label={label}
        title={title}
        tone="quiet"
        className="size-12"
        disabled={disabled}
        aria-disabled={stopped || undefined}
        onClick={() => stopped || onChange(next)}
      >
        {icon}
      </IconButton>
    );
  };
  return (
    <div
      role="group"
      aria-label={name}
      className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 ${value === stock ? '' : 'bg-accent-soft'}`}
    >
      <div className="flex min-w-0 grow basis-48 items-center gap-3">
        <span className="relative size-12 shrink-0 overflow-hidden rounded-control">
          <span className="absolute inset-0">
            <Picture imageUrl={pictureUrl} />
          </span>
        </span>
        <p lang="fr" className="min-w-0 leading-snug font-semibold wrap-anywhere">
          {name}
        </p>
      </div>
      <div className="ms-auto flex min-w-0 items-start gap-1">
        {step(-1, t.oneLessOf(name), t.oneLess(), <Minus aria-hidden="true" />)}
        <NumberField
          label={t.stockOf(name)}
          labelHidden
          placeholder={t.unlimited()}
          className="w-28 min-w-0 shrink"
          disabled={disabled}
          value={value}
          error={value === null ? undefined : stockError(value)}
          onChange={onChange}
        />
        {step(1, t.oneMoreOf(name), t.oneMore(), <Plus aria-hidden="true" />)}
      </div>
    </div>
  );
}
