import { useEffect, useRef, type ComponentProps } from 'react';
import { controlStyles, Field } from '../../base/field/field';
import { caretAfter } from './card-number';

export interface DigitsFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'className' | 'ref'> {
  label: string;
  error?: string;
  value: string;
  format: (text: string) => string;
  /** Nothing more is to come: writing goes on in the next field, where that is empty. */
  whole?: boolean;
  onChange: (value: string) => void;
}

/** Digits shown in groups while they are typed; the caret stays where the finger is. */
export function DigitsField({ label, error, format, whole = false, onChange, ...input }: DigitsFieldProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const field = box.current;
    if (!whole || !field || field !== document.activeElement) return;
    const fields = [...(field.form?.elements ?? [])];
    const next = fields[fields.indexOf(field) + 1];
    if (next instanceof HTMLInputElement && next.value === '') next.focus();
  }, [whole]);
  return (
    <Field label={label} error={error}>
      {(control) => (
        <input
          {...input}
          {...control}
          ref={box}
          type="text"
          inputMode="numeric"
          spellCheck={false}
          onChange={({ currentTarget: field }) => {
            const grouped = format(field.value);
            const caret = field.selectionStart ?? field.value.length;
            const typedAtEnd = caret === field.value.length;
            const before = field.value.slice(0, caret).replace(/\D/g, '').length;
            // Set here and not by the next render, which would send the caret to the end.
            field.value = grouped;
            const at = typedAtEnd ? grouped.length : caretAfter(grouped, before);
            field.setSelectionRange(at, at);
            onChange(grouped);
          }}
          className={controlStyles({ className: 'tabular-nums' })}
        />
      )}
    </Field>
  );
}
