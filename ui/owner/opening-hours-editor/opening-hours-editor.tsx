import { DayHours } from './day-hours';
import * as t from './opening-hours.texts';
import { copyDay, firstRanges, type Week } from './week';

export interface OpeningHoursEditorProps {
  value: Week;
  onChange: (week: Week) => void;
  errors?: readonly (string | null)[];
  disabled?: boolean;
}

/** When the shop takes orders, day by day; a break at noon or a night past midnight is a range like any other. */
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
