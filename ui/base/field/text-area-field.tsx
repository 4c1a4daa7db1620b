import type { ComponentProps } from 'react';
import { controlStyles, Field, type FieldTexts } from './field';

export interface TextAreaFieldProps
  extends FieldTexts, Omit<ComponentProps<'textarea'>, 'onChange' | 'required' | 'className'> {
  onChange?: (value: string) => void;
}

/** Multi-line text field that grows with its content. */
export function TextAreaField({ label, hint, error, required, className, id, onChange, ...area }: TextAreaFieldProps) {
  return (
    <Field {...{ label, hint, error, required, className, id }}>
      {(control) => (
        <textarea
          rows={3}
          {...area}
          {...control}
          onChange={(event) => onChange?.(event.target.value)}
          className={controlStyles({ className: 'field-sizing-content min-h-24 resize-y' })}
        />
      )}
    </Field>
  );
}
