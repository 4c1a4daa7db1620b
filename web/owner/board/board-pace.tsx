import { CirclePause, Clock, X } from 'lucide-react';
import { type BoardPageQuery, useDelayPreparationMutation } from '../../../graphql/generated/owner/board';
import { usePauseOrdersMutation, useResumeOrdersMutation } from '../../../graphql/generated/owner/settings';
import { delayEndsAt, MOST_PREPARATION_MINUTES } from '../../../graphql/rules/preparation';
import { Button } from '../../../ui/base/button/button';
import { Menu } from '../../../ui/base/menu/menu';
import { Notice } from '../../../ui/base/notice/notice';
import { notify } from '../../../ui/base/toast/toast';
import { dayAt } from '../../page/moments';
import { sayingFailure } from '../../page/notify-failure';
import { useOnce } from '../../page/use-once';
import { formatPauseEnd } from '../../shops/pause-end';
import * as t from './board.texts';

interface PaceProps {
  shop: BoardPageQuery['ownShop'];
  /** Server's time in milliseconds. */
  now: number;
  pace: ReturnType<typeof usePace>;
}

const PAUSES = { QUARTER_HOUR: 15, HALF_HOUR: 30, HOUR: 60 };
const STEP = 10;

/** Pauses orders and delays preparation, one change at a time. */
export function usePace() {
  const [pauseOrders] = usePauseOrdersMutation();
  const [resumeOrders] = useResumeOrdersMutation();
  const [delayPreparation] = useDelayPreparationMutation();
  const { once, busyIds } = useOnce();
  const keep = (send: () => Promise<unknown>, said: string, unseen = false) =>
    void once('pace', () =>
      sayingFailure(async () => {
        await send();
        notify(said, 'positive', { unseen });
      }),
    );
  return {
    busy: busyIds.length > 0,
    pause: (length: keyof typeof PAUSES) => keep(() => pauseOrders({ variables: { length } }), t.pausedNow(), true),
    resume: () => keep(() => resumeOrders(), t.resumed(), true),
    /** 0 minutes end the delay. */
    delay: (minutes: number, preparationMinutes: number) =>
      keep(() => delayPreparation({ variables: { minutes } }), t.preparationNow(preparationMinutes + minutes)),
  };
}

/**
 * Menu for a kitchen that cannot keep up: pauses orders for a while, or adds preparation time to coming ones. A button
 * beside it shows the current delay; a press ends it.
 */
export function PaceControls({ shop, now, pace }: PaceProps) {
  const { preparationMinutes, delayUntil } = shop;
  const place = { zone: shop.zone, today: dayAt(now, shop.zone) };
  const closesAt = shop.opening.closesAt === null ? null : new Date(shop.opening.closesAt);
  const delayed = delayUntil !== null && Date.parse(delayUntil) > now ? shop.delayMinutes : 0;
  const [more, less] = [delayed + STEP, Math.max(0, delayed - STEP)];
  const onDelay = (minutes: number) => pace.delay(minutes, preparationMinutes);
  return (
    <>
      <Menu
        label={t.pause()}
        disabled={pace.busy}
        className="min-h-12 px-2.5!"
        items={[
          ...Object.entries(PAUSES).map(([id, minutes]) => ({
            id,
            label: t.pauseFor(minutes),
            icon: <CirclePause aria-hidden="true" />,
          })),
          {
            id: 'MORE',
            label: t.delayMore({
              by: STEP,
              until: formatPauseEnd(delayEndsAt(closesAt, new Date(now)).toISOString(), place),
              minutes: preparationMinutes + more,
            }),
            icon: <Clock aria-hidden="true" />,
            disabled: preparationMinutes + more > MOST_PREPARATION_MINUTES,
          },
          ...(delayed > 0
            ? [
                {
                  id: 'LESS',
                  label: t.delayLess({ by: delayed - less, minutes: preparationMinutes + less }),
                  icon: <Clock aria-hidden="true" />,
                },
              ]
            : []),
        ]}
        onSelect={(id) => {
          if (id in PAUSES) pace.pause(id as keyof typeof PAUSES);
          else onDelay(id === 'MORE' ? more : less);
        }}
      />
      {delayUntil !== null && delayed > 0 && (
        <Button tone="quiet" size="counter" busy={pace.busy} onClick={() => onDelay(0)}>
          {t.delayed({ minutes: delayed, until: formatPauseEnd(delayUntil, place) })}
          <span className="sr-only">{t.endDelay()}</span>
          <X aria-hidden="true" />
        </Button>
      )}
    </>
  );
}

export function PausedNotice({ shop, now, pace }: PaceProps) {
  const until = shop.opening.pausedUntil;
  if (until === null) return null;
  return (
    <Notice
      tone="caution"
      action={
        <Button tone="quiet" busy={pace.busy} onClick={pace.resume}>
          {t.resume()}
        </Button>
      }
    >
      {t.paused(formatPauseEnd(until, { zone: shop.zone, today: dayAt(now, shop.zone) }))}
    </Notice>
  );
}
