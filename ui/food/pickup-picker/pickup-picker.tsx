import { CalendarClock } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../base/button/button';
import { EmptyState } from '../../base/empty-state/empty-state';
import { ErrorState } from '../../base/error-state/error-state';
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
import { WindowChoice } from './window-choice';
import * as t from './pickup-picker.texts';

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
  /** Preparation units of the order: a window with fewer left is shown but cannot be chosen. @default 1 */
  units?: number;
  selectedId?: string;
  onSelect: (id: string) => void;
  loading?: boolean;
  error?: string;
  onRetry?: () => void;
}

/** When to come and fetch it: today's windows, one to choose; arrow keys move between those with room. */
export function PickupPicker(props: PickupPickerProps) {
  const { windows, units = 1, selectedId, onSelect, loading = false, error, onRetry } = props;
  const name = useId();
  const groups = groupWindows(windows);
  if (error) return <ErrorState text={error} onRetry={onRetry} busy={loading} />;
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
