import { CalendarPlus, CalendarX2, Trash2 } from 'lucide-react';
import { IconButton } from '../../base/icon-button/icon-button';
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
