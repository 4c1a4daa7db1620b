import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { language } from '../../../texts/language.texts';
import { controlStyles, Field, type FieldProps } from './field';
import * as t from './field.texts';

const decimals = (places: number, least: number) =>
  new Intl.NumberFormat(language(), {
    minimumFractionDigits: least,
    maximumFractionDigits: places,
    useGrouping: false,
  });

/** « 4,50 », « 4.5 » and « 4 » are numbers; an empty or unreadable field is null. */
function parseNumber(text: string): number | null {
  const plain = text.replace(/\s/g, '').replace(',', '.');
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null;
}

export interface NumberFieldProps
  extends
    FieldProps,
    Omit<ComponentProps<'input'>, 'onChange' | 'required' | 'className' | 'value' | 'defaultValue' | 'type'> {
  value: number | null;
  onChange: (value: number | null) => void;
  /** Digits behind the comma that are kept; 0 asks for whole numbers. @default 0 */
  fractionDigits?: number;
  /** Once left, shows all of them: « 4,50 » rather than « 4,5 ». */
  padded?: boolean;
  /** The unit, inside the field on the right: « € », « g », « min ». */
  unit?: string;
  /** Said of what cannot be read as a number. */
  unreadableText?: string;
}

/** A number typed with a comma or a point. What cannot be read stays, is said, and keeps its form from being sent. */
export function NumberField(props: NumberFieldProps) {
  const { label, labelHidden, hint, error, required, className, id, value, onChange, ...rest } = props;
  const { fractionDigits = 0, padded = false, unit, unreadableText = t.unreadableNumber(), ...input } = rest;
  // What is being typed (« 4, ») is not yet a number and must not be rewritten under the fingers.
  const [draft, setDraft] = useState<string | null>(null);
  // A number given by other hands, e.g. a button beside the field, takes the place of what could not be read.
  const overruled = value !== null && draft !== null && draft.trim() !== '' && parseNumber(draft) === null;
  const unreadable = value === null && draft !== null && draft.trim() !== '' && parseNumber(draft) === null;
  const { frame, settled, settle } = useUnreadable(unreadable);
  const shown = value === null ? '' : decimals(fractionDigits, padded ? fractionDigits : 0).format(value);
  return (
    <Field {...{ label, labelHidden, hint, required, className, id }} error={settled ? unreadableText : error}>
      {(control) => (
        <div ref={frame} className="relative">
          <input
            autoComplete="off"
            {...input}
            {...control}
            type="text"
            inputMode={fractionDigits > 0 ? 'decimal' : 'numeric'}
            value={overruled ? shown : (draft ?? shown)}
            onChange={(event) => {
              setDraft(event.target.value);
              settle(false);
              const typed = parseNumber(event.target.value);
              onChange(typed === null ? null : Number(typed.toFixed(fractionDigits)));
            }}
            onBlur={(event) => {
              if (unreadable) settle(true);
              else setDraft(null);
              input.onBlur?.(event);
            }}
            className={controlStyles({ className: `tabular-nums ${unit ? 'pe-14' : ''}` })}
          />
          {unit && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 end-4 grid place-items-center text-ink-muted"
            >
              {unit}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}

/** For a field with something unreadable in it: said once it was left or its form was to be sent, which it is not. */
function useUnreadable(unreadable: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  const [settled, settle] = useState(false);
  useEffect(() => {
    const field = frame.current?.querySelector('input');
    const form = field?.form;
    if (!unreadable || !form) return;
    const stay = (event: SubmitEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      settle(true);
      field.focus();
    };
    form.addEventListener('submit', stay, true);
    return () => form.removeEventListener('submit', stay, true);
  }, [unreadable]);
  return { frame, settled: settled && unreadable, settle };
}
