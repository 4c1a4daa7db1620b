import { useResumeFromBoardMutation, type BoardPageQuery } from '../../../graphql/generated/owner/board';
import { notify } from '../../../ui/base/toast/toast';
import { sayFault } from '../../page/faults';
import { sayPauseEnd } from '../../shops/pause-end';
import { useOnce } from '../../page/use-once';
import type { BoardScreenProps } from './board-screen';

/** Why no order comes in, while the shop holds them off, and the way to take them up again; undefined otherwise. */
export function usePause(shop: BoardPageQuery['ownShop'] | undefined): BoardScreenProps['paused'] {
  const [resume] = useResumeFromBoardMutation();
  const { once, busyIds } = useOnce();
  const until = shop?.opening.pausedUntil ?? null;
  if (!shop || until === null) return undefined;
  const onResume = () =>
    once('resume', async () => {
      try {
        await resume();
        notify('Les commandes arrivent de nouveau.', 'positive');
      } catch (error) {
        notify(sayFault(error), 'danger');
      }
    });
  return { untilText: sayPauseEnd(until, shop.today), busy: busyIds.length > 0, onResume: () => void onResume() };
}
