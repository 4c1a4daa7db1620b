import { NumberField } from '../../base/field/number-field';
import { Switch } from '../../base/field/switch';
import { useForm, type FormProps } from '../../base/form/use-form';
import { Segmented } from '../../base/segmented/segmented';
import { FormFrame, FormSection } from '../form-frame/form-frame';
import * as t from './pace-form.texts';

export interface Pace {
  slotMinutes: number;
  preparationMinutes: number;
  capacityUnits: number;
  noShowGraceMinutes: number;
  daysAhead: number;
  asksPhone: boolean;
}

export type PaceDraft = { [Name in keyof Pace]: Pace[Name] extends number ? number | null : Pace[Name] };

const RANGES = [
  { name: 'preparationMinutes', least: 0, most: 600, text: t.preparationRange },
  { name: 'capacityUnits', least: 1, most: 999, text: t.capacityRange },
  { name: 'noShowGraceMinutes', least: 0, most: 120, text: t.noShowGraceRange },
  { name: 'daysAhead', least: 0, most: 30, text: t.daysAheadRange },
] as const;

export function paceErrors(draft: PaceDraft): Partial<Record<keyof Pace, string>> {
  const fits = (value: number | null, least: number, most: number) => value !== null && value >= least && value <= most;
  const wrong = RANGES.filter(({ name, least, most }) => !fits(draft[name], least, most));
  return Object.fromEntries(wrong.map(({ name, text }) => [name, text()]));
}

export interface PaceFormProps extends FormProps<Pace> {
  initialValues: Pace;
}

export function PaceForm({ initialValues, error, busy, onSubmit }: PaceFormProps) {
  const draft: PaceDraft = initialValues;
  const form = useForm({
    initialValues: draft,
    check: paceErrors,
    // The check reports every null as an error, so the values are complete here.
    complete: (pace) => pace as Pace,
    onSubmit,
  });
  const { values: pace, change, refusals, submit, field } = form;

  return (
    <FormFrame {...{ error, busy, refusals }} label={t.pace()} submitLabel={t.save()} onSubmit={submit}>
      <FormSection title={t.windows()} text={t.windowsText()}>
        <Segmented
          label={t.windowLength()}
          options={[10, 15, 20, 30].map((minutes) => ({ value: String(minutes), label: t.minutes(minutes) }))}
          value={String(pace.slotMinutes)}
          onChange={(minutes) => change({ slotMinutes: Number(minutes) })}
        />
        <NumberField
          label={t.preparation()}
          hint={t.preparationHint()}
          unit={t.minuteUnit()}
          required
          {...field('preparationMinutes')}
        />
        <NumberField
          label={t.capacity()}
          hint={t.capacityHint()}
          unit={t.capacityUnit()}
          required
          {...field('capacityUnits')}
        />
        <NumberField
          label={t.noShowGrace()}
          hint={pace.noShowGraceMinutes === 0 ? t.noGraceHint() : t.noShowGraceHint()}
          unit={t.minuteUnit()}
          required
          {...field('noShowGraceMinutes')}
        />
      </FormSection>
      <FormSection title={t.ahead()}>
        <NumberField
          label={t.daysAhead()}
          hint={pace.daysAhead ? t.daysAheadHint(pace.daysAhead) : t.todayOnly()}
          unit={t.daysUnit()}
          required
          {...field('daysAhead')}
        />
      </FormSection>
      <FormSection title={t.noAccount()}>
        <Switch label={t.asksPhone()} hint={t.asksPhoneHint()} {...form.switchField('asksPhone')} />
      </FormSection>
    </FormFrame>
  );
}
