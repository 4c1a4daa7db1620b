import { NumberField } from '../../base/field/number-field';
import { Switch } from '../../base/field/switch';
import { useForm, type FormProps } from '../../base/form/use-form';
import { Segmented } from '../../base/segmented/segmented';
import { FormFrame, FormSection } from '../form-frame/form-frame';
import { paceErrors, type Pace, type PaceDraft } from './check-pace';
import * as t from './pace-form.texts';

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
  const { values: pace, errors, change, refusals, submit } = form;
  const number = (name: Exclude<keyof Pace, 'slotMinutes' | 'asksPhone'>) => ({
    required: true,
    value: pace[name],
    error: errors[name],
    onChange: (value: number | null) => change({ [name]: value }),
  });

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
          {...number('preparationMinutes')}
        />
        <NumberField
          label={t.capacity()}
          hint={t.capacityHint()}
          unit={t.capacityUnit()}
          {...number('capacityUnits')}
        />
        <NumberField
          label={t.noShowGrace()}
          hint={pace.noShowGraceMinutes === 0 ? t.noGraceHint() : t.noShowGraceHint()}
          unit={t.minuteUnit()}
          {...number('noShowGraceMinutes')}
        />
      </FormSection>
      <FormSection title={t.ahead()}>
        <NumberField
          label={t.daysAhead()}
          hint={pace.daysAhead ? t.daysAheadHint(pace.daysAhead) : t.todayOnly()}
          unit={t.daysUnit()}
          {...number('daysAhead')}
        />
      </FormSection>
      <FormSection title={t.noAccount()}>
        <Switch
          label={t.asksPhone()}
          hint={t.asksPhoneHint()}
          checked={pace.asksPhone === true}
          onChange={(asksPhone) => change({ asksPhone })}
        />
      </FormSection>
    </FormFrame>
  );
}
