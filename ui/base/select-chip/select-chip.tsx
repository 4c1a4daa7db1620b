import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

export interface SelectChipProps {
  /** Name of the choice, read out but not shown. */
  label: string;
  icon?: ReactNode;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
  /** Without a border, as part of a line of text. @default false */
  plain?: boolean;
}

/** Choice of one option, no wider than the one chosen; the native control lies invisibly over its text. */
export function SelectChip({ label, icon, options, value, onChange, plain = false }: SelectChipProps) {
  return (
    <span
      className={`relative inline-flex shrink-0 items-center gap-1.5 font-semibold whitespace-nowrap transition-colors has-focus-visible:focus-ring ${plain ? 'min-h-11 rounded-control px-3' : 'min-h-11 rounded-full bg-surface px-3.5 inset-ring inset-ring-line-strong -outline-offset-2 forced-colors:border'} hover:bg-accent-soft`}
    >
      {icon}
      <span aria-hidden="true">{options.find((option) => option.value === value)?.label}</span>
      <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="absolute inset-0 size-full cursor-pointer appearance-none text-base opacity-0"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
