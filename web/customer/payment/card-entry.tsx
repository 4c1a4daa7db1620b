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
  busy: boolean;
  onPay: (charge: () => Promise<CardAnswer>) => void;
}

export function CardEntry({ settings, clientSecret, error, busy, onPay }: CardEntryProps) {
  const { sandbox, publishableKey } = settings;
  if (sandbox) {
    return (
      <CardForm
        testHint={testHint()}
        error={error}
        busy={busy}
        onSubmit={(card) => onPay(() => confirmSandboxCard({ publishableKey, clientSecret, card }))}
      />
    );
  }
  return (
    <Suspense fallback={<WaitingFrame />}>
      <StripeCardForm {...{ publishableKey, clientSecret, error, busy, onPay }} />
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
