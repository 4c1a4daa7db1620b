import { MapPin } from 'lucide-react';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { perLocale } from '../../../graphql/texts/language.texts';
import { EmptyState } from '../../../ui/base/empty-state/empty-state';
import { Loading, Skeleton } from '../../../ui/base/skeleton/skeleton';
import { SearchField } from '../../../ui/base/field/search-field';
import { SelectChip } from '../../../ui/base/select-chip/select-chip';
import { AddressSearch } from '../../../ui/site/address-search/address-search';
import { Hero } from '../../../ui/site/hero/hero';
import { untilLoaded } from '../../offline/until-loaded';
import { readChosenDay, saveChosenDay } from '../../ordering/chosen-day';
import { useAtRest } from '../../page/use-at-rest';
import { useSuggestions } from '../../shops/use-suggestions';
import * as t from './search.texts';
import { DISH, typedAhead, useShopSearch, type Located } from './use-shop-search';

// Loaded lazily, because a first visit has no results to show yet.
const SearchResults = lazy(async () => ({ default: (await import('./search-results')).SearchResults }));
const ReturningCustomer = lazy(async () => ({
  default: (await untilLoaded(() => import('./returning-customer'))).ReturningCustomer,
}));

/** Later days to choose from; shops publish their hours for a week. */
const LATER_DAYS = 6;
const DAY_MS = 86_400_000;

/** Finds shops near an address (specification 3.1). */
export function SearchPage() {
  const [typed, setTyped] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Located>();
  const [asked, setAsked] = useState(0);
  const [parameters, setParameters] = useSearchParams();
  const { address, changeAddress, shops, placed, status, addressError, search, searchHere, retry } = useShopSearch(
    parameters.get('adresse'),
  );
  const { suggestions, addressOf, loading } = useSuggestions(typed);

  const [typing] = useState(() => document.activeElement !== null && document.activeElement === typedAhead());
  // On a first visit, without a known place, the returning customer's content waits until the page is idle.
  const atRest = useAtRest();
  const [dish, setDish] = useState(() => parameters.get(DISH));
  const [day, setDay] = useState(readChosenDay);
  const [days] = useState(() => daysFrom(Date.now()));
  const isLater = days.some(({ value }) => value === day);

  const ask = () => {
    setTyped(null);
    setAsked(asked + 1);
  };

  useEffect(() => {
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
        <div className={placed ? 'grid grid-cols-1 items-start gap-1.5 md:grid-cols-[3fr_2fr] md:gap-3' : ''}>
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
            beside={
              placed && (
                <SelectChip
                  plain
                  label={t.day()}
                  options={[{ value: '', label: t.today() }, ...days]}
                  value={isLater ? (day ?? '') : ''}
                  onChange={(next) => {
                    saveChosenDay(next || null);
                    setDay(next || null);
                  }}
                />
              )
            }
          />
          {placed && (
            <search>
              <SearchField
                label={t.dish()}
                labelHidden
                placeholder={t.dish()}
                value={dish ?? ''}
                onChange={setDish}
                className="[&_input]:min-h-11 [&_input]:py-2"
              />
            </search>
          )}
        </div>
      </Hero>
      <div className="mx-auto max-w-7xl px-4 pt-1 pb-10 md:px-8 md:pt-2 md:pb-14">
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
              day={isLater ? day : null}
              dish={dish}
              asked={typed === null && !addressError ? asked : 0}
              onRetry={() => (shops ? retry() : search(chosen))}
              onChangeAddress={() => field.current?.focus()}
            >
              <Suspense>
                <ReturningCustomer />
              </Suspense>
            </SearchResults>
          </Suspense>
        ) : (
          <div className="grid grid-cols-1 gap-4 pt-4 md:gap-8">
            <Suspense>{atRest && <ReturningCustomer />}</Suspense>
            <EmptyState icon={<MapPin />} title={t.where()} text={t.whyWhere()} />
          </div>
        )}
      </div>
    </>
  );
}

// Formatted here, because the code of all other dates would come along with the first page.
const longDay = perLocale(
  (language) => new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long' }),
);

/** The days after today, by date (YYYY-MM-DD). */
function daysFrom(now: number): { value: string; label: string }[] {
  return Array.from({ length: LATER_DAYS }, (_, at) => {
    const day = new Date(now + (at + 1) * DAY_MS);
    return { value: day.toLocaleDateString('sv-SE'), label: at === 0 ? t.tomorrow() : longDay().format(day) };
  });
}
