import { type BoardPageQuery, useDelayPreparationMutation } from '../../../graphql/generated/owner/board';
import { usePauseOrdersMutation, useResumeOrdersMutation } from '../../../graphql/generated/owner/settings';
import type { PauseLength } from '../../../graphql/generated/schema';
import { delayEndsAt } from '../../../graphql/rules/preparation';
import { notify } from '../../../ui/base/toast/toast';
import { dayAt } from '../../page/moments';
import { sayingFailure } from '../../page/saying-failure';
import { useOnce } from '../../page/use-once';
import { sayPauseEnd } from '../../shops/pause-end';
import type { BoardScreenProps } from './board-screen';
import * as t from './board.texts';

/** How the shop holds orders off for a while, or takes longer for those to come; nothing while it is not known. */
export function usePace(
  shop: BoardPageQuery['ownShop'] | undefined,
  now: number,
): Pick<BoardScreenProps, 'pace' | 'delay' | 'paused'> {
  const [pause] = usePauseOrdersMutation();
  const [resume] = useResumeOrdersMutation();
  const [delayPreparation] = useDelayPreparationMutation();
  const { once, busyIds } = useOnce();
  if (!shop) return {};
  const keep = (send: () => Promise<unknown>, said: string, unseen = false) =>
    void once('pace', () =>
      sayingFailure(async () => {
        await send();
        notify(said, 'positive', { unseen });
      }),
    );
  const { preparationMinutes, delayUntil } = shop;
  const delayMinutes = delayUntil !== null && Date.parse(delayUntil) > now ? shop.delayMinutes : 0;
  const onDelay = (minutes: number) =>
    keep(() => delayPreparation({ variables: { minutes } }), t.preparationNow(preparationMinutes + minutes));
  const busy = busyIds.length > 0;
  const place = { zone: shop.zone, today: dayAt(now, shop.zone) };
  const until = shop.opening.pausedUntil;
  const closesAt = shop.opening.closesAt === null ? null : new Date(shop.opening.closesAt);
  return {
    pace: {
      preparationMinutes,
      delayMinutes,
      delayEndText: sayPauseEnd(delayEndsAt(closesAt, new Date(now)).toISOString(), place),
      busy,
      onPause: (length: PauseLength) => keep(() => pause({ variables: { length } }), t.pausedNow(), true),
      onDelay,
    },
    ...(delayUntil !== null &&
      delayMinutes > 0 && {
        delay: { minutes: delayMinutes, untilText: sayPauseEnd(delayUntil, place), busy, onEnd: () => onDelay(0) },
      }),
    ...(until !== null && {
      paused: {
        untilText: sayPauseEnd(until, place),
        busy,
        onResume: () => keep(() => resume(), t.resumed(), true),
      },
    }),
  };
}
