import { lazy, Suspense } from 'react';
import { CardForm } from '../../../ui/food/card-form/card-form';
import { CardFrame } from '../../../ui/food/card-form/card-frame';
import { Skeleton } from '../../../ui/base/skeleton/skeleton';
import { testHint } from './payment.texts';
import { confirmSandboxCard } from './sandbox-card';
import type { CardAnswer } from './use-checkout';

// The provider's script is only fetched where a real card is taken.
const StripeCardForm = lazy(async () => ({ default: (await import('./stripe-card-form')).StripeCardForm }));

interface CardEntryProps {
  settings: { sandbox: boolean; publishableKey: string };
  clientSecret: string;
  error?: string;
  advice?: string;
  totalCents: number;
  busy: boolean;
  onPay: (charge: () => Promise<CardAnswer>) => void;
}

export function CardEntry({ settings, clientSecret, onPay, ...frame }: CardEntryProps) {
  const { sandbox, publishableKey } = settings;
  if (sandbox) {
    return (
      <CardForm
        {...frame}
        testHint={testHint()}
        onSubmit={(card) => onPay(() => confirmSandboxCard({ publishableKey, clientSecret, card }))}
      />
    );
  }
  return (
    <Suspense fallback={<WaitingFrame />}>
      <StripeCardForm {...{ publishableKey, clientSecret, onPay, ...frame }} />
    </Suspense>
  );
}

function WaitingFrame() {
  return (
    <CardFrame disabled onSubmit={() => undefined}>
      <Skeleton className="h-12" />
    </CardFrame>
  );
}
