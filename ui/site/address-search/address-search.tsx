import type { Ref } from 'react';
import { LoaderCircle, LocateFixed, MapPin, Search } from 'lucide-react';
import { Button } from '../../base/button/button';
import { FieldMessages } from '../../base/field/field';
import * as t from './address-search.texts';
import { SuggestionList, type AddressSuggestion } from './suggestion-list';
import { useAddressCombobox } from './use-address-combobox';

export interface AddressSearchProps {
  value: string;
  onChange: (value: string) => void;
  suggestions: readonly AddressSuggestion[];
  loading?: boolean;
  busy?: boolean;
  /** Error of the field, e.g. 'Veuillez entrer une adresse.' */
  error?: string;
  /** What else the visitor can do about the error. */
  help?: string;
  /** Single-line layout; buttons show only their icons when there is no room for text. @default false */
  compact?: boolean;
  /** Called with the chosen suggestion; the caller must put its label into `value`. */
  onSelect: (suggestion: AddressSuggestion) => void;
  onSearch: () => void;
  /**
   * Called to search around the device, for which the browser asks permission; null shows the button inert until the
   * page's code has loaded, undefined hides it.
   */
  onSearchHere?: (() => void) | null;
  locating?: boolean;
  fieldRef?: Ref<HTMLInputElement>;
}

export function AddressSearch(props: AddressSearchProps) {
  const { value, onChange, suggestions, loading = false, busy = false, error, onSelect, onSearch } = props;
  const { onSearchHere, locating = false, fieldRef, help, compact = false } = props;
  const { input, list, close, statusText } = useAddressCombobox({ suggestions, loading, onChange, onSelect });
  const word = compact ? '@max-lg:sr-only' : undefined;
  const here = onSearchHere !== undefined && (
    <Button
      tone="plain"
      busy={locating}
      inert={onSearchHere === null}
      className={compact ? 'px-2!' : '-ms-2 justify-self-start px-2!'}
      onClick={onSearchHere ?? undefined}
    >
      <LocateFixed aria-hidden="true" />
      <span className={word}>{locating ? t.locating() : t.searchHere()}</span>
    </Button>
  );
  return (
    <form
      role="search"
      // Fallback for submissions before the page's code has loaded.
      action="/userSearch"
      className="@container grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        close();
        onSearch();
      }}
    >
      <div
        className={`relative flex gap-2 @sm:rounded-card @sm:border @sm:border-line-strong @sm:bg-surface @sm:p-1.5 @sm:has-aria-invalid:border-danger ${compact ? 'items-center max-md:gap-1' : 'flex-col @sm:flex-row'}`}
      >
        <div className="min-w-0 grow">
          <div className="relative">
            <MapPin
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 start-4 my-auto size-5 text-accent-ink"
            />
            <input
              {...input}
              ref={fieldRef}
              name="adresse"
              aria-label={t.address()}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${input.id}-error ${input.id}-help` : undefined}
              enterKeyHint="search"
              placeholder={t.placeholder()}
              value={value}
              className={`peer w-full min-w-0 truncate rounded-control border border-line-strong bg-surface ps-11 pe-2 text-base placeholder:text-ink-muted @max-sm:placeholder:text-transparent aria-invalid:border-danger @sm:h-12 @sm:border-transparent ${compact ? 'h-12' : 'h-14'}`}
            />
            {/* An input writes its placeholder on one line; on a phone it takes two. */}
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 start-11 end-2 hidden items-center text-sm leading-tight text-ink-muted @max-sm:peer-placeholder-shown:flex"
            >
              {t.placeholder()}
            </span>
            {loading && (
              <LoaderCircle
                aria-hidden="true"
                className="absolute inset-y-0 end-3 my-auto size-5 animate-spin bg-surface text-ink-muted"
              />
            )}
          </div>
          <SuggestionList {...list} />
        </div>
        {compact && here}
        <Button type="submit" busy={busy} className={compact ? 'min-h-12 @max-lg:px-3!' : 'min-h-14 @sm:min-h-12'}>
          {compact && <Search aria-hidden="true" className="@lg:hidden" />}
          <span className={word}>{t.search()}</span>
        </Button>
      </div>
      <p role="status" className="sr-only">
        {locating ? t.locating() : statusText}
      </p>
      <FieldMessages id={input.id} error={error} />
      {error && help && (
        <p id={`${input.id}-help`} className="text-sm text-ink-muted">
          {help}
        </p>
      )}
      {!compact && here}
    </form>
  );
}
