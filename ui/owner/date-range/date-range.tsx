import { useState } from 'react';
import { TextField } from '../../base/field/text-field';
import { Segmented } from '../../base/segmented/segmented';
import * as t from './date-range.texts';
import {
  periodProblems,
  presetLabels,
  presetOf,
  presetPeriod,
  type Day,
  type Period,
  type PeriodPreset,
} from './period';

const OTHER = 'other';

export interface DateRangeProps {
  value: Period;
  onChange: (period: Period) => void;
  today: Day;
  /**
   * Periods offered as buttons; any other period can be entered by dates.
   * @default today, yesterday, week and month
   */
  presets?: readonly PeriodPreset[];
}

/** Picker of a period: buttons for the usual periods, two date fields for any other. */
export function DateRange(props: DateRangeProps) {
  const { value, onChange, today, presets = ['today', 'yesterday', 'week', 'month'] } = props;
  const preset = presetOf(value, today, presets);
  const [choosing, setChoosing] = useState(preset === undefined);
  const selected = choosing || preset === undefined ? OTHER : preset;
  return (
    <div className="grid gap-4">
      <Segmented
        label={t.period()}
        options={[
          ...presets.map((name) => ({ value: name, label: presetLabels[name]() })),
          { value: OTHER, label: t.otherDates() },
        ]}
        value={selected}
        onChange={(chosen) => {
          const name = presets.find((known) => known === chosen);
          setChoosing(name === undefined);
          if (name) onChange(presetPeriod(name, today));
        }}
      />
      {selected === OTHER && <Days value={value} today={today} onChange={onChange} />}
    </div>
  );
}

function Days({ value, today, onChange }: Pick<DateRangeProps, 'value' | 'today' | 'onChange'>) {
  // Dates being entered may not form a valid period yet, so they are not reported until they do.
  const [draft, setDraft] = useState(value);
  const problems = periodProblems(draft, today);
  const date = (name: keyof Period) => ({
    value: draft[name],
    max: today,
    error: problems[name],
    onChange: (day: Day) => {
      const period = { ...draft, [name]: day };
      setDraft(period);
      if (Object.keys(periodProblems(period, today)).length === 0) onChange(period);
    },
  });
  return (
    <div className="grid gap-4 md:grid-cols-[repeat(2,minmax(0,--spacing(56)))]">
      <TextField type="date" label={t.from()} {...date('from')} />
      <TextField type="date" label={t.to()} {...date('to')} />
    </div>
  );
}
