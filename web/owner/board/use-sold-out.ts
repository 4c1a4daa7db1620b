import { useSetItemSoldOutMutation } from '../../../graphql/generated/owner/menu';
import { notify } from '../../../ui/base/toast/toast';
import type { BoardLine } from '../../../ui/food/order-board/board-order';
import { sayingFailure } from '../../page/saying-failure';
import * as t from './board.texts';

const LONG_ENOUGH_MS = 10_000;

/** Takes what has run out off today’s menu; for a while it can be put back. */
export function useSoldOut() {
  const [setSoldOut] = useSetItemSoldOutMutation();
  return async ({ itemId, name }: BoardLine) => {
    if (itemId === undefined) return;
    await sayingFailure(async () => {
      await setSoldOut({ variables: { itemId, soldOut: true } });
      const putBack = () => void sayingFailure(() => setSoldOut({ variables: { itemId, soldOut: false } }));
      const action = { label: t.undo(), onPress: putBack };
      notify(t.soldOutNow(name), 'positive', { action, durationMs: LONG_ENOUGH_MS });
    });
  };
}
