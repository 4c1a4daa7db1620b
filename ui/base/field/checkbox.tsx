import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { FieldMessages, RequiredMark, useControl, type FieldTexts } from './field';

export interface CheckboxProps
  extends
    Omit<FieldTexts, 'label'>,
    Omit<ComponentProps<'input'>, 'onChange' | 'required' | 'className' | 'type' | 'children'> {
  /** Label of the checkbox; may hold links, e.g. to the terms. */
  label: ReactNode;
  onChange?: (checked: boolean) => void;
}

/** Checkbox for a yes-or-no answer; the whole line can be pressed. */
export function Checkbox({ label, hint, error, required, className, id, onChange, ...input }: CheckboxProps) {
  const control = useControl({ error, hint, required, id });
  return (
    <div className={`grid content-start gap-1 ${className ?? ''}`}>
      <label className="flex min-h-11 items-start gap-3 py-2.5 has-disabled:opacity-60">
        <Box
          {...input}
          {...control}
          onChange={(event) => onChange?.(event.target.checked)}
          className="transition-colors enabled:hover:border-ink aria-invalid:border-2 aria-invalid:border-danger"
        />
        <span className="min-w-0 wrap-anywhere">
          {label}
          {required && <RequiredMark />}
        </span>
      </label>
      <FieldMessages id={control.id} hint={hint} error={error} />
    </div>
  );
}

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
