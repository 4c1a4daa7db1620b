import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { controlStyles, Field, type FieldProps } from './field';

export interface SelectOption {
  value: string;
  label: string;
  lang?: string;
  disabled?: boolean;
}

export interface SelectFieldProps
  extends FieldProps, Omit<ComponentProps<'select'>, 'onChange' | 'required' | 'className' | 'children' | 'multiple'> {
  options: readonly SelectOption[];
  /** Shown while nothing is chosen; cannot be chosen itself. */
  placeholder?: string;
  onChange?: (value: string) => void;
}

/** One choice out of a list: the device's own list, which every thumb knows. */
export function SelectField(props: SelectFieldProps) {
  const { label, labelHidden, hint, error, required, className, id, options, placeholder, onChange, ...select } = props;
  return (
    <Field {...{ label, labelHidden, hint, error, required, className, id }}>
      {(control) => (
        <div className="relative">
          <select
            {...select}
            {...control}
            onChange={(event) => onChange?.(event.target.value)}
            className={controlStyles({ className: 'appearance-none truncate pe-11' })}
          >
            {placeholder && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} lang={option.lang} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 end-4 my-auto size-5 text-ink-muted"
          />
        </div>
      )}
    </Field>
  );
}
