import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { MenuPageDocument, useAddItemMutation, useChangeItemMutation } from '../../../graphql/generated/owner/menu';
import type { OwnItemFactsFragment } from '../../../graphql/generated/owner/menu.fragments';
import type { ItemValues } from '../../../ui/owner/item-form/item-draft';
import type { OutcomeMessage } from '../../../ui/owner/outcome/outcome';
import { faultCode, sayFault } from '../../page/faults';
import { readSession } from '../../session/session';
import { useOnce } from '../../page/use-once';
import { menuMessages } from './menu-messages';
import { toChangeInput, toDraft } from './menu-view';

export function useItemForms(items: readonly OwnItemFactsFragment[], tell: (outcome: OutcomeMessage | null) => void) {
  const client = useApolloClient();
  const [addItem] = useAddItemMutation();
  const [changeItem] = useChangeItemMutation();
  const { once, busyIds } = useOnce();
  const [isAdding, setIsAdding] = useState(false);
  const [addedCount, setAddedCount] = useState(0);
  const [addOutcome, setAddOutcome] = useState<OutcomeMessage | null>(null);
  // As it was when it was opened: what customers buy meanwhile is no change of the owner’s.
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
        tell(menuMessages.updated());
        // It may stand under another category now.
        void client.refetchQueries({ include: [MenuPageDocument] });
      } catch (error) {
        if (faultCode(error) === 'CONFLICT') return setEditOutcome({ tone: 'danger', text: sayFault(error) });
        // Taken off by another hand: the list should not show it any longer.
        if (faultCode(error) === 'NOT_FOUND') void client.refetchQueries({ include: [MenuPageDocument] });
        setEditOutcome(menuMessages.updateFailed(error));
      }
    });

  return {
    adding: {
      open: isAdding,
      onOpen: () => {
        setAddOutcome(null);
        tell(null);
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
      tell(null);
      setOpened(items.find(({ id }) => id === itemId) ?? null);
    },
  };
}
