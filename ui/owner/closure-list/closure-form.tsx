import { Button } from '../../base/button/button';
import { TextField } from '../../base/field/text-field';
import { useForm, type FormProps } from '../../base/form/use-form';
import { Notice } from '../../base/notice/notice';
import { Segmented } from '../../base/segmented/segmented';
import * as t from './closure-list.texts';
import { wrongDays } from '../../../graphql/rules/planned-days';

/**
 * Planned closure or extra opening: dates as « YYYY-MM-DD », shop-local times as « HH:MM », empty while not filled in.
 */
export interface ExceptionalDaysValues {
  kind: 'closed' | 'open';
  from: string;
  to: string;
  opensAt: string;
  closesAt: string;
  reason: string;
}

export function checkDays(
  values: ExceptionalDaysValues,
  today: string,
): Partial<Record<keyof ExceptionalDaysValues, string>> {
  const { kind, from, to, opensAt, closesAt } = values;
  return {
    ...wrongDays({ from, to }, today),
    ...(kind === 'open' && opensAt === '' && { opensAt: t.openingNeeded() }),
    ...(kind === 'open' && closesAt === '' && { closesAt: t.closingNeeded() }),
  };
}

const EMPTY: ExceptionalDaysValues = { kind: 'closed', from: '', to: '', opensAt: '', closesAt: '', reason: '' };

export interface ClosureFormProps extends FormProps<ExceptionalDaysValues> {
  /** Today in the shop's time zone, « YYYY-MM-DD »; earlier days cannot be planned. */
  today: string;
  /** Returns a warning about existing orders on the days to be closed. @default no warning */
  formatWarning?: (from: string, to: string) => string | undefined;
}

export function ClosureForm({ today, formatWarning, busy = false, error, onSubmit }: ClosureFormProps) {
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
  const { kind, from, to } = values;
  const warning = kind === 'closed' && from ? formatWarning?.(from, to || from) : undefined;
  return (
    <form {...form} aria-label={t.newException()} className="grid gap-4">
      {error && <Notice tone="danger">{error}</Notice>}
      <Segmented
        label={t.onTheseDays()}
        options={[
          { value: 'closed', label: t.closed() },
          { value: 'open', label: t.open() },
        ]}
        value={values.kind}
        onChange={(kind) => change({ kind: kind === 'open' ? 'open' : 'closed' })}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <TextField type="date" label={t.from()} required min={today} {...field('from')} />
        <TextField type="date" label={t.to()} hint={t.toHint()} min={values.from || today} {...field('to')} />
        {values.kind === 'open' && (
          <>
            <TextField type="time" label={t.opening()} required {...field('opensAt')} />
            <TextField type="time" label={t.closing()} required {...field('closesAt')} />
          </>
        )}
      </div>
      {warning && <Notice tone="caution">{warning}</Notice>}
      <TextField label={t.reason()} hint={t.reasonHint()} maxLength={120} {...field('reason')} />
      <Button type="submit" tone="quiet" size="large" busy={busy} className="justify-self-start max-md:w-full">
        {t.add()}
      </Button>
    </form>
  );
}
