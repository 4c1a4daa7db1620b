import type { PointerEvent, ReactNode, Ref } from 'react';
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
  /** Reads as one line of text; its buttons appear while the address is being changed. @default false */
  compact?: boolean;
  /** What else the line says; it gives way while the address is being changed. */
  beside?: ReactNode;
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
  const { onSearchHere, locating = false, fieldRef, help, compact = false, beside } = props;
  const { input, list, close, statusText } = useAddressCombobox({ suggestions, loading, onChange, onSelect });
  const word = compact ? '@max-lg:sr-only' : undefined;
  const whenChanged = compact ? 'group-not-focus-within/address:hidden!' : '';
  // A press leaves the focus in the field, where the browser would else take it away together with the button.
  const stay = compact ? (event: PointerEvent) => event.preventDefault() : undefined;
  const here = onSearchHere !== undefined && (
    <Button
      tone="plain"
      busy={locating}
      inert={onSearchHere === null}
      className={compact ? `px-2! ${whenChanged}` : '-ms-2 justify-self-start px-2!'}
      onPointerDown={stay}
      onClick={onSearchHere ?? undefined}
    >
      <LocateFixed aria-hidden="true" />
      <span className={word}>{locating ? t.locating() : t.searchHere()}</span>
    </Button>
  );
  return (
    <div
      className={`@container ${compact ? 'flex flex-wrap items-center rounded-control border border-line-strong bg-surface transition-colors hover:border-ink has-aria-invalid:border-danger' : ''}`}
    >
      <form
        role="search"
        // Fallback for submissions before the page's code has loaded.
        action="/userSearch"
        className={`peer group/address grid min-w-0 gap-2 ${compact ? '-my-px grow basis-36' : ''}`}
        onSubmit={(event) => {
          event.preventDefault();
          close();
          onSearch();
        }}
      >
        <div
          className={`relative flex ${compact ? 'items-center' : 'flex-col gap-2 @sm:flex-row @sm:rounded-card @sm:border @sm:border-line-strong @sm:bg-surface @sm:p-1.5 @sm:has-aria-invalid:border-danger'}`}
        >
          <div className="min-w-0 grow">
            <div className="relative">
              <MapPin
                aria-hidden="true"
                className={`pointer-events-none absolute inset-y-0 my-auto size-5 text-accent-ink ${compact ? 'start-3' : 'start-4'}`}
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
                className={`peer w-full min-w-0 truncate rounded-control text-base placeholder:text-ink-muted ${compact ? 'min-h-11 bg-transparent ps-10 font-semibold -outline-offset-2' : 'h-14 border border-line-strong bg-surface ps-11 pe-2 @max-sm:placeholder:text-transparent aria-invalid:border-danger @sm:h-12 @sm:border-transparent'}`}
              />
              {/* An input writes its placeholder on one line; on a phone it takes two. */}
              {!compact && (
                <span
                  aria-hidden="true"
                  className="pointer-events-none absolute inset-y-0 start-11 end-2 hidden items-center text-sm leading-tight text-ink-muted @max-sm:peer-placeholder-shown:flex"
                >
                  {t.placeholder()}
                </span>
              )}
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
          <Button
            type="submit"
            busy={busy}
            onPointerDown={stay}
            className={compact ? `@max-lg:px-3! ${whenChanged}` : 'min-h-14 @sm:min-h-12'}
          >
            {compact && <Search aria-hidden="true" className="@lg:hidden" />}
            <span className={word}>{t.search()}</span>
          </Button>
        </div>
        <p role="status" className="sr-only">
          {locating ? t.locating() : statusText}
        </p>
        <div className={`grid gap-2 empty:hidden ${compact ? 'px-3 pb-2' : ''}`}>
          <FieldMessages id={input.id} error={error} />
          {error && help && (
            <p id={`${input.id}-help`} className="text-sm text-ink-muted">
              {help}
            </p>
          )}
        </div>
        {!compact && here}
      </form>
      {beside && <div className="-my-px border-s border-line peer-focus-within:sr-only">{beside}</div>}
    </div>
  );
}
