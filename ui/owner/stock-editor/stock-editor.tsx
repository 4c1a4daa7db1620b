import { RotateCcw } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Button } from '../../base/button/button';
import { SelectField } from '../../base/field/select-field';
import { Segmented } from '../../base/segmented/segmented';
import { useFirstWrong } from '../../base/form/use-first-wrong';
import { stockError } from '../item-table/amounts';
import type { OutcomeMessage } from '../outcome/outcome';
import { SubmitBar } from '../submit-bar/submit-bar';
import { stockChanges, stockDraft, usualDraft, type StockCategory, type StockChange } from './stock-changes';
import * as t from './stock-editor.texts';
import { StockRow } from './stock-row';

export interface StockDay {
  id: string;
  label: string;
}

export interface StockEditorProps {
  categories: readonly StockCategory[];
  /** Days that can be prepared; fewer than two are not worth a choice. @default none */
  days?: readonly StockDay[];
  selectedId?: string;
  onSelect?: (dayId: string) => void;
  onSubmit: (changes: StockChange[]) => void;
  /** Whether something is set that is not saved. */
  onEdit?: (isEdited: boolean) => void;
  outcome?: OutcomeMessage | null;
  busy?: boolean;
}

/** How many of each there are on one day, set in one go. */
export function StockEditor(props: StockEditorProps) {
  const { categories, days = [], selectedId = '', onSelect, onSubmit, onEdit, outcome, busy = false } = props;
  const id = useId();
  const [draft, setDraft] = useState(() => stockDraft(categories));
  const [refusals, setRefusals] = useState(0);
  const form = useFirstWrong(refusals);
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
    <form
      ref={form}
      noValidate
      aria-label={t.stock()}
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (changes.some(({ stock }) => stock !== null && stockError(stock))) setRefusals(refusals + 1);
        else if (changes.length > 0 && !busy) onSubmit(changes);
      }}
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        {days.length > 5 ? <SelectField {...choice} /> : days.length > 1 && <Segmented {...choice} />}
        {habits && (
          <Button tone="quiet" size="counter" disabled={busy} onClick={() => setDraft(usualDraft(categories, draft))}>
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
                name={line.name}
                imageUrl={line.pictureUrl}
                value={draft[line.id] ?? null}
                keptStock={line.stock}
                disabled={busy}
                onChange={(stock) => setDraft((now) => ({ ...now, [line.id]: stock }))}
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
