import { tv } from 'tailwind-variants/lite';
import { Badge } from '../../base/badge/badge';
import * as t from './shop-info.texts';

export interface DayHours {
  day: string;
  spans: readonly string[];
  today?: boolean;
  exceptionText?: string;
}

const styles = tv({
  base: 'flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 rounded-control px-3 py-2.5',
  variants: { today: { true: 'bg-accent-soft font-semibold', false: '' } },
});

export interface OpeningHoursProps {
  days: readonly DayHours[];
}

export function OpeningHours({ days }: OpeningHoursProps) {
  return (
    <dl className="grid">
      {days.map(({ day, spans, today = false, exceptionText }) => (
        <div key={day} className={styles({ today })}>
          <dt className="flex flex-wrap items-center gap-x-2">
            {day}
            {today && <span className="rounded-tag bg-accent px-2 text-sm/6 text-on-accent">{t.today()}</span>}
          </dt>
          <dd className="ms-auto grid justify-items-end gap-1 text-end tabular-nums">
            {spans.length > 0 ? (
              <span className="flex flex-wrap justify-end gap-x-3">
                {spans.map((span) => (
                  <bdi key={span} translate="no">
                    {span}
                  </bdi>
                ))}
              </span>
            ) : (
              <span className="text-ink-muted">{t.closed()}</span>
            )}
            {exceptionText && <Badge tone="caution">{exceptionText}</Badge>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
