import { useId } from 'react';
import { FieldMessages, RequiredMark, useControl, type FieldTexts } from './field';

export interface RadioOption {
  value: string;
  label: string;
  hint?: string;
  disabled?: boolean;
}

export interface RadioGroupProps extends FieldTexts {
  options: readonly RadioOption[];
  value: string | null;
  onChange: (value: string) => void;
  /** @default a name of its own */
  name?: string;
  disabled?: boolean;
}

/** One choice out of a few that are all worth seeing. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, hint, error, required, className, options, value, onChange, name, disabled } = props;
  const ownName = useId();
  const control = useControl({ error, hint, required });
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${control.id}-label`}
      aria-required={required}
      aria-invalid={control['aria-invalid']}
      aria-describedby={control['aria-describedby']}
      className={`grid min-w-0 content-start gap-2 ${className ?? ''}`}
    >
      <div className="flex gap-1 font-semibold">
        <span id={`${control.id}-label`}>{label}</span>
        {required && <RequiredMark />}
      </div>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex min-h-12 items-center gap-3 rounded-control border border-line bg-surface px-4 py-2.5 transition-colors has-enabled:hover:border-line-strong has-checked:border-accent-ink has-checked:bg-accent-soft has-disabled:opacity-60"
        >
          <input
            type="radio"
            name={name ?? ownName}
            value={option.value}
            checked={option.value === value}
            required={required}
            disabled={disabled === true || option.disabled}
            onChange={() => onChange(option.value)}
            className="size-5 shrink-0 appearance-none rounded-full border border-line-strong bg-surface checked:border-6 checked:border-accent-ink"
          />
          <span className="grid min-w-0 wrap-anywhere">
            {option.label}
            {option.hint && <span className="text-sm text-ink-muted">{option.hint}</span>}
          </span>
        </label>
      ))}
      <FieldMessages id={control.id} hint={hint} error={error} />
    </div>
  );
}
