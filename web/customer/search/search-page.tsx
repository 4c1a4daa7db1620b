import { useState } from 'react';
import { SearchScreen } from './search-screen';
import { toShopCards } from './search-view';
import { useShopSearch, type Located } from './use-shop-search';
import { useSuggestions } from './use-suggestions';

/** Find a shop near an address (spec customer §2). */
export function SearchPage() {
  const [typed, setTyped] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Located>();
  const { address, setAddress, shops, status, addressError, search, refresh } = useShopSearch();
  const { suggestions, addressOf, loading } = useSuggestions(typed);

  return (
    <SearchScreen
      address={address}
      addressError={addressError}
      suggestions={suggestions}
      suggesting={loading}
      status={status}
      bakeries={shops && toShopCards(shops.boulangeries)}
      restaurants={shops && toShopCards(shops.restaurants)}
      onAddressChange={(text) => {
        setAddress(text);
        setTyped(text);
      }}
      onSelect={(suggestion) => {
        const picked = addressOf(suggestion);
        setTyped(null);
        if (!picked) return;
        setChosen(picked);
        setAddress(picked.label);
      }}
      onSearch={() => {
        setTyped(null);
        search(chosen);
      }}
      onRetry={() => (shops ? refresh() : search(chosen))}
    />
  );
}
