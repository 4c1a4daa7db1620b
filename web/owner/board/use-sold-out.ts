import { useSetItemSoldOutMutation } from '../../../graphql/generated/owner/menu';
import { notify } from '../../../ui/base/toast/toast';
import type { BoardLine } from '../../../ui/food/order-board/board-order';
import { sayingFailure } from '../../page/saying-failure';
import * as t from './board.texts';

const LONG_ENOUGH_MS = 10_000;

/** Takes what has run out off today’s menu, or puts it back; for a while that can be undone. */
export function useSoldOut(refresh: () => void) {
  const [setItemSoldOut] = useSetItemSoldOutMutation({ onCompleted: refresh });
  return async ({ itemId, name }: BoardLine, soldOut: boolean) => {
    if (itemId === undefined) return;
    await sayingFailure(async () => {
      await setItemSoldOut({ variables: { itemId, soldOut } });
      const undo = () => void sayingFailure(() => setItemSoldOut({ variables: { itemId, soldOut: !soldOut } }));
      const action = { label: t.undo(), onPress: undo };
      notify((soldOut ? t.soldOutNow : t.onSaleNow)(name), 'positive', { action, durationMs: LONG_ENOUGH_MS });
    });
  };
}
