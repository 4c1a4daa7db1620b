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
  /** Text shown while nothing is selected; it cannot be selected itself. */
  placeholder?: string;
  onChange?: (value: string) => void;
}

/** Select field for one option of a list; uses the native control. */
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
