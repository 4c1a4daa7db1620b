import type { BoardPageQuery } from '../../../graphql/generated/owner/board';
import {
  usePauseOrdersMutation,
  useResumeOrdersMutation,
  useSavePaceMutation,
} from '../../../graphql/generated/owner/settings';
import type { PauseLength } from '../../../graphql/generated/schema';
import { notify } from '../../../ui/base/toast/toast';
import { sayingFailure } from '../../page/saying-failure';
import { useOnce } from '../../page/use-once';
import { sayPauseEnd } from '../../shops/pause-end';
import type { BoardScreenProps } from './board-screen';
import * as t from './board.texts';

const MOST_MINUTES = 600;

/** How the shop holds orders off for a while, or takes longer for those to come; nothing while it is not known. */
export function usePace(shop: BoardPageQuery['ownShop'] | undefined): Pick<BoardScreenProps, 'pace' | 'paused'> {
  const [pause] = usePauseOrdersMutation();
  const [resume] = useResumeOrdersMutation();
  const [savePace] = useSavePaceMutation();
  const { once, busyIds } = useOnce();
  if (!shop) return {};
  const keep = (send: () => Promise<unknown>, said: string, unseen = false) =>
    void once('pace', () =>
      sayingFailure(async () => {
        await send();
        notify(said, 'positive', { unseen });
      }),
    );
  const { preparationMinutes } = shop;
  const prepare = (minutes: number) =>
    keep(() => savePace({ variables: { input: { preparationMinutes: minutes } } }), t.preparationNow(minutes));
  const busy = busyIds.length > 0;
  const until = shop.opening.pausedUntil;
  return {
    pace: {
      preparationMinutes,
      busy,
      onPause: (length: PauseLength) => keep(() => pause({ variables: { length } }), t.pausedNow(), true),
      onPreparationChange: (minutes) => prepare(Math.min(MOST_MINUTES, Math.max(0, minutes))),
    },
    ...(until !== null && {
      paused: { untilText: sayPauseEnd(until, shop), busy, onResume: () => keep(() => resume(), t.resumed(), true) },
    }),
  };
}
