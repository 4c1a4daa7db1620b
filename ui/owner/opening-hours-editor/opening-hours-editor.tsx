import * as t from './opening-hours.texts';
import { copyDay, firstRanges, type Week, formatNight, type HoursRange } from './week';
import { Copy, Plus, X } from 'lucide-react';
import { Button } from '../../base/button/button';
import { TextField } from '../../base/field/text-field';
import { FieldMessages, useControl } from '../../base/field/field';
import { Switch } from '../../base/field/switch';
import { IconButton } from '../../base/icon-button/icon-button';
import { Menu } from '../../base/menu/menu';

export interface OpeningHoursEditorProps {
  value: Week;
  onChange: (week: Week) => void;
  errors?: readonly (string | null)[];
  disabled?: boolean;
}

/**
 * Editor of the weekly hours in which the shop takes orders; a lunch break or a night past midnight is one more range.
 */
export function OpeningHoursEditor({ value, onChange, errors = [], disabled }: OpeningHoursEditorProps) {
  const changeDay = (day: number, ranges: Week[number]) =>
    onChange(value.map((before, index) => (index === day ? ranges : before)));
  return (
    <ul aria-label={t.weekHours()} className="divide-y divide-line">
      {t.days().map((name, day) => (
        <li key={name}>
          <DayHours
            name={name}
            ranges={value[day] ?? []}
            error={errors[day] ?? undefined}
            disabled={disabled}
            onSwitch={(open) => changeDay(day, open ? firstRanges(value, day) : [])}
            onRangesChange={(ranges) => changeDay(day, ranges)}
            onCopy={(days) => onChange(copyDay(value, day, days))}
          />
        </li>
      ))}
    </ul>
  );
}

const COPIES = [
  { id: 'all', label: t.copyToAll, days: [0, 1, 2, 3, 4, 5, 6] },
  { id: 'workdays', label: t.copyToWorkdays, days: [0, 1, 2, 3, 4] },
  { id: 'weekend', label: t.copyToWeekend, days: [5, 6] },
];

interface DayHoursProps {
  name: string;
  ranges: readonly HoursRange[];
  error?: string;
  disabled?: boolean;
  onSwitch: (open: boolean) => void;
  onRangesChange: (ranges: readonly HoursRange[]) => void;
  onCopy: (days: readonly number[]) => void;
}

function DayHours(props: DayHoursProps) {
  const { name, ranges, error, disabled = false, onSwitch, onRangesChange, onCopy } = props;
  const open = ranges.length > 0;
  const { id } = useControl({ error });
  const change = (at: number, part: Partial<HoursRange>) =>
    onRangesChange(ranges.map((range, index) => (index === at ? { ...range, ...part } : range)));

  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-2 py-4 md:max-w-3xl md:grid-cols-[--spacing(44)_minmax(0,1fr)_auto] md:gap-x-8">
      <Switch label={name} checked={open} onChange={onSwitch} disabled={disabled} />
      <div className="grid content-start gap-2 max-md:col-span-2 max-md:row-start-2">
        {!open && <p className="text-ink-muted md:py-3">{t.closed()}</p>}
        {ranges.map((range, at) => (
          <div key={at} className="grid grid-cols-[minmax(0,1fr)_--spacing(11)] items-center gap-x-1 md:gap-x-3">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <TextField
                type="time"
                label={t.opening({ day: name, place: at + 1 })}
                labelHidden
                value={range.opensAt}
                disabled={disabled}
                onChange={(opensAt) => change(at, { opensAt })}
                className="min-w-28 grow basis-28 md:max-w-40"
              />
              <span aria-hidden="true" className="text-ink-muted">
                –
              </span>
              <TextField
                type="time"
                label={t.closing({ day: name, place: at + 1 })}
                labelHidden
                value={range.closesAt}
                disabled={disabled}
                onChange={(closesAt) => change(at, { closesAt })}
                className="min-w-28 grow basis-28 md:max-w-40"
              />
              {formatNight(range) !== '' && <span className="text-sm text-ink-muted">{formatNight(range)}</span>}
            </div>
            {/* Its column is kept free where there is nothing to take away: the times of all days stand in line. */}
            {ranges.length > 1 && (
              <IconButton
                label={t.removeRange({ day: name, place: at + 1 })}
                disabled={disabled}
                onClick={() => onRangesChange(ranges.filter((_, index) => index !== at))}
              >
                <X aria-hidden="true" />
              </IconButton>
            )}
          </div>
        ))}
        <FieldMessages id={id} error={error} />
        {open && (
          <Button
            tone="plain"
            disabled={disabled}
            className="-ms-4 justify-self-start"
            onClick={() => onRangesChange([...ranges, { opensAt: '', closesAt: '' }])}
          >
            <Plus aria-hidden="true" className="size-5" />
            {t.addRange()}
          </Button>
        )}
      </div>
      <Menu
        label={t.copy(name)}
        icon={<Copy aria-hidden="true" className="size-5" />}
        items={COPIES.map(({ id: where, label }) => ({ id: where, label: label() }))}
        onSelect={(where) => onCopy(COPIES.find(({ id: copy }) => copy === where)?.days ?? [])}
        disabled={disabled || !open}
      />
    </div>
  );
}
