import { useEffect, useId, useRef } from 'react';
import { day } from './pickup-picker.texts';

export interface DayOption {
  id: string;
  /** Day as text, « Demain » or « sam. 28 ». */
  label: string;
  /** Short reason why the day is unavailable; undefined when it can be chosen. */
  closed?: string;
  closedLang?: string | null;
  /** Full sentence for screen readers that replaces the short reason in `closed`. */
  why?: string | null;
}

export interface DayPickerProps {
  /** Days in order, today first. */
  days: readonly DayOption[];
  selectedId?: string;
  /** Order rules of the items that limit the days, one sentence each. */
  reasons?: readonly string[];
  onSelect?: (id: string) => void;
}

/** Picker of the pickup day; unavailable days are shown disabled with the reason. */
export function DayPicker({ days, selectedId, reasons = [], onSelect }: DayPickerProps) {
  const name = useId();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = row.current?.querySelector(':has(:checked)');
    if (!row.current || !chosen) return;
    // Scrolls only the row, not the page.
    const [{ left, width }, within] = [chosen.getBoundingClientRect(), row.current.getBoundingClientRect()];
    row.current.scrollBy({ left: left - within.left - (within.width - width) / 2 });
  }, [selectedId]);
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="sr-only">{day()}</legend>
      {/* What scrolls must have something to reach by keyboard. */}
      <div
        ref={row}
        className={`-m-1 flex gap-2 p-1 pb-2 ${days.some(({ closed }) => closed === undefined) ? 'snap-x overflow-x-auto' : 'flex-wrap'}`}
      >
        {days.map(({ id, label, closed, closedLang, why }) => (
          <label
            key={id}
            className={`relative grid min-h-14 min-w-20 shrink-0 snap-start content-center justify-items-center rounded-control border border-line-strong px-3 py-1 text-center leading-tight transition-colors has-checked:border-accent-ink has-checked:bg-accent has-checked:text-on-accent has-focus-visible:focus-ring ${closed === undefined ? 'bg-surface hover:border-ink hover:bg-accent-soft' : 'border-dashed text-ink-muted'}`}
          >
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === selectedId}
              disabled={closed !== undefined}
              onChange={() => onSelect?.(id)}
              className="absolute inset-0 appearance-none rounded-control outline-none"
            />
            <span className={closed === undefined ? 'font-bold' : 'line-through decoration-1'}>{label}</span>
            {closed !== undefined && (
              <span
                aria-hidden={why ? true : undefined}
                lang={closedLang ?? undefined}
                className="max-w-24 truncate text-sm"
              >
                {closed}
              </span>
            )}
            {why && <span className="sr-only">{why}</span>}
          </label>
        ))}
      </div>
      {reasons.length > 0 && (
        <ul className="grid gap-1">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}
