import { ChevronLeft, CreditCard, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/base/card/card';
import { Button, buttonStyles } from '../../../ui/base/button/button';
import { EmptyState } from '../../../ui/base/empty-state/empty-state';
import { ErrorState } from '../../../ui/base/error-state/error-state';
import { LinkButton } from '../../../ui/base/link-button/link-button';
import { Notice } from '../../../ui/base/notice/notice';
import { Loading, Skeleton } from '../../../ui/base/skeleton/skeleton';
import { TextLink } from '../../../ui/base/text-link/text-link';
import { BankConfirmation } from '../../../ui/food/card-form/bank-confirmation';
import * as t from './payment.texts';
import { Summary } from './payment-summary';
import { withFigures } from '../../../ui/base/price/with-figures';
import { windowOutcome, type PaymentSummary, type PaymentView } from './payment-view';

export interface PaymentScreenProps {
  view: PaymentView;
  summary: PaymentSummary;
  cartHref: string;
  bankAsks: boolean;
  asking: boolean;
  onRetry: () => void;
  onTakeNextWindow: () => void;
  onHoldEnd: () => void;
  onBankAnswer: (approve: boolean) => void;
  children: ReactNode;
}

/**
 * Whether to show a link to the cart: on steps without one of their own, except while the card is charged and after the
 * payment.
 */
function leadsBack(view: PaymentView): boolean {
  return view.kind === 'opening' || view.kind === 'unreachable' || (view.kind === 'card' && !view.busy);
}

export function PaymentScreen(props: PaymentScreenProps) {
  const { view, summary, bankAsks, onHoldEnd, onBankAnswer } = props;
  return (
    <div className="grid gap-4 md:gap-6">
      <div className="grid gap-1 max-md:has-[a]:-mt-5">
        {leadsBack(view) && (
          <TextLink
            href={props.cartHref}
            tone="quiet"
            className="inline-flex min-h-11 items-center gap-1 justify-self-start"
          >
            <ChevronLeft aria-hidden="true" className="size-5" />
            {t.cart()}
          </TextLink>
        )}
        <h1 className="text-3xl md:text-5xl">{t.title()}</h1>
      </div>
      <div className="grid gap-4 md:gap-6 lg:grid-cols-[5fr_7fr] lg:items-start lg:gap-10">
        <Summary
          {...summary}
          holdSeconds={view.kind === 'card' ? view.holdSeconds : undefined}
          totalElsewhere={view.kind === 'card' || view.kind === 'opening' || view.kind === 'confirming'}
          outcome={windowOutcome(view)}
          onHoldEnd={onHoldEnd}
        />
        <Step {...props} />
      </div>
      <BankConfirmation
        open={bankAsks}
        amountCents={summary.totalCents}
        shopName={summary.shopName ?? ''}
        onConfirm={() => onBankAnswer(true)}
        onRefuse={() => onBankAnswer(false)}
      />
    </div>
  );
}

function Step(props: PaymentScreenProps) {
  const { view, summary, cartHref, asking, onRetry, onTakeNextWindow, children } = props;
  const toCart = (
    <a href={cartHref} className={buttonStyles({ tone: 'quiet' })}>
      {t.toCart()}
    </a>
  );
  switch (view.kind) {
    case 'opening':
      return (
        <Loading label={t.reserving()}>
          <Skeleton className="h-96" />
        </Loading>
      );
    case 'unreachable':
      return <ErrorState text={view.message} onRetry={onRetry} />;
    case 'refused':
      return (
        <Panel message={view.message} advice={view.advice}>
          {view.nextWindow && <Button onClick={onTakeNextWindow}>{withFigures(t.take(view.nextWindow))}</Button>}
          {view.otherDay ? <LinkButton href={cartHref}>{t.otherDay()}</LinkButton> : toCart}
        </Panel>
      );
    case 'expired':
      return (
        <Panel message={t.expired()} advice={t.heldTenMinutes()}>
          <Button onClick={onRetry}>{t.reserveAgain()}</Button>
          {toCart}
        </Panel>
      );
    case 'card':
      return children ?? <Skeleton className="h-96" />;
    case 'confirming':
      return <Confirming totalCents={summary.totalCents} trouble={view.trouble} asking={asking} onRetry={onRetry} />;
    case 'refunded':
      return (
        <Panel
          // The customer was charged, so the refunded amount comes first.
          heading={t.refunded(summary.totalCents)}
          tone="neutral"
          message={view.message}
          advice={t.onYourCard()}
        >
          {toCart}
        </Panel>
      );
  }
}

interface PanelProps {
  heading?: string;
  /** @default 'caution': nothing was charged and the customer can go on from here */
  tone?: 'caution' | 'neutral';
  message: string;
  advice: string;
  children: ReactNode;
}

function Panel({ heading, tone = 'caution', message, advice, children }: PanelProps) {
  return (
    <Card as="section" padding="large" className="grid gap-5">
      {heading && <h2 className="text-2xl">{withFigures(heading)}</h2>}
      <Notice tone={tone} urgent>
        {message}
      </Notice>
      <p>{withFigures(advice)}</p>
      <div className="flex flex-wrap gap-3 [&>*]:max-md:w-full">{children}</div>
    </Card>
  );
}

interface ConfirmingProps {
  totalCents: number;
  trouble?: string;
  asking: boolean;
  onRetry: () => void;
}

function Confirming({ totalCents, trouble, asking, onRetry }: ConfirmingProps) {
  return (
    <Card as="section" padding="large" className="grid justify-items-start gap-5">
      <span className="grid size-16 place-items-center rounded-full bg-positive-soft text-positive">
        <ShieldCheck aria-hidden="true" className="size-8" />
      </span>
      <div role="status" className="grid gap-2">
        <h2 className="text-2xl">{t.paid()}</h2>
        <p>{withFigures(t.confirming(totalCents))}</p>
      </div>
      {trouble && (
        <>
          <Notice tone="caution" className="w-full">
            {t.retrying(trouble)}
          </Notice>
          <Button tone="quiet" busy={asking} onClick={onRetry}>
            {t.retry()}
          </Button>
        </>
      )}
    </Card>
  );
}

export function NoPayment() {
  return (
    <>
      <h1 className="sr-only">{t.title()}</h1>
      <EmptyState
        icon={<CreditCard />}
        title={t.nothingToPay()}
        action={
          <a href="/cart" className={buttonStyles({ tone: 'accent' })}>
            {t.toCart()}
          </a>
        }
      />
    </>
  );
}
