import { useState } from 'react';
import { useRemoveSavedCardMutation, useSavedCardsQuery } from '../../graphql/generated/customer/saved-cards';
import { errorMessage } from '../page/faults';
import { useOnce } from '../page/use-once';

/**
 * Saved cards of the account; `cards` is null when cards cannot be saved or could not be loaded, and a card can still
 * be typed.
 */
export function useSavedCards() {
  // Not cached, because another payment may have saved a card since.
  const { data, loading, refetch } = useSavedCardsQuery({ fetchPolicy: 'network-only' });
  const [removeSavedCard] = useRemoveSavedCardMutation();
  const { once, busyIds } = useOnce();
  const [error, setError] = useState<string>();

  const remove = async (id: string) => {
    setError(undefined);
    await removeSavedCard({ variables: { id } }).catch((failure: unknown) => setError(errorMessage(failure)));
    await refetch().catch(() => undefined);
  };
  return {
    known: data !== undefined || !loading,
    cards: data?.savedCards ?? null,
    busy: busyIds.length > 0,
    error,
    onRemove: (id: string) => void once(id, () => remove(id)),
  };
}
