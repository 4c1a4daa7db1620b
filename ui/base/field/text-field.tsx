import type { ComponentProps } from 'react';
import { controlStyles, Field, type FieldProps } from './field';

export interface TextFieldProps
  extends FieldProps, Omit<ComponentProps<'input'>, 'onChange' | 'required' | 'className'> {
  onChange?: (value: string) => void;
}

/** Single-line text field; `type`, `autoComplete` and `inputMode` are the native attributes. */
export function TextField(props: TextFieldProps) {
  const { label, labelHidden, hint, error, required, className, id, onChange, ...input } = props;
  return (
    <Field {...{ label, labelHidden, hint, error, required, className, id }}>
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
