import { CalendarPlus, CalendarX2, Trash2 } from 'lucide-react';
import { wrongDays } from '../../../graphql/rules/planned-days';
import { Button } from '../../base/button/button';
import { TextField } from '../../base/field/text-field';
import { useForm, type FormProps } from '../../base/form/use-form';
import { IconButton } from '../../base/icon-button/icon-button';
import { Notice } from '../../base/notice/notice';
import { Segmented } from '../../base/segmented/segmented';
import * as t from './closure-list.texts';

export interface ExceptionalDays {
  id: string;
  kind: 'closed' | 'open';
  datesText: string;
  hoursText?: string;
  reason?: string;
}

export interface ClosureListProps {
  days: readonly ExceptionalDays[];
  busyIds?: readonly string[];
  onRemove: (id: string) => void;
}

export function ClosureList({ days, busyIds = [], onRemove }: ClosureListProps) {
  if (days.length === 0) {
    return <p className="text-ink-muted">{t.none()}</p>;
  }
  return (
    <ul className="divide-y divide-line">
      {days.map(({ id, kind, datesText, hoursText, reason }) => {
        const Icon = kind === 'closed' ? CalendarX2 : CalendarPlus;
        return (
          <li key={id} className="flex items-center gap-4 py-3">
            <Icon
              aria-hidden="true"
              className={`size-6 shrink-0 ${kind === 'closed' ? 'text-danger' : 'text-positive'}`}
            />
            <p className="grid min-w-0 grow wrap-anywhere">
              <span className="font-semibold">
                {kind === 'closed' ? t.closed() : t.open()} {datesText}
                {hoursText && `, ${hoursText}`}
              </span>
              {reason && (
                <span lang="fr" className="text-ink-muted">
                  {reason}
                </span>
              )}
            </p>
            <IconButton
              label={t.remove({ kind, dates: datesText })}
              disabled={busyIds.includes(id)}
              onClick={() => onRemove(id)}
            >
              <Trash2 aria-hidden="true" />
            </IconButton>
          </li>
        );
      })}
    </ul>
  );
}

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
