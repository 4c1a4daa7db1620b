import { MapPin } from 'lucide-react';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../../ui/base/empty-state/empty-state';
import { Loading, Skeleton } from '../../../ui/base/skeleton/skeleton';
import { AddressSearch } from '../../../ui/site/address-search/address-search';
import { Hero } from '../../../ui/site/hero/hero';
import { untilLoaded } from '../../offline/until-loaded';
import { useAtRest } from '../../page/use-at-rest';
import { useSuggestions } from '../../shops/use-suggestions';
import { ReturningCustomerSpace } from './returning-customer-space';
import * as t from './search.texts';
import { typedAhead, useShopSearch, type Located } from './use-shop-search';

// Loaded lazily, because a first visit has no results to show yet.
const SearchResults = lazy(async () => ({ default: (await import('./search-results')).SearchResults }));
const ReturningCustomer = lazy(async () => ({
  default: (await untilLoaded(() => import('./returning-customer'))).ReturningCustomer,
}));

/** Whether this page was open before; who comes back may have scrolled the list, so it is then drawn whole. */
let beenHere = false;

/** Finds shops near an address (specification 3.1). */
export function SearchPage() {
  const [typed, setTyped] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Located>();
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

  useEffect(() => {
    beenHere = true;
    // The address parameter starts a single search; it is removed so that a later visit shows the customer's last
    // search.
    if (!parameters.has('adresse')) return;
    const next = new URLSearchParams(parameters);
    next.delete('adresse');
    setParameters(next, { replace: true });
  }, [parameters, setParameters]);
  const field = useRef<HTMLInputElement>(null);
  // A layout effect focuses the field at the moment the server-rendered one goes; later, a key press would be lost.
  useLayoutEffect(() => {
    if (typing) field.current?.focus();
  }, [typing]);

  return (
    <>
      <Hero title={t.title()} text={t.promise()} folded={placed}>
        <AddressSearch
          compact={placed}
          help={t.howToSearch()}
          fieldRef={field}
          value={address}
          onChange={(text) => {
            changeAddress(text);
            setTyped(text);
          }}
          suggestions={suggestions}
          loading={loading}
          busy={status === 'searching'}
          error={addressError}
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
          locating={status === 'locating'}
        />
      </Hero>
      <div className="mx-auto max-w-7xl px-4 pt-4 pb-10 md:px-8 md:pt-8 md:pb-14">
        <Suspense fallback={<ReturningCustomerSpace />}>
          {comesBack ? <ReturningCustomer /> : <ReturningCustomerSpace />}
        </Suspense>
        {status === 'searching' || status === 'failed' || shops ? (
          <Suspense
            fallback={
              <Loading label={t.loading()}>
                <Skeleton className="h-96" />
              </Loading>
            }
          >
            <SearchResults
              status={status}
              shops={shops}
              inSteps={!back}
              asked={typed === null && !addressError ? asked : 0}
              onRetry={() => (shops ? retry() : search(chosen))}
              onChangeAddress={() => field.current?.focus()}
            />
          </Suspense>
        ) : (
          <EmptyState icon={<MapPin />} title={t.where()} text={t.whyWhere()} />
        )}
      </div>
    </>
  );
}
