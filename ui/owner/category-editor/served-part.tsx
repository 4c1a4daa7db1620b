import { Disclosure } from '../../base/disclosure/disclosure';
import { CheckboxGroup } from '../../base/field/checkbox-group';
import { TextField } from '../../base/field/text-field';
import { toggled } from '../item-basics/item-basics';
import { optional } from '../english-part/english-part.texts';
import * as t from './category-editor.texts';

/** Serving days as ISO weekdays and times as « HH:MM »; no days and null times mean always. */
export interface ServedValues {
  days: number[];
  from: string | null;
  until: string | null;
}

export const ALWAYS: ServedValues = { days: [], from: null, until: null };

/** Returns an error when start and end are the same time; hours may run past midnight. */
export const servedError = ({ from, until }: ServedValues) => (from && from === until ? t.neverServed() : undefined);

export interface ServedPartProps {
  value: ServedValues;
  /** What the hours mean. @default those of a category */
  text?: string;
  onChange: (served: ServedValues) => void;
}

/** Fields for the days and hours at which something can be collected; empty means always. */
export function ServedPart({ value, text = t.whatServedMeans(), onChange }: ServedPartProps) {
  const { days, from, until } = value;
  return (
    <Disclosure title={t.served()} aside={optional()} className="basis-full border-t border-line pt-2">
      <div className="grid gap-4 pb-2">
        <p className="text-ink-muted">{text}</p>
        <div className="flex flex-wrap gap-3">
          <TextField
            type="time"
            label={t.from()}
            value={from ?? ''}
            onChange={(time) => onChange({ ...value, from: time || null })}
          />
          <TextField
            type="time"
            label={t.until()}
            value={until ?? ''}
            hint={from && until && until < from ? t.nextDay() : undefined}
            error={servedError(value)}
            onChange={(time) => onChange({ ...value, until: time || null })}
          />
        </div>
        <Weekdays label={t.days()} value={days} onChange={(chosen) => onChange({ ...value, days: chosen })} />
      </div>
    </Disclosure>
  );
}

interface WeekdaysProps {
  label: string;
  /** ISO weekdays; none means every day. */
  value: number[];
  onChange: (days: number[]) => void;
}

export function Weekdays({ label, value, onChange }: WeekdaysProps) {
  return (
    <CheckboxGroup
      label={label}
      hint={t.noDay()}
      options={t.weekdays().map((day, at) => ({ id: String(at + 1), label: day }))}
      selectedIds={value.map(String)}
      onToggle={(id) => onChange(toggled(value, Number(id)).sort())}
    />
  );
}
