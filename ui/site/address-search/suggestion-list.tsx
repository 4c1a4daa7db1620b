import { MapPin } from 'lucide-react';

export interface AddressSuggestion {
  id: string;
  /** The first line, e.g. « 10 Rue de Rivoli ». */
  label: string;
  /** The second, e.g. « 75004 Paris ». */
  detail?: string;
}

export interface SuggestionListProps {
  /** Of the field that owns the list. */
  id: string;
  open: boolean;
  suggestions: readonly AddressSuggestion[];
  /** Index of the suggestion the keyboard stands on, or -1. */
  activeIndex: number;
  onSelect: (suggestion: AddressSuggestion) => void;
}

/** The addresses under the field; the focus stays in the field. */
export function SuggestionList({ id, open, suggestions, activeIndex, onSelect }: SuggestionListProps) {
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label="Adresses proposées"
      hidden={!open}
      className="absolute inset-x-0 top-[calc(100%+0.5rem)] z-20 animate-appear overflow-hidden rounded-control border border-line bg-raised p-1.5 shadow-raised max-md:top-15"
    >
      {suggestions.map((suggestion, index) => (
        <button
          key={suggestion.id}
          type="button"
          role="option"
          // The focus stays in the field: arrows move there, Enter picks (aria-activedescendant).
          tabIndex={-1}
          id={`${id}-${suggestion.id}`}
          aria-selected={index === activeIndex}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onSelect(suggestion)}
          className="flex min-h-12 w-full items-center gap-3 rounded-tag px-3 py-2 text-left hover:bg-accent-soft aria-selected:bg-accent-soft"
        >
          <MapPin aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
          <span className="grid min-w-0">
            <span className="truncate font-medium">{suggestion.label}</span>
            {suggestion.detail && <span className="truncate text-sm text-ink-muted">{suggestion.detail}</span>}
          </span>
        </button>
      ))}
    </div>
  );
}
