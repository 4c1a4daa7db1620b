import { Disclosure } from '../../base/disclosure/disclosure';
import { NumberField } from '../../base/field/number-field';
import { SelectField } from '../../base/field/select-field';
import { Switch } from '../../base/field/switch';
import { TextField } from '../../base/field/text-field';
import { weekdays } from '../category-editor/category-editor.texts';
import { Weekdays } from '../category-editor/served-part';
import { optional } from '../english-part/english-part.texts';
import { clockOf, NO_RULES, orderRulesErrors, type OrderRules } from './order-rules';
import * as t from './order-rules.texts';

export interface OrderRulesPartProps {
  /** Order rules; null or undefined when the item is available whenever the shop is open. */
  value: OrderRules | null | undefined;
  onChange: (rules: OrderRules) => void;
  className?: string;
}

type PartProps = Required<Pick<OrderRulesPartProps, 'onChange'>> & {
  value: OrderRules;
  errors: ReturnType<typeof orderRulesErrors>;
};

/** Fields for the order rules of an item: notice, days, season and daily limit. */
export function OrderRulesPart({ value, onChange, className }: OrderRulesPartProps) {
  const rules = value ?? NO_RULES;
  const isSet = Object.values(rules).some((rule) => rule !== null);
  return (
    <Disclosure
      title={t.toOrder()}
      aside={isSet ? t.set() : optional()}
      className={className ?? 'border-t border-line pt-2'}
    >
      <div className="grid gap-5 pb-2">
        <p className="text-ink-muted">{t.whatIsOffered()}</p>
        <OrderRulesFields value={rules} onChange={onChange} />
      </div>
    </Disclosure>
  );
}

interface OrderRulesFieldsProps {
  value: OrderRules;
  onChange: (rules: OrderRules) => void;
  /** Rules that have a field. @default all */
  names?: readonly string[];
}

/** Fields for some or all rules. */
export function OrderRulesFields({ value: rules, onChange, names = Object.keys(NO_RULES) }: OrderRulesFieldsProps) {
  const errors = orderRulesErrors(rules);
  return (
    <>
      {names.includes('noticeHours') && <Notice value={rules} errors={errors} onChange={onChange} />}
      {names.includes('days') && (
        <Weekdays
          label={t.pickupDays()}
          value={rules.days ?? []}
          onChange={(days) => onChange({ ...rules, days: days.length > 0 ? days : null })}
        />
      )}
      {names.includes('season') && <Season value={rules} errors={errors} onChange={onChange} />}
      {names.includes('dayCapacity') && (
        <NumberField
          label={t.capacity()}
          hint={t.capacityHint()}
          value={rules.dayCapacity}
          error={errors.dayCapacity}
          onChange={(dayCapacity) => onChange({ ...rules, dayCapacity })}
        />
      )}
    </>
  );
}

const BEGUN = {
  none: { noticeHours: null, noticeUntil: null },
  hours: { noticeHours: 48, noticeUntil: null },
  until: { noticeHours: null, noticeUntil: { weekday: 6, minute: 18 * 60 } },
};

function Notice({ value: rules, errors, onChange }: PartProps) {
  const { noticeHours, noticeUntil } = rules;
  const change = (part: Partial<OrderRules>) => onChange({ ...rules, ...part });
  return (
    <>
      <SelectField
        label={t.notice()}
        options={[
          { value: 'none', label: t.noNotice() },
          { value: 'hours', label: t.hoursBefore() },
          { value: 'until', label: t.untilMoment() },
        ]}
        value={noticeUntil ? 'until' : noticeHours === null ? 'none' : 'hours'}
        onChange={(kind) => change(BEGUN[kind as keyof typeof BEGUN])}
      />
      {noticeHours !== null && (
        <NumberField
          label={t.hoursBefore()}
          unit={t.hourUnit()}
          value={noticeHours || null}
          error={errors.noticeHours}
          onChange={(hours) => change({ noticeHours: hours ?? 0 })}
        />
      )}
      {noticeUntil && (
        <div className="flex flex-wrap gap-3">
          <SelectField
            label={t.lastDay()}
            hint={t.lastDayHint()}
            className="grow basis-48"
            options={weekdays().map((label, at) => ({ value: String(at + 1), label }))}
            value={String(noticeUntil.weekday)}
            onChange={(weekday) => change({ noticeUntil: { ...noticeUntil, weekday: Number(weekday) } })}
          />
          <TextField
            type="time"
            label={t.lastTime()}
            value={clockOf(noticeUntil.minute)}
            error={errors.noticeUntil}
            onChange={(time) => change({ noticeUntil: { ...noticeUntil, minute: minuteOf(time) } })}
          />
        </div>
      )}
    </>
  );
}

function minuteOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return time === '' ? -1 : (hours ?? 0) * 60 + (minutes ?? 0);
}

const ADVENT = { from: '12-01', to: '12-31' };

function Season({ value: rules, errors, onChange }: PartProps) {
  const { season } = rules;
  const change = (part: Partial<typeof ADVENT>) => season && onChange({ ...rules, season: { ...season, ...part } });
  return (
    <>
      <Switch
        label={t.season()}
        hint={t.seasonHint()}
        checked={season !== null}
        onChange={(isSeasonal) => onChange({ ...rules, season: isSeasonal ? ADVENT : null })}
      />
      {season && (
        <div className="grid gap-5 @xl:grid-cols-2">
          <DayOfYear
            labels={[t.firstDay(), t.firstMonth()]}
            value={season.from}
            error={errors.seasonFrom}
            onChange={(from) => change({ from })}
          />
          <DayOfYear
            labels={[t.finalDay(), t.finalMonth()]}
            value={season.to}
            error={errors.seasonTo}
            onChange={(to) => change({ to })}
          />
        </div>
      )}
    </>
  );
}

interface DayOfYearProps {
  labels: [day: string, month: string];
  /** Day of the year as « MM-DD ». */
  value: string;
  error?: string;
  onChange: (day: string) => void;
}

function DayOfYear({ labels, value, error, onChange }: DayOfYearProps) {
  const [month = '01', day] = value.split('-');
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      <NumberField
        label={labels[0]}
        value={Number(day) || null}
        error={error}
        onChange={(chosen) => onChange(`${month}-${twoDigits(chosen ?? 0)}`)}
      />
      <SelectField
        label={labels[1]}
        options={t.months().map((label, at) => ({ value: twoDigits(at + 1), label }))}
        value={month}
        onChange={(chosen) => onChange(`${chosen}-${day}`)}
      />
    </div>
  );
}
