import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { untilLoaded } from '../../offline/until-loaded';
import { useAtRest } from '../../page/use-at-rest';
import { ReturningCustomerSpace } from './returning-customer-space';
import { SearchScreen } from './search-screen';
import { typedAhead, useShopSearch, type Located } from './use-shop-search';
import { useSuggestions } from '../../shops/use-suggestions';
import { dietaryMarks as allDietaryMarks } from '../../../ui/food/dietary-marks/dietary-mark';
import { noFilters, type ShopFilterValues, type ShopSort } from '../../../ui/food/shop-filters/filter-values';

const ReturningCustomer = lazy(async () => ({
  default: (await untilLoaded(() => import('./returning-customer'))).ReturningCustomer,
}));

/**
 * Whether the search page was open before in this page load; a returning customer may have scrolled the list, so it is
 * then drawn whole.
 */
let beenHere = false;

/** Finds shops near an address (specification 3.1). */
export function SearchPage() {
  const [typed, setTyped] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Located>();
  /** Number of searches the customer has started. */
  const [asked, setAsked] = useState(0);
  const [parameters, setParameters] = useSearchParams();
  const { address, changeAddress, shops, placed, status, addressError, search, searchHere, retry } = useShopSearch(
    parameters.get('adresse'),
  );
  // On a first visit, without a known place, the returning customer's content waits until the page is idle.
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
    // The address parameter starts a single search; it is removed so that a later visit shows the customer's last
    // search.
    if (parameters.has('adresse')) setParameters(withFilters(new URLSearchParams(), filters), { replace: true });
  }, [parameters, filters, setParameters]);
  return (
    <SearchScreen
      address={address}
      addressError={addressError}
      placed={placed}
      returningCustomer={
        <Suspense fallback={<ReturningCustomerSpace />}>
          {comesBack ? <ReturningCustomer /> : <ReturningCustomerSpace />}
        </Suspense>
      }
      suggestions={suggestions}
      suggesting={loading}
      status={status}
      shops={shops}
      inSteps={!back}
      typing={typing}
      asked={typed === null && !addressError ? asked : 0}
      filters={filters}
      // Filters are kept in the address, so that a list can be shared and is restored on the way back from a menu.
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

// Parameter names are French, like all text a visitor reads.
const SORTS: Record<ShopSort, string> = { distance: 'distance', rating: 'note', pickup: 'retrait' };

/**
 * Reads the filters from an address, e.g. `?type=cafe&regime=vegan,bio&ouvert=1&tri=note`; unknown values are ignored.
 */
export function readFilters(parameters: URLSearchParams): ShopFilterValues {
  const kind = parameters.get('type');
  const wanted = (parameters.get('regime') ?? '').toUpperCase().split(',');
  const sort = (Object.keys(SORTS) as ShopSort[]).find((one) => SORTS[one] === parameters.get('tri'));
  return {
    openNow: parameters.get('ouvert') === '1',
    kind: kind === 'boulangerie' || kind === 'restaurant' || kind === 'cafe' ? kind : null,
    dietaryMarks: allDietaryMarks.filter((mark) => wanted.includes(mark)),
    sort: sort ?? noFilters.sort,
  };
}

export function withFilters(parameters: URLSearchParams, { openNow, kind, dietaryMarks, sort }: ShopFilterValues) {
  const next = new URLSearchParams(parameters);
  const put = (name: string, value: string) => (value === '' ? next.delete(name) : next.set(name, value));
  put('ouvert', openNow ? '1' : '');
  put('type', kind ?? '');
  put('regime', dietaryMarks.join(',').toLowerCase());
  put('tri', sort === noFilters.sort ? '' : SORTS[sort]);
  return next;
}
