import { CalendarClock, Check } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../base/button/button';
import { EmptyState } from '../../base/empty-state/empty-state';
import { Notice } from '../../base/notice/notice';
import { Loading, Skeleton } from '../../base/skeleton/skeleton';
import {
  choiceIsLost,
  groupWindows,
  hasRoom,
  nextWindows,
  type WindowOption,
  type WindowGroup,
} from './window-options';
import * as t from './pickup-picker.texts';
import { tv } from 'tailwind-variants/lite';

const grid = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,--spacing(41)),1fr))] gap-2';

interface GroupProps extends Pick<PickupPickerProps, 'selectedId' | 'onSelect'> {
  group: WindowGroup;
  units: number;
  name: string;
}

function Group({ group, name, units, selectedId, onSelect }: GroupProps) {
  const [all, setAll] = useState(false);
  const next = nextWindows(group.windows, selectedId, units);
  const shown = all ? group.windows : next;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-display text-lg font-bold">{group.heading}</legend>
      <div className={grid}>
        {shown.map((window) => (
          <WindowChoice
            key={window.id}
            window={window}
            name={name}
            checked={window.id === selectedId}
            units={units}
            onSelect={onSelect}
          />
        ))}
      </div>
      {next.length < group.windows.length && (
        <Button tone="plain" wide className="mt-2" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t.showFewer() : t.showAll(group.windows.length)}
          <span className="sr-only"> {group.heading}</span>
        </Button>
      )}
    </fieldset>
  );
}

export interface PickupPickerProps {
  windows: readonly WindowOption[];
  /** Preparation units of the order; a window with fewer left is shown but cannot be chosen. @default 1 */
  units?: number;
  selectedId?: string;
  onSelect: (id: string) => void;
  loading?: boolean;
}

/** Radio group of the pickup windows of a day; arrow keys move between windows with room. */
export function PickupPicker(props: PickupPickerProps) {
  const { windows, units = 1, selectedId, onSelect, loading = false } = props;
  const name = useId();
  const groups = groupWindows(windows);
  if (groups.length === 0 && loading)
    return (
      <Loading label={t.loading()}>
        <div className={grid}>
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} className="h-16" />
          ))}
        </div>
      </Loading>
    );
  if (groups.length === 0) return <EmptyState icon={<CalendarClock />} title={t.none()} />;
  return (
    <div className="grid gap-6" aria-busy={loading || undefined}>
      <Words {...{ windows, units, selectedId }} />
      {groups.map((group) => (
        <Group key={group.heading} {...{ group, name, units, selectedId, onSelect }} />
      ))}
    </div>
  );
}

function Words({ windows, units, selectedId }: Pick<PickupPickerProps, 'windows' | 'selectedId'> & { units: number }) {
  if (windows.every(({ remaining }) => remaining <= 0)) return <Notice tone="caution">{t.allFull()}</Notice>;
  if (!windows.some((window) => hasRoom(window, units))) return <Notice tone="caution">{t.orderTooBig(units)}</Notice>;
  if (choiceIsLost(windows, selectedId, units)) return <Notice tone="danger">{t.choiceLost()}</Notice>;
  if (windows.every(({ remaining }) => remaining <= 0 || remaining >= units)) return null;
  return <Notice>{t.someTooSmall(units)}</Notice>;
}

/** Number of remaining units up to which they are shown. */
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

/** One pickup window; a window without enough room for the order is shown disabled. */
function WindowChoice({ window, name, checked, units, onSelect }: WindowChoiceProps) {
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
