import { MapPin } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useLayoutEffect, useRef } from 'react';
import { EmptyState } from '../../../ui/base/empty-state/empty-state';
import { Loading, Skeleton } from '../../../ui/base/skeleton/skeleton';
import { AddressSearch } from '../../../ui/site/address-search/address-search';
import type { AddressSuggestion } from '../../../ui/site/address-search/suggestion-list';
import { Hero } from '../../../ui/site/hero/hero';
import { tablePictures } from '../../../ui/site/plate/table-pictures';
import * as t from './search.texts';
import type { SearchResultsProps } from './search-results';

// Who comes for the first time has nothing to see of it yet.
const SearchResults = lazy(async () => ({ default: (await import('./search-results')).SearchResults }));

export interface SearchScreenProps extends Omit<SearchResultsProps, 'onChangeAddress'> {
  address: string;
  addressError?: string;
  /** Where to look around is known: the table makes place. */
  placed: boolean;
  /** What stands before the results, for who comes back. */
  comingBack?: ReactNode;
  suggestions: readonly AddressSuggestion[];
  suggesting: boolean;
  onAddressChange: (address: string) => void;
  onSelect: (suggestion: AddressSuggestion) => void;
  onSearch: () => void;
  onSearchHere: () => void;
  /** Somebody was typing before the code was there, and goes on. */
  typing?: boolean;
}

export function SearchScreen(props: SearchScreenProps) {
  const { status, shops } = props;
  const searched = status === 'searching' || status === 'failed' || shops !== null;
  const field = useRef<HTMLInputElement>(null);
  // In the moment in which the painted field goes, else a key would reach neither.
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
        {props.comingBack}
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
