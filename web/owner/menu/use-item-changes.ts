import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import {
  MenuPageDocument,
  useChangeItemMutation,
  useMoveItemMutation,
  useRemoveItemMutation,
  useSetItemSoldOutMutation,
} from '../../../graphql/generated/owner/menu';
import type { OwnItemFactsFragment } from '../../../graphql/generated/owner/menu.fragments';
import type { Amounts } from '../../../ui/owner/item-table/amounts';
import type { OutcomeMessage } from '../../../ui/owner/outcome/outcome';
import { faultCode, sayFault } from '../../page/faults';
import { readSession } from '../../session/session';
import { useOnce } from '../../page/use-once';
import { menuMessages } from './menu-messages';

export function useItemChanges(items: readonly OwnItemFactsFragment[], tell: (outcome: OutcomeMessage | null) => void) {
  const client = useApolloClient();
  const [changeItem] = useChangeItemMutation();
  const [moveItem] = useMoveItemMutation();
  const [setSoldOut] = useSetItemSoldOutMutation();
  const [removeItem] = useRemoveItemMutation();
  const { once, busyIds } = useOnce();
  const [removingIds, setRemovingIds] = useState<readonly string[]>([]);

  // Taken off by another hand: the list should not show it any longer.
  const readAgainIfGone = (error: unknown) => {
    if (faultCode(error) === 'NOT_FOUND') void client.refetchQueries({ include: [MenuPageDocument] });
  };

  const change = (id: string, send: () => Promise<unknown>) =>
    once(id, async () => {
      tell(null);
      if (!readSession().owner) return tell(menuMessages.updateNeedsLogin());
      try {
        await send();
        tell(menuMessages.updated());
      } catch (error) {
        readAgainIfGone(error);
        tell(menuMessages.updateFailed(error));
      }
    });

  const save = (id: string, { priceCents, stock }: Amounts & { priceCents: number }) => {
    const before = items.find((item) => item.id === id);
    const input = {
      itemId: id,
      ...(priceCents !== before?.priceCents && { priceCents }),
      ...(stock !== before?.stock && { stock }),
    };
    return change(id, () => changeItem({ variables: { input } }));
  };

  const remove = (id: string) =>
    once(id, async () => {
      tell(null);
      if (!readSession().owner) return tell(menuMessages.removeNeedsLogin());
      setRemovingIds((ids) => [...ids, id]);
      try {
        await removeItem({ variables: { itemId: id } });
        client.cache.evict({ id: client.cache.identify({ __typename: 'OwnItem', id }) });
        tell(menuMessages.removed());
        // What was taken off may be proposed again.
        void client.refetchQueries({ include: [MenuPageDocument] });
      } catch (error) {
        readAgainIfGone(error);
        tell(menuMessages.removeFailed(error));
      } finally {
        setRemovingIds((ids) => ids.filter((one) => one !== id));
      }
    });

  const move = (itemId: string, toIndex: number) =>
    once('order', async () => {
      tell(null);
      try {
        await moveItem({ variables: { itemId, toIndex } });
      } catch (error) {
        readAgainIfGone(error);
        tell({ tone: 'danger', text: sayFault(error) });
      }
    });

  return {
    busyIds,
    moving: busyIds.includes('order'),
    onMove: (itemId: string, toIndex: number) => void move(itemId, toIndex),
    removingIds,
    onSave: (id: string, amounts: Amounts & { priceCents: number }) => void save(id, amounts),
    onSoldOutChange: (itemId: string, soldOut: boolean) =>
      void change(itemId, () => setSoldOut({ variables: { itemId, soldOut } })),
    onPublish: (itemId: string) =>
      void change(itemId, () => changeItem({ variables: { input: { itemId, published: true } } })),
    onRemove: (id: string) => void remove(id),
  };
}
