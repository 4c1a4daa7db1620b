import { Search, X } from 'lucide-react';
import { useRef, type ComponentProps } from 'react';
import { controlStyles, Field, type FieldProps } from './field';
import * as t from './field.texts';

export interface SearchFieldProps
  extends
    FieldProps,
    Omit<ComponentProps<'input'>, 'onChange' | 'required' | 'className' | 'value' | 'defaultValue' | 'type' | 'ref'> {
  value: string;
  onChange: (value: string) => void;
}

/** Search field; its clear button and Escape empty it. */
export function SearchField(props: SearchFieldProps) {
  const { label, labelHidden, hint, error, required, className, id, value, onChange, ...input } = props;
  const field = useRef<HTMLInputElement>(null);
  return (
    <Field {...{ label, labelHidden, hint, error, required, className, id }}>
      {(control) => (
        <div className="relative">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 start-4 my-auto size-5 text-ink-muted"
          />
          <input
            autoComplete="off"
            enterKeyHint="search"
            {...input}
            {...control}
            ref={field}
            type="search"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape' && value !== '') {
                // The first Escape only empties the field; the next one may close a surrounding dialog.
                event.preventDefault();
                event.stopPropagation();
                onChange('');
              }
              input.onKeyDown?.(event);
            }}
            className={controlStyles({
              className: 'appearance-none ps-12 pe-12 [&::-webkit-search-cancel-button]:hidden',
            })}
          />
          {value !== '' && !input.disabled && (
            <button
              type="button"
              aria-label={t.clearSearch()}
              onClick={() => {
                onChange('');
                field.current?.focus();
              }}
              className="absolute inset-y-0 end-0 grid w-12 place-items-center rounded-control text-ink-muted hover:text-ink"
            >
              <X aria-hidden="true" className="size-5" />
            </button>
          )}
        </div>
      )}
    </Field>
  );
}
