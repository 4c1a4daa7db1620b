import { useRemoveSavedCardMutation, useSavedCardsQuery } from '../../graphql/generated/customer/saved-cards';
import { useRequest } from '../page/use-request';

/** Saved cards of the account; `cards` is null when there cannot be any or none could be loaded. */
export function useSavedCards() {
  // Not cached, because another payment may have saved a card since.
  const { data, loading, refetch } = useSavedCardsQuery({ fetchPolicy: 'network-only' });
  const [removeSavedCard] = useRemoveSavedCardMutation();
  const { busy, error, send } = useRequest();
  // Read again also after a failure, whose answer may have been lost.
  const remove = (id: string) => removeSavedCard({ variables: { id } }).finally(() => refetch().catch(() => undefined));
  return {
    known: data !== undefined || !loading,
    cards: data?.savedCards ?? null,
    busy,
    error,
    onRemove: (id: string) => send(() => remove(id)),
  };
}
