import { useSetItemSoldOutMutation } from '../../../graphql/generated/owner/menu';
import { notify } from '../../../ui/base/toast/toast';
import type { BoardLine } from '../../../ui/food/order-board/board-order';
import { sayingFailure } from '../../page/saying-failure';
import * as t from './board.texts';

/** Takes what has run out off today’s menu. */
export function useSoldOut() {
  const [setSoldOut] = useSetItemSoldOutMutation();
  return async ({ itemId, name }: BoardLine) => {
    if (itemId === undefined) return;
    await sayingFailure(async () => {
      await setSoldOut({ variables: { itemId, soldOut: true } });
      notify(t.soldOutNow(name), 'positive');
    });
  };
}
