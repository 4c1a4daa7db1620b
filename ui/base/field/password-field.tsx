import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { controlStyles, Field } from './field';
import type { TextFieldProps } from './text-field';
import * as t from './field.texts';

/** Password field with a button that shows the typed text. */
export function PasswordField(props: TextFieldProps) {
  const { label, labelHidden, hint, error, required, className, id, onChange, ...rest } = props;
  const { 'aria-describedby': described, ...input } = rest;
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field {...{ label, labelHidden, hint, error, required, className, id }}>
      {(control) => (
        <div className="relative">
          <input
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            aria-describedby={[control['aria-describedby'], described].filter(Boolean).join(' ') || undefined}
            type={shown ? 'text' : 'password'}
            onChange={(event) => onChange?.(event.target.value)}
            className={controlStyles({ className: 'pe-14' })}
          />
          <button
            type="button"
            disabled={input.disabled}
            aria-label={shown ? t.hidePassword() : t.showPassword()}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 end-0 grid w-12 place-items-center rounded-control text-ink-muted enabled:hover:text-ink disabled:opacity-50"
          >
            <Icon aria-hidden="true" className="size-5" />
          </button>
        </div>
      )}
    </Field>
  );
}
