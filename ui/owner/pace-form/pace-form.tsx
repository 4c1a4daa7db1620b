import { NumberField } from '../../base/field/number-field';
import { useForm } from '../../base/form/use-form';
import { Segmented } from '../../base/segmented/segmented';
import { FormFrame } from '../form-frame/form-frame';
import { FormSection } from '../form-frame/form-section';
import { checkPace, type Pace } from './check-pace';

export interface PaceFormProps {
  initialValues: Pace;
  error?: string;
  busy?: boolean;
  onSubmit: (pace: Pace) => void;
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
      label="Rythme des retraits"
      submitLabel="Enregistrer"
      error={error}
      busy={busy}
      refusals={form.refusals}
      onSubmit={form.submit}
    >
      <FormSection title="Créneaux de retrait" text="Vos clients choisissent un créneau d’aujourd’hui.">
        <Segmented
          label="Longueur d’un créneau"
          options={[10, 15, 20, 30].map((minutes) => ({ value: String(minutes), label: `${minutes} min` }))}
          value={String(pace.slotMinutes)}
          onChange={(minutes) => change({ slotMinutes: Number(minutes) })}
        />
        <NumberField
          label="Temps de préparation"
          hint="Le premier créneau proposé commence au plus tôt après ce temps."
          unit="min"
          required
          value={pace.preparationMinutes ?? null}
          error={shown.preparationMinutes}
          onChange={(preparationMinutes) => change({ preparationMinutes })}
        />
        <NumberField
          label="Capacité d’un créneau"
          hint="En unités : un croissant 0, un sandwich 1, une pizza 2. Une commande compte au moins 1."
          unit="unités"
          required
          value={pace.capacityUnits ?? null}
          error={shown.capacityUnits}
          onChange={(capacityUnits) => change({ capacityUnits })}
        />
        <NumberField
          label="Attente avant « Non-présenté »"
          hint={`${pace.noShowGraceMinutes === 0 ? 'Sans attente : dès le' : 'Après le'} début du créneau et une fois la commande prête. Une commande jamais prête : à la fin du créneau.`}
          unit="min"
          required
          value={pace.noShowGraceMinutes ?? null}
          error={shown.noShowGraceMinutes}
          onChange={(noShowGraceMinutes) => change({ noShowGraceMinutes })}
        />
      </FormSection>
    </FormFrame>
  );
}
