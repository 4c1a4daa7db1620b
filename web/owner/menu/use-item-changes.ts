import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import {
  MenuPageDocument,
  useChangeItemMutation,
  useMoveItemMutation,
  useRemoveItemMutation,
  useSetItemSoldOutMutation,
  useAddItemMutation,
} from '../../../graphql/generated/owner/menu';
import type { OwnItemFactsFragment } from '../../../graphql/generated/owner/menu.fragments';
import type { Amounts } from '../../../ui/owner/item-table/owner-item';
import type { OutcomeMessage } from '../../../ui/owner/outcome/outcome';
import { faultCode, errorMessage } from '../../page/faults';
import { readSession } from '../../session/session';
import { useOnce } from '../../page/use-once';
import { failureMessage, isBug } from '../../page/failure-message';
import { unlessDocumented } from '../../page/failure-message.texts';
import { refusalMessage, type Refusal } from '../../page/refusals';
import * as t from './menu.texts';
import type { ItemValues } from '../../../ui/owner/item-form/item-draft';
import { toChangeInput, toDraft } from './menu-view';

export function useItemChanges(
  items: readonly OwnItemFactsFragment[],
  showOutcome: (outcome: OutcomeMessage | null) => void,
) {
  const client = useApolloClient();
  const [changeItem] = useChangeItemMutation();
  const [moveItem] = useMoveItemMutation();
  const [setSoldOut] = useSetItemSoldOutMutation();
  const [removeItem] = useRemoveItemMutation();
  const { once, busyIds } = useOnce();
  const [removingIds, setRemovingIds] = useState<readonly string[]>([]);

  // The item was removed elsewhere, so the list is read again.
  const readAgainIfGone = (error: unknown) => {
    if (faultCode(error) === 'NOT_FOUND') void client.refetchQueries({ include: [MenuPageDocument] });
  };

  const change = (id: string, send: () => Promise<unknown>) =>
    once(id, async () => {
      showOutcome(null);
      if (!readSession().owner) return showOutcome(menuMessages.updateNeedsLogin());
      try {
        await send();
        showOutcome(menuMessages.updated());
      } catch (error) {
        readAgainIfGone(error);
        showOutcome(menuMessages.updateFailed(error));
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
      showOutcome(null);
      if (!readSession().owner) return showOutcome(menuMessages.removeNeedsLogin());
      setRemovingIds((ids) => [...ids, id]);
      try {
        await removeItem({ variables: { itemId: id } });
        client.cache.evict({ id: client.cache.identify({ __typename: 'OwnItem', id }) });
        showOutcome(menuMessages.removed());
        // The catalogue may propose the removed item again.
        void client.refetchQueries({ include: [MenuPageDocument] });
      } catch (error) {
        readAgainIfGone(error);
        showOutcome(menuMessages.removeFailed(error));
      } finally {
        setRemovingIds((ids) => ids.filter((one) => one !== id));
      }
    });

  const move = (itemId: string, toIndex: number) =>
    once('order', async () => {
      showOutcome(null);
      try {
        await moveItem({ variables: { itemId, toIndex } });
      } catch (error) {
        readAgainIfGone(error);
        showOutcome({ tone: 'danger', text: errorMessage(error) });
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

export function useItemForms(
  items: readonly OwnItemFactsFragment[],
  showOutcome: (outcome: OutcomeMessage | null) => void,
) {
  const client = useApolloClient();
  const [addItem] = useAddItemMutation();
  const [changeItem] = useChangeItemMutation();
  const { once, busyIds } = useOnce();
  const [isAdding, setIsAdding] = useState(false);
  const [addedCount, setAddedCount] = useState(0);
  const [addOutcome, setAddOutcome] = useState<OutcomeMessage | null>(null);
  // Snapshot of the item when the form was opened, so that stock bought by customers meanwhile does not count as the
  // owner's change.
  const [opened, setOpened] = useState<OwnItemFactsFragment | null>(null);
  const [editOutcome, setEditOutcome] = useState<OutcomeMessage | null>(null);

  const add = (values: ItemValues) =>
    once('adding', async () => {
      setAddOutcome(null);
      if (!readSession().owner) return setAddOutcome(menuMessages.addNeedsLogin());
      try {
        const { data } = await addItem({ variables: { input: values } });
        const answer = data?.addItem;
        if (answer?.__typename !== 'OwnItem')
          return setAddOutcome(answer ? menuMessages.addRefused(answer) : menuMessages.addFailed());
        setAddedCount((before) => before + 1);
        setAddOutcome(menuMessages.added());
        void client.refetchQueries({ include: [MenuPageDocument] });
      } catch (error) {
        setAddOutcome(menuMessages.addFailed(error));
      }
    });

  const change = (values: ItemValues) =>
    once('editing', async () => {
      if (!opened) return;
      setEditOutcome(null);
      if (!readSession().owner) return setEditOutcome(menuMessages.updateNeedsLogin());
      try {
        await changeItem({ variables: { input: toChangeInput(opened.id, toDraft(opened), values) } });
        setOpened(null);
        showOutcome(menuMessages.updated());
        // The item may be in another category now.
        void client.refetchQueries({ include: [MenuPageDocument] });
      } catch (error) {
        if (faultCode(error) === 'CONFLICT') return setEditOutcome({ tone: 'danger', text: errorMessage(error) });
        // The item was removed elsewhere, so the list is read again.
        if (faultCode(error) === 'NOT_FOUND') void client.refetchQueries({ include: [MenuPageDocument] });
        setEditOutcome(menuMessages.updateFailed(error));
      }
    });

  return {
    adding: {
      open: isAdding,
      onOpen: () => {
        setAddOutcome(null);
        showOutcome(null);
        setIsAdding(true);
      },
      onClose: () => setIsAdding(false),
      addedCount,
      busy: busyIds.includes('adding'),
      outcome: addOutcome,
      onSubmit: (values: ItemValues) => void add(values),
    },
    editing: {
      item: opened && toDraft(opened),
      busy: busyIds.includes('editing'),
      outcome: editOutcome,
      onSubmit: (values: ItemValues) => void change(values),
      onClose: () => setOpened(null),
    },
    open: (itemId: string) => {
      setEditOutcome(null);
      showOutcome(null);
      setOpened(items.find(({ id }) => id === itemId) ?? null);
    },
  };
}
