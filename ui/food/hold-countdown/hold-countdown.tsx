import { Timer, TimerOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { tv } from 'tailwind-variants/lite';
import * as t from './hold-countdown.texts';

const styles = tv({
  base: 'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control px-4 py-3',
  variants: {
    state: {
      held: 'bg-sunken',
      hurry: 'bg-caution-soft text-caution',
      over: 'bg-danger-soft text-danger',
    },
  },
});

export interface HoldCountdownProps {
  remainingText: string;
  hurried?: boolean;
  expired?: boolean;
  action?: ReactNode;
}

/** How long the window and what was chosen stay reserved; hurry and end are announced, the seconds are not. */
export function HoldCountdown({ remainingText, hurried = false, expired = false, action }: HoldCountdownProps) {
  const state = expired ? 'over' : hurried ? 'hurry' : 'held';
  const Icon = expired ? TimerOff : Timer;
  return (
    <div className={styles({ state })}>
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <p className="grow font-medium">
        {expired
          ? t.expired()
          : t.held(
              <span role="timer" className="font-display text-lg font-bold tabular-nums">
                <bdi>{remainingText}</bdi>
              </span>,
            )}
      </p>
      {expired && action}
      <p role="status" className="sr-only">
        {expired ? t.expired() : hurried ? t.hurry() : ''}
      </p>
    </div>
  );
}
