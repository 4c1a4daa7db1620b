import { useApolloClient } from '@apollo/client/react';
import { useSaveItemMutation } from '../../../graphql/generated/owner/item-editor';
import {
  MenuPageDocument,
  useMoveItemMutation,
  useRemoveItemMutation,
  useSetItemSoldOutMutation,
} from '../../../graphql/generated/owner/menu';
import type { OwnItemFactsFragment } from '../../../graphql/generated/owner/menu.fragments';
import type { Amounts } from '../../../ui/owner/item-table/owner-item';
import { failureMessage, isBug } from '../../page/failure-message';
import { unlessDocumented } from '../../page/failure-message.texts';
import { faultCode, errorMessage } from '../../page/faults';
import { done, refused, useSending, type ShowOutcome } from '../../page/use-outcome';
import { readSession } from '../../session/session';
import * as t from './menu.texts';

/** In the specified locale one sentence covers all failures of server and network. */
const failed = (documented: (error: unknown) => string) => (error: unknown) => {
  const message = failureMessage(error, documented(error));
  return isBug(error) ? message : unlessDocumented(message, documented(error));
};

interface Messages {
  failed: (error: unknown) => string;
  needsLogin?: () => string;
}

/** Messages of the item screens, in the exact words of specification 7.3. */
export const menuMessages = {
  add: { failed: failed(t.addFailed), needsLogin: t.addNeedsLogin },
  update: {
    failed: failed((error) => (faultCode(error) === undefined ? t.updateBroken() : t.updateFailed())),
    needsLogin: t.updateNeedsLogin,
  },
  remove: { failed: failed(t.removeFailed), needsLogin: t.removeNeedsLogin },
  move: { failed: errorMessage },
} satisfies Record<string, Messages>;

/** Sends changes of the menu, each `id` once at a time. */
export function useMenuChanges(show: ShowOutcome) {
  const client = useApolloClient();
  const { send, ...sending } = useSending(show);
  const readAgain = () => void client.refetchQueries({ include: [MenuPageDocument] });
  const change = (id: string, messages: Messages, work: Parameters<typeof send>[1]) =>
    send(id, async () => {
      if (messages.needsLogin && !readSession().owner) return refused(messages.needsLogin());
      return work().catch((error: unknown) => {
        // The item was removed elsewhere, so the list is read again.
        if (faultCode(error) === 'NOT_FOUND') readAgain();
        return refused(messages.failed(error));
      });
    });
  return { change, ...sending, readAgain };
}

export function useItemChanges(items: readonly OwnItemFactsFragment[], showOutcome: ShowOutcome) {
  const { cache } = useApolloClient();
  const [saveItem] = useSaveItemMutation();
  const [moveItem] = useMoveItemMutation();
  const [setSoldOut] = useSetItemSoldOutMutation();
  const [removeItem] = useRemoveItemMutation();
  const { change, busyIds } = useMenuChanges(showOutcome);
  const removing = useMenuChanges(showOutcome);

  const update = (id: string, work: () => Promise<unknown>) =>
    change(id, menuMessages.update, async () => {
      await work();
      return done(t.updated());
    });

  return {
    busyIds,
    moving: busyIds.includes('order'),
    removingIds: removing.busyIds,
    onMove: (itemId: string, toIndex: number) =>
      change('order', menuMessages.move, async () => void (await moveItem({ variables: { itemId, toIndex } }))),
    onSave: (itemId: string, { priceCents, stock }: Amounts & { priceCents: number }) => {
      const before = items.find(({ id }) => id === itemId);
      const input = {
        itemId,
        ...(priceCents !== before?.priceCents && { priceCents }),
        ...(stock !== before?.stock && { stock }),
      };
      update(itemId, () => saveItem({ variables: { input } }));
    },
    onSoldOutChange: (itemId: string, soldOut: boolean) =>
      update(itemId, () => setSoldOut({ variables: { itemId, soldOut } })),
    onPublish: (itemId: string) =>
      update(itemId, () => saveItem({ variables: { input: { itemId, published: true } } })),
    onRemove: (itemId: string) =>
      removing.change(itemId, menuMessages.remove, async () => {
        await removeItem({ variables: { itemId } });
        cache.evict({ id: cache.identify({ __typename: 'OwnItem', id: itemId }) });
        // The catalogue may propose the removed item again.
        removing.readAgain();
        return done(t.removed());
      }),
  };
}
