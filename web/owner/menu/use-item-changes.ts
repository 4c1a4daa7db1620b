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
import type { Amounts } from '../../../ui/owner/item-table/owner-item';
import type { OutcomeMessage } from '../../../ui/owner/outcome/outcome';
import { failureMessage, isBug } from '../../page/failure-message';
import { unlessDocumented } from '../../page/failure-message.texts';
import { errorMessage, faultCode } from '../../page/faults';
import { refusalMessage, type Refusal } from '../../page/refusals';
import { useOnce } from '../../page/use-once';
import { readSession } from '../../session/session';
import * as t from './menu.texts';

export type ShowOutcome = (outcome: OutcomeMessage | null) => void;

const done = (text: () => string) => (): OutcomeMessage => ({ tone: 'positive', text: text() });
const refused = (text: () => string) => (): OutcomeMessage => ({ tone: 'danger', text: text() });

/** In the specified locale one sentence covers all failures of server and network. */
const failed =
  (documented: (error: unknown) => string) =>
  (error?: unknown): OutcomeMessage => {
    const message = failureMessage(error, documented(error));
    return { tone: 'danger', text: isBug(error) ? message : unlessDocumented(message, documented(error)) };
  };

/** Messages of the item screens, in the exact words of specification 7.3. */
export const menuMessages = {
  added: done(t.added),
  addFailed: failed(t.addFailed),
  addRefused: (refusal: Refusal): OutcomeMessage => ({
    tone: 'danger',
    text: unlessDocumented(refusalMessage(refusal), t.addFailed()),
  }),
  addNeedsLogin: refused(t.addNeedsLogin),
  updated: done(t.updated),
  updateFailed: failed((error) => (faultCode(error) === undefined ? t.updateBroken() : t.updateFailed())),
  updateNeedsLogin: refused(t.updateNeedsLogin),
  removed: done(t.removed),
  removeFailed: failed(t.removeFailed),
  removeNeedsLogin: refused(t.removeNeedsLogin),
};

const moveFailed = (error: unknown): OutcomeMessage => ({ tone: 'danger', text: errorMessage(error) });

/** Sends changes of the menu, each `id` once at a time. */
export function useSending(showOutcome: ShowOutcome) {
  const client = useApolloClient();
  const { once, busyIds } = useOnce();
  const readAgain = () => void client.refetchQueries({ include: [MenuPageDocument] });
  const send = (
    id: string,
    failure: (error: unknown) => OutcomeMessage,
    needsLogin: (() => OutcomeMessage) | null,
    work: () => Promise<void>,
  ) =>
    void once(id, async () => {
      showOutcome(null);
      if (needsLogin && !readSession().owner) return showOutcome(needsLogin());
      try {
        await work();
      } catch (error) {
        // The item was removed elsewhere, so the list is read again.
        if (faultCode(error) === 'NOT_FOUND') readAgain();
        showOutcome(failure(error));
      }
    });
  return { send, busyIds, readAgain };
}

export function useItemChanges(items: readonly OwnItemFactsFragment[], showOutcome: ShowOutcome) {
  const { cache } = useApolloClient();
  const [changeItem] = useChangeItemMutation();
  const [moveItem] = useMoveItemMutation();
  const [setSoldOut] = useSetItemSoldOutMutation();
  const [removeItem] = useRemoveItemMutation();
  const { send, busyIds, readAgain } = useSending(showOutcome);
  const [removingIds, setRemovingIds] = useState<readonly string[]>([]);

  const change = (id: string, work: () => Promise<unknown>) =>
    send(id, menuMessages.updateFailed, menuMessages.updateNeedsLogin, async () => {
      await work();
      showOutcome(menuMessages.updated());
    });

  return {
    busyIds,
    moving: busyIds.includes('order'),
    removingIds,
    onMove: (itemId: string, toIndex: number) =>
      send('order', moveFailed, null, async () => void (await moveItem({ variables: { itemId, toIndex } }))),
    onSave: (itemId: string, { priceCents, stock }: Amounts & { priceCents: number }) => {
      const before = items.find(({ id }) => id === itemId);
      const input = {
        itemId,
        ...(priceCents !== before?.priceCents && { priceCents }),
        ...(stock !== before?.stock && { stock }),
      };
      change(itemId, () => changeItem({ variables: { input } }));
    },
    onSoldOutChange: (itemId: string, soldOut: boolean) =>
      change(itemId, () => setSoldOut({ variables: { itemId, soldOut } })),
    onPublish: (itemId: string) =>
      change(itemId, () => changeItem({ variables: { input: { itemId, published: true } } })),
    onRemove: (itemId: string) =>
      send(itemId, menuMessages.removeFailed, menuMessages.removeNeedsLogin, async () => {
        setRemovingIds((ids) => [...ids, itemId]);
        try {
          await removeItem({ variables: { itemId } });
          cache.evict({ id: cache.identify({ __typename: 'OwnItem', id: itemId }) });
          showOutcome(menuMessages.removed());
          // The catalogue may propose the removed item again.
          readAgain();
        } finally {
          setRemovingIds((ids) => ids.filter((one) => one !== itemId));
        }
      }),
  };
}
