import { DayHours } from './day-hours';
import * as t from './opening-hours.texts';
import { copyDay, firstRanges, type Week } from './week';

const COPY_TO: Record<string, readonly number[]> = {
  all: [0, 1, 2, 3, 4, 5, 6],
  workdays: [0, 1, 2, 3, 4],
  weekend: [5, 6],
};

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
            onCopy={(where) => onChange(copyDay(value, day, COPY_TO[where] ?? []))}
          />
        </li>
      ))}
    </ul>
  );
}
