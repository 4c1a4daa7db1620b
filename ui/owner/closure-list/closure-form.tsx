import { Button } from '../../base/button/button';
import { DateField } from '../../base/field/date-field';
import { TextField } from '../../base/field/text-field';
import { TimeField } from '../../base/field/time-field';
import { useForm } from '../../base/form/use-form';
import { Notice } from '../../base/notice/notice';
import { Segmented } from '../../base/segmented/segmented';
import { checkDays, type ExceptionalDaysValues } from './check-days';

const EMPTY: ExceptionalDaysValues = { kind: 'closed', from: '', to: '', opensAt: '', closesAt: '', reason: '' };

export interface ClosureFormProps {
  /** The shop’s today, « YYYY-MM-DD »: what is past cannot be planned. */
  today: string;
  busy?: boolean;
  error?: string;
  onSubmit: (values: ExceptionalDaysValues) => void;
}

export function ClosureForm({ today, busy = false, error, onSubmit }: ClosureFormProps) {
  const { values, change, form, field } = useForm({
    initialValues: EMPTY,
    check: (days) => checkDays(days, today),
    complete: (days): ExceptionalDaysValues => ({
      ...days,
      to: days.to || days.from,
      reason: days.reason.trim(),
    }),
    onSubmit,
    busy,
  });
  return (
    <form {...form} aria-label="Nouvelle exception" className="grid gap-4">
      {error && <Notice tone="danger">{error}</Notice>}
      <Segmented
        label="Ces jours-là"
        options={[
          { value: 'closed', label: 'Fermé' },
          { value: 'open', label: 'Ouvert' },
        ]}
        value={values.kind}
        onChange={(kind) => change({ kind: kind === 'open' ? 'open' : 'closed' })}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <DateField label="Du" required min={today} {...field('from')} />
        <DateField label="Au" hint="Vide : un seul jour." min={values.from || today} {...field('to')} />
        {values.kind === 'open' && (
          <>
            <TimeField label="Ouverture" required {...field('opensAt')} />
            <TimeField label="Fermeture" required {...field('closesAt')} />
          </>
        )}
      </div>
      <TextField
        label="Ce que vos clients liront"
        hint="Facultatif, par exemple « Congés d’été »."
        maxLength={120}
        {...field('reason')}
      />
      <Button type="submit" tone="quiet" size="large" busy={busy} className="justify-self-start max-md:w-full">
        Ajouter cette exception
      </Button>
    </form>
  );
}
