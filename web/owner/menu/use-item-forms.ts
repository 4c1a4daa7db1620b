import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import {
  MenuPageDocument,
  useAddItemMutation,
  useChangeItemMutation,
  type OwnItemFactsFragment,
} from '../../../graphql/generated/owner/menu';
import type { ItemValues } from '../../../ui/counter/item-form/item-draft';
import type { OutcomeMessage } from '../../../ui/counter/outcome/outcome';
import { faultCode } from '../../shared/faults';
import { readSession } from '../../shared/session';
import { menuMessages } from './menu-messages';
import { toAddInput, toChangeInput, toDraft } from './menu-view';

/** « Ajouter un article personnalisé » and « Modifier »: each sends once at a time and says how it went. */
export function useItemForms(items: readonly OwnItemFactsFragment[], tell: (outcome: OutcomeMessage | null) => void) {
  const client = useApolloClient();
  const [addItem, { loading: addingNow }] = useAddItemMutation();
  const [changeItem, { loading: changingNow }] = useChangeItemMutation();
  const underWay = useRef(false);
  const [addedCount, setAddedCount] = useState(0);
  const [addOutcome, setAddOutcome] = useState<OutcomeMessage | null>(null);
  // As it was when it was opened: what customers buy meanwhile is no change of the owner’s.
  const [opened, setOpened] = useState<OwnItemFactsFragment | null>(null);
  const [editOutcome, setEditOutcome] = useState<OutcomeMessage | null>(null);

  const once = async (work: () => Promise<void>) => {
    if (underWay.current) return;
    underWay.current = true;
    await work().finally(() => (underWay.current = false));
  };

  const add = (values: ItemValues) =>
    once(async () => {
      setAddOutcome(null);
      if (!readSession().owner) return setAddOutcome(menuMessages.addNeedsLogin);
      try {
        const { data } = await addItem({ variables: { input: toAddInput(values) } });
        if (data?.addItem.__typename !== 'OwnItem') return setAddOutcome(menuMessages.addFailed);
        setAddedCount((before) => before + 1);
        setAddOutcome(menuMessages.added);
        void client.refetchQueries({ include: [MenuPageDocument] });
      } catch {
        setAddOutcome(menuMessages.addFailed);
      }
    });

  const change = (values: ItemValues) =>
    once(async () => {
      if (!opened) return;
      setEditOutcome(null);
      if (!readSession().owner) return setEditOutcome(menuMessages.updateNeedsLogin);
      try {
        await changeItem({ variables: { input: toChangeInput(opened.id, toDraft(opened), values) } });
        setOpened(null);
        tell(menuMessages.updated);
      } catch (error) {
        setEditOutcome(faultCode(error) === undefined ? menuMessages.updateBroken : menuMessages.updateFailed);
      }
    });

  return {
    adding: { addedCount, busy: addingNow, outcome: addOutcome, onSubmit: (values: ItemValues) => void add(values) },
    editing: {
      item: opened && toDraft(opened),
      busy: changingNow,
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
