import { useRef, useState } from 'react';
import { CardFrame } from './card-frame';
import { groupCardNumber, groupCvc, groupExpiry, hasExpired, isCardNumber, isCvc, parseExpiry } from './card-number';
import { DigitsField } from './digits-field';
import * as t from './card-form.texts';

export interface Card {
  number: string;
  expMonth: number;
  expYear: number;
  cvc: string;
}

export interface CardFormProps {
  onSubmit: (card: Card) => void;
  error?: string;
  busy?: boolean;
  testHint?: string;
}

function expiryError(text: string): string | undefined {
  const expiry = parseExpiry(text);
  if (!expiry) return t.wrongExpiry();
  return hasExpired(expiry, new Date()) ? t.expired() : undefined;
}

/** A payment card without postal code; wrong digits are said before anything is sent. */
export function CardForm({ onSubmit, error, busy = false, testHint }: CardFormProps) {
  const [card, setCard] = useState({ number: '', expiry: '', cvc: '' });
  const form = useRef<HTMLFormElement>(null);
  const [tried, setTried] = useState(false);
  const wrong = {
    number: isCardNumber(card.number) ? undefined : t.wrongNumber(),
    expiry: expiryError(card.expiry),
    cvc: isCvc(card.cvc) ? undefined : t.wrongCvc(),
  };

  function pay() {
    setTried(true);
    const first = (['number', 'expiry', 'cvc'] as const).find((name) => wrong[name]);
    const expiry = parseExpiry(card.expiry);
    const field = first && form.current?.elements.namedItem(first);
    if (field instanceof HTMLInputElement) field.focus();
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
    <CardFrame ref={form} error={error} busy={busy} testHint={testHint} onSubmit={pay}>
      <DigitsField
        label={t.cardNumber()}
        autoComplete="cc-number"
        placeholder="1234 1234 1234 1234"
        format={groupCardNumber}
        {...field('number')}
      />
      <div className="grid grid-cols-2 gap-4">
        <DigitsField
          label={t.expiry()}
          autoComplete="cc-exp"
          placeholder={t.expiryFormat()}
          format={groupExpiry}
          {...field('expiry')}
        />
        <DigitsField label={t.cvc()} autoComplete="cc-csc" placeholder="123" format={groupCvc} {...field('cvc')} />
      </div>
    </CardFrame>
  );
}
