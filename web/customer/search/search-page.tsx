import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { untilLoaded } from '../../offline/until-loaded';
import { useAtRest } from '../../page/use-at-rest';
import { ComingBackRoom } from './coming-back-room';
import { readFilters, withFilters } from './address-filters';
import { SearchScreen } from './search-screen';
import { typedAhead, useShopSearch, type Located } from './use-shop-search';
import { useSuggestions } from '../../shops/use-suggestions';

const ComingBack = lazy(async () => ({
  default: (await untilLoaded(() => import('./coming-back'))).ComingBack,
}));

/** Whether somebody coming back may have left the list further down. */
let beenHere = false;

/** Find a shop near an address (specification 3.1). */
export function SearchPage() {
  const [typed, setTyped] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Located>();
  /** Searches somebody asked for. */
  const [asked, setAsked] = useState(0);
  const [parameters, setParameters] = useSearchParams();
  const { address, changeAddress, shops, placed, status, addressError, search, searchHere, retry } = useShopSearch(
    parameters.get('adresse'),
  );
  // Who was never here before waits for nothing else.
  const comesBack = useAtRest() || placed;
  const { suggestions, addressOf, loading } = useSuggestions(typed);

  const [typing] = useState(() => document.activeElement !== null && document.activeElement === typedAhead());
  const [back] = useState(beenHere);

  const ask = () => {
    setTyped(null);
    setAsked(asked + 1);
  };

  const filters = useMemo(() => readFilters(parameters), [parameters]);
  useEffect(() => {
    beenHere = true;
    // Asked for once: whoever comes again finds the search they made last.
    if (parameters.has('adresse')) setParameters(withFilters(new URLSearchParams(), filters), { replace: true });
  }, [parameters, filters, setParameters]);
  return (
    <SearchScreen
      address={address}
      addressError={addressError}
      placed={placed}
      comingBack={<Suspense fallback={<ComingBackRoom />}>{comesBack ? <ComingBack /> : <ComingBackRoom />}</Suspense>}
      suggestions={suggestions}
      suggesting={loading}
      status={status}
      shops={shops}
      inSteps={!back}
      typing={typing}
      asked={typed === null && !addressError ? asked : 0}
      filters={filters}
      // In the address, so that a list can be shared and is there again on the way back from a menu.
      onFilter={(next) => setParameters(withFilters(parameters, next), { replace: true, preventScrollReset: true })}
      onAddressChange={(text) => {
        changeAddress(text);
        setTyped(text);
      }}
      onSelect={(suggestion) => {
        const picked = addressOf(suggestion);
        ask();
        if (!picked) return;
        setChosen(picked);
        changeAddress(picked.label);
        search(picked, picked.label);
      }}
      onSearch={() => {
        ask();
        search(chosen);
      }}
      onSearchHere={() => {
        ask();
        searchHere();
      }}
      onRetry={() => (shops ? retry() : search(chosen))}
    />
  );
}
