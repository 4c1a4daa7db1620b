import { MapPin } from 'lucide-react';
import { useEffect, useRef } from 'react';
import * as t from './address-search.texts';

export interface AddressSuggestion {
  id: string;
  label: string;
  detail?: string;
}

export interface SuggestionListProps {
  id: string;
  open: boolean;
  suggestions: readonly AddressSuggestion[];
  activeIndex: number;
  onSelect: (suggestion: AddressSuggestion) => void;
}

export function SuggestionList({ id, open, suggestions, activeIndex, onSelect }: SuggestionListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [activeIndex]);
  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label={t.suggestions()}
      hidden={!open}
      className="absolute inset-x-0 top-full mt-2 z-20 max-h-80 animate-appear scroll-p-1.5 overflow-y-auto overscroll-contain rounded-control border border-line bg-raised p-1.5 shadow-raised"
    >
      {suggestions.map((suggestion, index) => (
        <button
          key={suggestion.id}
          type="button"
          role="option"
          // The focus stays in the field; arrow keys move the active option, Enter picks it (aria-activedescendant).
          tabIndex={-1}
          id={`${id}-${index}`}
          aria-selected={index === activeIndex}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onSelect(suggestion)}
          className="flex min-h-12 w-full items-center gap-3 rounded-tag px-3 py-2 text-start hover:bg-accent-soft aria-selected:bg-accent-soft"
        >
          <MapPin aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
          <span lang="fr" className="grid min-w-0 wrap-anywhere">
            <span className="font-medium">{suggestion.label}</span>
            {suggestion.detail && <span className="text-sm text-ink-muted">{suggestion.detail}</span>}
          </span>
        </button>
      ))}
    </div>
  );
}
