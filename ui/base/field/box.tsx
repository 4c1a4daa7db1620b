import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';

/** Checkbox input, drawn as a box with its tick. */
export function Box({ className = '', ...input }: ComponentProps<'input'>) {
  return (
    <span className="relative grid size-6 shrink-0 place-items-center">
      <input
        {...input}
        type="checkbox"
        className={`peer size-6 appearance-none rounded-tag border border-line-strong bg-surface checked:border-accent-ink checked:bg-accent ${className}`}
      />
      <Check
        aria-hidden="true"
        strokeWidth={3}
        className="pointer-events-none absolute size-4 text-on-accent opacity-0 peer-checked:opacity-100"
      />
    </span>
  );
}
