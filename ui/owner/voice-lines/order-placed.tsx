import { Check, Mic, Printer } from 'lucide-react';
import { Button } from '../../base/button/button';
import { Card } from '../../base/card/card';
import { formatEuros } from '../../base/price/format-euros';
import * as t from './voice-lines.texts';

export interface OrderPlacedProps {
  text: string;
  token: string;
  customerName: string;
  totalCents: number;
  onPrint: () => void;
  onStart: () => void;
}

/** Confirmation of a counter order with its token, the ticket to print and a button for the next order. */
export function OrderPlaced(props: OrderPlacedProps) {
  const { text, token, customerName, totalCents, onPrint, onStart } = props;
  return (
    <Card
      as="section"
      padding="large"
      aria-label={t.placed()}
      className="@container grid justify-items-center gap-6 text-center"
    >
      <span className="grid size-16 place-items-center rounded-full bg-positive-soft text-positive">
        <Check aria-hidden="true" strokeWidth={3} className="size-8" />
      </span>
      <p role="status" className="text-xl font-semibold wrap-anywhere">
        {t.placedText(text)}
      </p>
      <p
        translate="no"
        className="font-display text-5xl leading-none font-bold tracking-wide wrap-anywhere @md:text-6xl"
      >
        {token}
      </p>
      <dl className="flex flex-wrap justify-center gap-x-8 gap-y-3 text-lg">
        <Fact label={t.customer()} value={customerName} />
        <Fact label={t.pickup()} value={t.now()} />
        <Fact label={t.toPay()} value={formatEuros(totalCents)} />
      </dl>
      <div className="grid w-full gap-3 md:flex md:justify-center">
        <Button size="large" onClick={onStart}>
          <Mic aria-hidden="true" className="size-5" />
          {t.newOrder()}
        </Button>
        <Button tone="quiet" size="large" onClick={onPrint}>
          <Printer aria-hidden="true" className="size-5" />
          {t.kitchenTicket()}
        </Button>
      </div>
    </Card>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-base text-ink-muted">{label}</dt>
      <dd className="font-semibold wrap-anywhere">{value}</dd>
    </div>
  );
}
