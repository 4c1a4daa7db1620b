import { useId, useState, type ComponentProps, type KeyboardEvent } from 'react';
import * as t from './address-search.texts';
import type { AddressSuggestion, SuggestionListProps } from './suggestion-list';

interface AddressCombobox {
  suggestions: readonly AddressSuggestion[];
  loading: boolean;
  onChange: (value: string) => void;
  onSelect: (suggestion: AddressSuggestion) => void;
}

/**
 * Implements the ARIA combobox pattern: the focus stays in the field, arrow keys move, Enter picks, Escape closes, Tab
 * moves on.
 */
export function useAddressCombobox({ suggestions, loading, onChange, onSelect }: AddressCombobox) {
  const id = useId();
  const [listening, setListening] = useState(false);
  const [activeIndex, setActiveIndex] = useState(-1);
  const open = listening && suggestions.length > 0;
  const current = open ? suggestions[activeIndex] : undefined;

  const close = () => {
    setListening(false);
    setActiveIndex(-1);
  };
  const select = (suggestion: AddressSuggestion) => {
    close();
    onSelect(suggestion);
  };
  const step = (by: 1 | -1) => {
    setListening(true);
    // Index -1 stands for the field itself; from there ArrowUp moves to the last suggestion.
    setActiveIndex((was) => ((was + 1 + by + suggestions.length + 1) % (suggestions.length + 1)) - 1);
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
      select(current);
    }
  };

  const input = {
    id,
    role: 'combobox',
    'aria-expanded': open,
    'aria-controls': `${id}-list`,
    'aria-autocomplete': 'list',
    'aria-activedescendant': current && `${id}-${activeIndex}`,
    autoComplete: 'off',
    onChange: (event) => {
      setListening(true);
      setActiveIndex(-1);
      onChange(event.target.value);
    },
    onKeyDown,
    onBlur: close,
  } satisfies ComponentProps<'input'>;
  const list: SuggestionListProps = { id, open, suggestions, activeIndex, onSelect: select };
  return { input, list, close, statusText: said(loading, open ? suggestions.length : null) };
}

function said(loading: boolean, count: number | null): string {
  if (loading) return t.suggesting();
  if (count === null) return '';
  return t.suggested(count);
}
