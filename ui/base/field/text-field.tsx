import type { ComponentProps } from 'react';
import { controlStyles, Field, type FieldTexts } from './field';

export interface TextFieldProps
  extends FieldTexts, Omit<ComponentProps<'input'>, 'onChange' | 'required' | 'className'> {
  onChange?: (value: string) => void;
}

/** One line of text; `type`, `autoComplete` and `inputMode` are the browser's own. */
export function TextField({ label, hint, error, required, className, id, onChange, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, required, className, id }}>
      {(control) => (
        <input
          type="text"
          {...input}
          {...control}
          onChange={(event) => onChange?.(event.target.value)}
          className={controlStyles()}
        />
      )}
    </Field>
  );
}
