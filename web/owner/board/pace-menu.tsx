import { CirclePause, Clock, X } from 'lucide-react';
import { MOST_PREPARATION_MINUTES } from '../../../graphql/rules/preparation';
import { Button } from '../../../ui/base/button/button';
import { Menu } from '../../../ui/base/menu/menu';
import * as t from './board.texts';

export interface PaceMenuProps {
  /** Without the delay. */
  preparationMinutes: number;
  /** What is added to them at present; 0: no delay. */
  delayMinutes: number;
  /** Until when a delay that begins now would last: « jusqu’à 12:40 ». */
  delayEndText: string;
  busy: boolean;
  onPause: (length: keyof typeof PAUSES) => void;
  /** 0 ends the delay. */
  onDelay: (minutes: number) => void;
}

const PAUSES = { QUARTER_HOUR: 15, HALF_HOUR: 30, HOUR: 60 };
const STEP = 10;

/** When the kitchen cannot follow: orders held off for a while, or more time for those to come. */
export function PaceMenu(props: PaceMenuProps) {
  const { preparationMinutes, delayMinutes, delayEndText, busy, onPause, onDelay } = props;
  const pauses = Object.entries(PAUSES) as [keyof typeof PAUSES, number][];
  const [more, less] = [preparationMinutes + delayMinutes + STEP, Math.max(0, delayMinutes - STEP)];
  return (
    <Menu
      label={t.pause()}
      disabled={busy}
      className="min-h-12 px-2.5!"
      items={[
        ...pauses.map(([id, minutes]) => ({
          id,
          label: t.pauseFor(minutes),
          icon: <CirclePause aria-hidden="true" />,
        })),
        {
          id: 'MORE',
          label: t.delayMore({ by: STEP, until: delayEndText, minutes: more }),
          icon: <Clock aria-hidden="true" />,
          disabled: more > MOST_PREPARATION_MINUTES,
        },
        ...(delayMinutes > 0
          ? [
              {
                id: 'LESS',
                label: t.delayLess({ by: delayMinutes - less, minutes: preparationMinutes + less }),
                icon: <Clock aria-hidden="true" />,
              },
            ]
          : []),
      ]}
      onSelect={(id) => {
        if (id in PAUSES) onPause(id as keyof typeof PAUSES);
        else onDelay(id === 'MORE' ? delayMinutes + STEP : less);
      }}
    />
  );
}

export interface DelayChipProps {
  minutes: number;
  /** « jusqu’à 12:40 » */
  untilText: string;
  busy: boolean;
  onEnd: () => void;
}

/** The delay that runs; a tap ends it. */
export function DelayChip({ minutes, untilText, busy, onEnd }: DelayChipProps) {
  return (
    <Button tone="quiet" size="counter" busy={busy} onClick={onEnd}>
      {t.delayed({ minutes, until: untilText })}
      <span className="sr-only">{t.endDelay()}</span>
      <X aria-hidden="true" />
    </Button>
  );
}
