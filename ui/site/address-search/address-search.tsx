import { LoaderCircle, MapPin } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { Button } from '../../base/button/button';
import { FieldMessages } from '../../base/field/field';
import { SuggestionList, type AddressSuggestion } from './suggestion-list';

export interface AddressSearchProps {
  value: string;
  onChange: (value: string) => void;
  /** Addresses for what has been typed, best first. */
  suggestions: readonly AddressSuggestion[];
  /** The suggestions are being fetched. @default false */
  loading?: boolean;
  /** The search itself goes on. @default false */
  busy?: boolean;
  /** E.g. 'Veuillez entrer une adresse.' */
  error?: string;
  /** A suggestion was chosen; putting its label into `value` is the caller's. */
  onSelect: (suggestion: AddressSuggestion) => void;
  /** Search what stands in the field, chosen or freely typed. */
  onSearch: () => void;
}

/** Where are you? A field that proposes real addresses while one types. */
export function AddressSearch(props: AddressSearchProps) {
  const { value, onChange, suggestions, loading = false, busy = false, error, onSelect, onSearch } = props;
  const id = useId();
  const [listening, setListening] = useState(false);
  const [active, setActive] = useState(-1);
  const open = listening && suggestions.length > 0;
  const current = open ? suggestions[active] : undefined;

  const close = () => {
    setListening(false);
    setActive(-1);
  };
  const pick = (suggestion: AddressSuggestion) => {
    close();
    onSelect(suggestion);
  };
  const step = (by: 1 | -1) => {
    setListening(true);
    // One place before the first is the field itself: from there « up » leads to the last.
    setActive((was) => ((was + 1 + by + suggestions.length + 1) % (suggestions.length + 1)) - 1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      step(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && current) {
      event.preventDefault();
      pick(current);
    }
  };

  return (
    <form
      role="search"
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        close();
        onSearch();
      }}
    >
      <div className="relative flex flex-col gap-2 md:flex-row md:rounded-card md:border md:border-line-strong md:bg-surface md:p-1.5 md:has-aria-invalid:border-danger">
        <div className="relative min-w-0 grow">
          <MapPin
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 left-4 my-auto size-5 text-accent-ink"
          />
          <input
            id={id}
            role="combobox"
            aria-label="Adresse"
            aria-expanded={open}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={current && `${id}-${current.id}`}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            autoComplete="off"
            enterKeyHint="search"
            placeholder="Recherchez des restaurants ou des boulangeries..."
            value={value}
            onChange={(event) => {
              setListening(true);
              setActive(-1);
              onChange(event.target.value);
            }}
            onKeyDown={onKeyDown}
            onBlur={close}
            className="h-14 w-full min-w-0 truncate rounded-control border border-line-strong bg-surface pr-4 pl-12 text-base placeholder:text-ink-muted aria-invalid:border-danger md:h-12 md:border-transparent"
          />
          {loading && (
            <LoaderCircle
              aria-hidden="true"
              className="absolute inset-y-0 right-3 my-auto size-5 animate-spin bg-surface text-ink-muted"
            />
          )}
        </div>
        <Button type="submit" busy={busy} className="min-h-14 md:min-h-12">
          Rechercher
        </Button>
        <SuggestionList id={id} open={open} suggestions={suggestions} activeIndex={active} onSelect={pick} />
      </div>
      <p role="status" className="sr-only">
        {loading
          ? 'Recherche d’adresses…'
          : open
            ? `${suggestions.length} adresse${suggestions.length > 1 ? 's' : ''} proposée${suggestions.length > 1 ? 's' : ''}`
            : ''}
      </p>
      <FieldMessages id={id} error={error} />
    </form>
  );
}
