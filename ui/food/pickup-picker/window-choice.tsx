import { tv } from 'tailwind-variants/lite';
import type { PickupWindow } from './pickup-windows';

/** From here down the places left are worth saying. */
const FEW = 3;

const styles = tv({
  slots: {
    root: 'relative flex min-h-16 items-center justify-between gap-2 rounded-control border px-3 py-2 transition-colors duration-150 has-checked:border-accent-ink has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
    time: 'grid leading-tight tabular-nums',
    state: 'shrink-0 text-right text-sm font-semibold',
  },
  variants: {
    full: {
      true: { root: 'border-dashed border-line-strong text-ink-muted', time: 'line-through decoration-1' },
      false: { root: 'border-line bg-surface hover:border-line-strong hover:bg-accent-soft' },
    },
  },
});

interface WindowChoiceProps {
  window: PickupWindow;
  /** One name for all windows of the day: one choice. */
  name: string;
  checked: boolean;
  onSelect: (id: string) => void;
}

/** One window of the day; a full one is seen but cannot be taken. */
export function WindowChoice({ window, name, checked, onSelect }: WindowChoiceProps) {
  const full = window.remaining <= 0;
  const { root, time, state } = styles({ full });
  const [start, end] = window.label.split(' - ');
  return (
    <label className={root()}>
      <input
        type="radio"
        name={name}
        value={window.id}
        checked={checked && !full}
        disabled={full}
        onChange={() => onSelect(window.id)}
        className="absolute inset-0 appearance-none rounded-control outline-none"
      />
      <span className={time()}>
        <span className="text-lg leading-tight font-bold">{start}</span>
        {end && <span className="text-sm"> - {end}</span>}
      </span>
      {full && <span className={state()}> Complet</span>}
      {!full && window.remaining <= FEW && (
        <span className={state()}>
          {' '}
          {window.remaining} {window.remaining === 1 ? 'place' : 'places'}
        </span>
      )}
    </label>
  );
}
