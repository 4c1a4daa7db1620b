import { NumberField } from '../../base/field/number-field';
import { useForm, type FormProps } from '../../base/form/use-form';
import { Segmented } from '../../base/segmented/segmented';
import { FormFrame } from '../form-frame/form-frame';
import { FormSection } from '../form-frame/form-section';
import { checkPace, type Pace } from './check-pace';
import * as t from './pace-form.texts';

export interface PaceFormProps extends FormProps<Pace> {
  initialValues: Pace;
}

export function PaceForm({ initialValues, error, busy, onSubmit }: PaceFormProps) {
  const draft: Partial<Pace> = initialValues;
  const form = useForm({
    initialValues: draft,
    check: (pace) => checkPace(pace).errors,
    complete: (pace) => checkPace(pace).complete ?? null,
    onSubmit,
  });
  const { values: pace, errors: shown } = form;
  const change = (part: Partial<Record<keyof Pace, number | null>>) =>
    form.change(Object.fromEntries(Object.entries(part).map(([name, value]) => [name, value ?? undefined])));

  return (
    <FormFrame
      label={t.pace()}
      submitLabel={t.save()}
      error={error}
      busy={busy}
      refusals={form.refusals}
      onSubmit={form.submit}
    >
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
          value={pace.preparationMinutes ?? null}
          error={shown.preparationMinutes}
          onChange={(preparationMinutes) => change({ preparationMinutes })}
        />
        <NumberField
          label={t.capacity()}
          hint={t.capacityHint()}
          unit={t.capacityUnit()}
          required
          value={pace.capacityUnits ?? null}
          error={shown.capacityUnits}
          onChange={(capacityUnits) => change({ capacityUnits })}
        />
        <NumberField
          label={t.noShowGrace()}
          hint={pace.noShowGraceMinutes === 0 ? t.noGraceHint() : t.noShowGraceHint()}
          unit={t.minuteUnit()}
          required
          value={pace.noShowGraceMinutes ?? null}
          error={shown.noShowGraceMinutes}
          onChange={(noShowGraceMinutes) => change({ noShowGraceMinutes })}
        />
      </FormSection>
    </FormFrame>
  );
}
