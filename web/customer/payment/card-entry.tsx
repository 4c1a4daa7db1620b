import { lazy, Suspense, useState } from 'react';
import { CardForm } from '../../../ui/food/card-form/card-form';
import { CardFrame } from '../../../ui/food/card-form/card-frame';
import { SampleWallets } from '../../../ui/food/card-form/sample-wallets';
import { SavedCards, type SavedCardsProps } from '../../../ui/food/saved-cards/saved-cards';
import { Skeleton } from '../../../ui/base/skeleton/skeleton';
import { testHint } from './payment.texts';
import { confirmSandboxCard, WALLET_CARD } from './sandbox-card';
import type { CardAnswer } from './use-checkout';

// Stripe's script is only loaded when real cards are charged.
const stripe = () => import('./stripe-card-form');
const StripeCardForm = lazy(async () => ({ default: (await stripe()).StripeCardForm }));

/** Card the customer pays with: a saved one (`cardId`) or a new one, which `keep` saves. */
export interface Choice {
  cardId?: string;
  keep: boolean;
}

export interface CardEntryProps {
  settings: { sandbox: boolean; publishableKey: string };
  clientSecret: string;
  shopName: string;
  error?: string;
  advice?: string;
  totalCents: number;
  busy: boolean;
  /** `cards` is null when cards cannot be saved. */
  saved: Omit<SavedCardsProps, 'cards' | 'payment'> & { cards: SavedCardsProps['cards'] | null };
  onPay: (choice: Choice, charge: () => Promise<CardAnswer>) => void;
}

/** Saved cards, wallets, and the card form of the specification. */
export function CardEntry({ settings, clientSecret, shopName, saved, onPay, ...frame }: CardEntryProps) {
  const [keep, setKeep] = useState(false);
  const { sandbox, publishableKey } = settings;
  const { cards } = saved;
  const payment = { publishableKey, clientSecret };
  const inSandbox = (choice: Choice, card: Parameters<typeof confirmSandboxCard>[0]['card']) =>
    onPay(choice, () => confirmSandboxCard({ ...payment, card }));
  const paySaved = (cardId: string) => {
    const choice = { cardId, keep: false };
    if (sandbox) inSandbox(choice, cardId);
    else onPay(choice, async () => (await stripe()).confirmSavedStripeCard({ ...payment, cardId }));
  };
  const hasSaved = cards !== null && cards.length > 0;
  const form = { ...frame, last: hasSaved, keep: cards ? { checked: keep, onChange: setKeep } : undefined };
  const payTyped = (charge: () => Promise<CardAnswer>) => onPay({ keep: keep && cards !== null }, charge);
  return (
    <div className="relative grid gap-4">
      {hasSaved && (
        <SavedCards
          {...saved}
          cards={cards}
          busy={frame.busy || saved.busy}
          payment={{ cents: frame.totalCents, onPay: paySaved }}
        />
      )}
      {sandbox ? (
        <>
          <SampleWallets
            amountCents={frame.totalCents}
            {...{ shopName, busy: frame.busy }}
            onPay={() => inSandbox({ keep: false }, WALLET_CARD)}
          />
          <CardForm
            {...form}
            testHint={testHint()}
            onSubmit={(card) => payTyped(() => confirmSandboxCard({ ...payment, card }))}
          />
        </>
      ) : (
        <Suspense fallback={<WaitingFrame />}>
          <StripeCardForm
            {...payment}
            {...form}
            onPay={payTyped}
            onWalletPay={(charge) => onPay({ keep: false }, charge)}
          />
        </Suspense>
      )}
    </div>
  );
}

function WaitingFrame() {
  return (
    <CardFrame disabled onSubmit={() => undefined}>
      <Skeleton className="h-12" />
    </CardFrame>
  );
}
