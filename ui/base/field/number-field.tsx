import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { language } from '../../../graphql/texts/language.texts';
import { controlStyles, Field, type FieldProps } from './field';
import * as t from './field.texts';

const decimals = (places: number, least: number) =>
  new Intl.NumberFormat(language(), {
    minimumFractionDigits: least,
    maximumFractionDigits: places,
    useGrouping: false,
  });

/** Returns the number for « 4,50 », « 4.5 » or « 4 », and null for an empty or unreadable text. */
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
  /** Number of decimal places to which the value is rounded; 0 for whole numbers. @default 0 */
  fractionDigits?: number;
  /** Shows all decimal places once the field loses the focus: « 4,50 » instead of « 4,5 ». */
  padded?: boolean;
  /** Unit shown inside the field at its end: « € », « g », « min ». */
  unit?: string;
  /** Error shown when the text cannot be read as a number. */
  unreadableText?: string;
}

/**
 * Number field that accepts a decimal comma or point. Unreadable text stays in the field, shows an error and blocks the
 * submission of its form.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, labelHidden, hint, error, required, className, id, value, onChange, ...rest } = props;
  const { fractionDigits = 0, padded = false, unit, unreadableText = t.unreadableNumber(), ...input } = rest;
  // Holds the text while it is being typed: « 4, » is not a number yet and must not be reformatted during input.
  const [draft, setDraft] = useState<string | null>(null);
  // A value set from outside, e.g. by a button beside the field, replaces unreadable text.
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

/**
 * Blocks the submission of the surrounding form while the field is unreadable; `settled` shows the error once the field
 * loses the focus or a submission is attempted.
 */
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
