import { useEffect, useState } from 'react';
import { useSuggestAddressesQuery } from '../../graphql/generated/shared/addresses';
import type { AddressSuggestion } from '../../ui/site/address-search/suggestion-list';

const REST_MS = 250;
const SHORTEST = 3;

/** Address suggestions for the text being typed; none while `typed` is null or too short. */
export function useSuggestions(typed: string | null) {
  const rested = useDebounced(typed?.trim() ?? '', REST_MS);
  const wanted = typed !== null && rested.length >= SHORTEST;
  const { data, previousData, loading } = useSuggestAddressesQuery({
    variables: { text: rested },
    skip: !wanted,
    fetchPolicy: 'cache-first',
  });
  // Keeps the suggestions for fewer letters until the new ones arrive.
  const addresses = wanted ? ((data ?? previousData)?.addresses ?? []) : [];
  const suggestions = addresses.map(({ label }, index): AddressSuggestion => {
    const [street = label, ...town] = label.split(', ');
    return { id: String(index), label: street, detail: town.join(', ') };
  });
  return { suggestions, addressOf: ({ id }: AddressSuggestion) => addresses[Number(id)], loading: wanted && loading };
}

/** Returns the value once it has not changed for `restMs` milliseconds. */
export function useDebounced<T>(value: T, restMs: number): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return rested;
}
