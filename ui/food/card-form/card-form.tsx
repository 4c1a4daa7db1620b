import { useEffect, useEffectEvent, useRef, type ComponentProps } from 'react';
import { CardFrame, type CardFrameProps, isAtPageStart } from './card-frame';
import {
  groupCardNumber,
  groupCvc,
  groupExpiry,
  hasExpired,
  isCardNumber,
  isCvc,
  isWholeCardNumber,
  isWholeExpiry,
  parseExpiry,
  caretAfter,
} from './card-number';
import * as t from './card-form.texts';
import { controlStyles, Field } from '../../base/field/field';
import { useForm } from '../../base/form/use-form';

export interface Card {
  number: string;
  expMonth: number;
  expYear: number;
  cvc: string;
}

export interface CardFormProps extends Pick<
  CardFrameProps,
  'error' | 'advice' | 'totalCents' | 'busy' | 'testHint' | 'keep'
> {
  /** Set when a likelier way to pay stands above the form; the form then takes no initial focus. */
  last?: boolean;
  onSubmit: (card: Card) => void;
}

function expiryError(text: string): string | undefined {
  const expiry = parseExpiry(text);
  if (!expiry) return t.wrongExpiry();
  return hasExpired(expiry, new Date()) ? t.expired() : undefined;
}

/** Card form without a postal code; digits are validated before anything is submitted. */
export function CardForm({ onSubmit, busy = false, last = false, ...frame }: CardFormProps) {
  const { error } = frame;
  const { values, field, form, submit } = useForm({
    initialValues: { number: '', expiry: '', cvc: '' },
    check: ({ number, expiry, cvc }) => ({
      number: isCardNumber(number) ? undefined : number === '' ? t.numberNeeded() : t.wrongNumber(),
      expiry: expiryError(expiry),
      cvc: isCvc(cvc) ? undefined : t.wrongCvc(),
    }),
    complete: ({ number, expiry, cvc }) => {
      const date = parseExpiry(expiry);
      return date ? { number: number.replaceAll(' ', ''), expMonth: date.month, expYear: date.year, cvc } : null;
    },
    onSubmit,
    busy,
  });
  const { ref } = form;
  const begin = useEffectEvent(
    () => !busy && (!last || error) && isAtPageStart() && ref.current?.querySelector('input')?.focus(),
  );
  // Focuses the card number on arrival and after a declined payment, unless the customer has moved the focus elsewhere.
  useEffect(() => void begin(), [busy, error]);

  return (
    <CardFrame {...frame} ref={ref} busy={busy} onSubmit={submit}>
      <DigitsField
        label={t.cardNumber()}
        autoComplete="cc-number"
        placeholder="1234 1234 1234 1234"
        format={groupCardNumber}
        whole={isWholeCardNumber(values.number)}
        disabled={busy}
        {...field('number')}
      />
      <div className="grid grid-cols-2 gap-4">
        <DigitsField
          label={t.expiry()}
          autoComplete="cc-exp"
          placeholder={t.expiryFormat()}
          format={groupExpiry}
          whole={isWholeExpiry(values.expiry)}
          disabled={busy}
          {...field('expiry')}
        />
        <DigitsField
          label={t.cvc()}
          autoComplete="cc-csc"
          placeholder="123"
          format={groupCvc}
          disabled={busy}
          {...field('cvc')}
        />
      </div>
    </CardFrame>
  );
}

interface DigitsFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'className' | 'ref'> {
  label: string;
  error?: string;
  value: string;
  format: (text: string) => string;
  /** The value is complete: the focus moves to the next field when that is empty. */
  whole?: boolean;
  onChange: (value: string) => void;
}

/** Text field that groups digits while they are typed and keeps the caret in place. */
function DigitsField({ label, error, format, whole = false, onChange, ...input }: DigitsFieldProps) {
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
            // Sets the value before the next render, which would move the caret to the end.
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
