import { Timer } from 'lucide-react';
import * as t from './hold-countdown.texts';

export interface HoldCountdownProps {
  remainingText: string;
  hurried?: boolean;
}

/** Time left on the hold; screen readers announce only that little time is left, not the seconds. */
export function HoldCountdown({ remainingText, hurried = false }: HoldCountdownProps) {
  return (
    <div
      className={`flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control px-4 py-3 ${hurried ? 'bg-caution-soft text-caution' : 'bg-sunken'}`}
    >
      <Timer aria-hidden="true" className="size-5 shrink-0" />
      <p className="grow font-medium">
        {t.held(
          <span role="timer" className="font-display text-lg font-bold tabular-nums">
            <bdi translate="no">{remainingText}</bdi>
          </span>,
        )}
      </p>
      <p role="status" className="sr-only">
        {hurried && t.hurry()}
      </p>
    </div>
  );
}
