import { Check } from 'lucide-react';
import { tv } from 'tailwind-variants/lite';
import { hasRoom, type WindowOption } from './window-options';
import * as t from './pickup-picker.texts';

/** From here down the places left are worth saying. */
const FEW = 3;

const styles = tv({
  slots: {
    root: 'group relative flex min-h-16 flex-wrap items-center justify-between gap-x-2 gap-y-0.5 rounded-control border px-2.5 py-2 transition-colors has-checked:border-accent-ink has-checked:bg-accent has-checked:text-on-accent has-focus-visible:focus-ring',
    time: 'grid leading-tight whitespace-nowrap tabular-nums',
    state: 'text-end text-sm font-semibold whitespace-nowrap',
  },
  variants: {
    closed: {
      true: { root: 'border-dashed border-line-strong text-ink-muted', time: 'line-through decoration-1' },
      false: {
        root: 'border-line-strong bg-surface hover:border-ink hover:bg-accent-soft',
        state: 'text-caution group-has-checked:text-on-accent',
      },
    },
  },
});

interface WindowChoiceProps {
  window: WindowOption;
  name: string;
  checked: boolean;
  units: number;
  onSelect: (id: string) => void;
}

/** One window of the day; one that is full, or too small for the order, is seen but cannot be taken. */
export function WindowChoice({ window, name, checked, units, onSelect }: WindowChoiceProps) {
  const closed = !hasRoom(window, units);
  const chosen = checked && !closed;
  const { root, time, state } = styles({ closed });
  const [start, end] = window.label.split(/ - |–/);
  const text = stateText(window.remaining, closed);
  return (
    <label className={root()}>
      <input
        type="radio"
        name={name}
        value={window.id}
        checked={chosen}
        disabled={closed}
        onChange={() => onSelect(window.id)}
        className="absolute inset-0 appearance-none rounded-control outline-none"
      />
      <span className={time()}>
        <span className="text-lg leading-tight font-bold">
          <bdi translate="no">{start}</bdi>
        </span>
        {end && (
          <span className="text-sm">
            {' '}
            <bdi translate="no">{t.end(end)}</bdi>
          </span>
        )}
      </span>
      <span className="ms-auto grid justify-items-end gap-0.5">
        {text && <span className={state()}> {text}</span>}
        {chosen && <Check aria-hidden="true" strokeWidth={3} className="size-5 shrink-0" />}
      </span>
    </label>
  );
}

function stateText(remaining: number, closed: boolean): string | undefined {
  if (remaining <= 0) return t.full();
  if (closed) return t.onlyLeft(remaining);
  return remaining <= FEW ? t.left(remaining) : undefined;
}
