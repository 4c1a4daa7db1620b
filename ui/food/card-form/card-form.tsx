import { useEffect, useEffectEvent, useRef, useState, type ComponentProps } from 'react';
import { CardFrame, type CardFrameProps } from './card-frame';
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
import { isAtPageStart } from './page-start';
import * as t from './card-form.texts';
import { controlStyles, Field } from '../../base/field/field';

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
  const [card, setCard] = useState({ number: '', expiry: '', cvc: '' });
  const form = useRef<HTMLFormElement>(null);
  const [tried, setTried] = useState(false);
  const focus = (name: keyof typeof card) => {
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.focus();
  };
  const begin = useEffectEvent(() => !busy && (!last || error) && isAtPageStart() && focus('number'));
  // Focuses the card number on arrival and after a declined payment, unless the customer has moved the focus elsewhere.
  useEffect(() => void begin(), [busy, error]);
  const wrong = {
    number: isCardNumber(card.number) ? undefined : card.number === '' ? t.numberNeeded() : t.wrongNumber(),
    expiry: expiryError(card.expiry),
    cvc: isCvc(card.cvc) ? undefined : t.wrongCvc(),
  };

  function pay() {
    setTried(true);
    const first = (['number', 'expiry', 'cvc'] as const).find((name) => wrong[name]);
    const expiry = parseExpiry(card.expiry);
    if (first) focus(first);
    else if (expiry)
      onSubmit({
        number: card.number.replaceAll(' ', ''),
        expMonth: expiry.month,
        expYear: expiry.year,
        cvc: card.cvc,
      });
  }

  const field = (name: keyof typeof card) => ({
    name,
    value: card[name],
    error: tried ? wrong[name] : undefined,
    disabled: busy,
    onChange: (value: string) => setCard({ ...card, [name]: value }),
  });

  return (
    <CardFrame {...frame} ref={form} busy={busy} onSubmit={pay}>
      <DigitsField
        label={t.cardNumber()}
        autoComplete="cc-number"
        placeholder="1234 1234 1234 1234"
        format={groupCardNumber}
        whole={isWholeCardNumber(card.number)}
        {...field('number')}
      />
      <div className="grid grid-cols-2 gap-4">
        <DigitsField
          label={t.expiry()}
          autoComplete="cc-exp"
          placeholder={t.expiryFormat()}
          format={groupExpiry}
          whole={isWholeExpiry(card.expiry)}
          {...field('expiry')}
        />
        <DigitsField label={t.cvc()} autoComplete="cc-csc" placeholder="123" format={groupCvc} {...field('cvc')} />
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
