import { MapPin } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useLayoutEffect, useRef } from 'react';
import { EmptyState } from '../../../ui/base/empty-state/empty-state';
import { Loading, Skeleton } from '../../../ui/base/skeleton/skeleton';
import { AddressSearch } from '../../../ui/site/address-search/address-search';
import type { AddressSuggestion } from '../../../ui/site/address-search/suggestion-list';
import { Hero } from '../../../ui/site/hero/hero';
import { tablePictures } from '../../../ui/site/illustration/table-pictures';
import * as t from './search.texts';
import type { SearchResultsProps } from './search-results';

// Loaded lazily, because a first visit has no results to show yet.
const SearchResults = lazy(async () => ({ default: (await import('./search-results')).SearchResults }));

export interface SearchScreenProps extends Omit<SearchResultsProps, 'onChangeAddress'> {
  address: string;
  addressError?: string;
  /** The place to search is known, so the illustration shrinks. */
  placed: boolean;
  /** Content for returning customers, shown before the results. */
  returningCustomer?: ReactNode;
  suggestions: readonly AddressSuggestion[];
  suggesting: boolean;
  onAddressChange: (address: string) => void;
  onSelect: (suggestion: AddressSuggestion) => void;
  onSearch: () => void;
  onSearchHere: () => void;
  /** The customer was typing in the server-rendered field before this code was loaded, so the field keeps the focus. */
  typing?: boolean;
}

export function SearchScreen(props: SearchScreenProps) {
  const { status, shops } = props;
  const searched = status === 'searching' || status === 'failed' || shops !== null;
  const field = useRef<HTMLInputElement>(null);
  // A layout effect focuses the field at the moment the server-rendered one goes; later, a key press would be lost.
  useLayoutEffect(() => {
    if (props.typing) field.current?.focus();
  }, [props.typing]);
  return (
    <>
      <Hero title={t.title()} text={t.promise()} pictures={tablePictures} folded={props.placed}>
        <AddressSearch
          compact={props.placed}
          help={t.howToSearch()}
          fieldRef={field}
          value={props.address}
          onChange={props.onAddressChange}
          suggestions={props.suggestions}
          loading={props.suggesting}
          busy={props.status === 'searching'}
          error={props.addressError}
          onSelect={props.onSelect}
          onSearch={props.onSearch}
          onSearchHere={props.onSearchHere}
          locating={props.status === 'locating'}
        />
      </Hero>
      <div className="mx-auto max-w-7xl px-4 pt-4 pb-10 md:px-8 md:pt-8 md:pb-14">
        {props.returningCustomer}
        {searched ? (
          <Suspense
            fallback={
              <Loading label={t.loading()}>
                <Skeleton className="h-96" />
              </Loading>
            }
          >
            <SearchResults {...props} onChangeAddress={() => field.current?.focus()} />
          </Suspense>
        ) : (
          <EmptyState icon={<MapPin />} title={t.where()} text={t.whyWhere()} />
        )}
      </div>
    </>
  );
}
