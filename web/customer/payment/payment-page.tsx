import { useApolloClient } from '@apollo/client/react';
import { ChevronLeft, CreditCard, ShieldCheck } from 'lucide-react';
import { useRef, useState, useEffect, useEffectEvent, type Dispatch, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import {
  useCartMeanwhileQuery,
  useHeldCartQuery,
  usePaymentPageQuery,
} from '../../../graphql/generated/customer/payment';
import { useChooseCardMutation } from '../../../graphql/generated/customer/saved-cards';
import { Button, buttonStyles } from '../../../ui/base/button/button';
import { Card } from '../../../ui/base/card/card';
import { EmptyState } from '../../../ui/base/empty-state/empty-state';
import { ErrorState } from '../../../ui/base/error-state/error-state';
import { LinkButton } from '../../../ui/base/link-button/link-button';
import { Notice } from '../../../ui/base/notice/notice';
import { withFigures } from '../../../ui/base/price/with-figures';
import { Loading, Skeleton } from '../../../ui/base/skeleton/skeleton';
import { TextLink } from '../../../ui/base/text-link/text-link';
import { BankConfirmation } from '../../../ui/food/card-form/bank-confirmation';
import { backOffMs, nextChance } from '../../offline/next-chance';
import { readPaymentHandover, type PaymentHandover } from '../../ordering/order-payload';
import { useSavedCards } from '../../ordering/use-saved-cards';
import { errorMessage } from '../../page/faults';
import { refusalMessage } from '../../page/refusals';
import { customerId } from '../../session/session';
import { awaitOrder, type PlaceOrderAnswer } from './await-order';
import { CardEntry, type Choice } from './card-entry';
import type { CheckoutEvent, CheckoutStep } from './checkout-steps';
import { Summary } from './payment-summary';
import { explain, heldState, showsCard, toSummary, withAlternative } from './payment-view';
import * as t from './payment.texts';
import { answerBankConfirmation } from './sandbox-card';
import { useCheckout, type CardAnswer } from './use-checkout';

/** Holds window and stock, charges the card and ends at the order (specification 4.6). */
export function PaymentPage() {
  const handover = readPaymentHandover(useLocation().state);
  // The browser's history may still contain another customer's state.
  return handover?.orderPayload.customerId === customerId() ? <Payment handover={handover} /> : <HeldPayment />;
}

/** Payment page not opened from the cart (second tab, after a login): continues with the hold while it lasts. */
function HeldPayment() {
  const { data, error } = useHeldCartQuery({ fetchPolicy: 'no-cache' });
  if (error) throw error;
  if (!data)
    return (
      <Loading label={t.loading()}>
        <Skeleton className="h-96" />
      </Loading>
    );
  const held = heldState(data.latestCart, customerId());
  return held ? <Navigate to="/payment" replace state={held} /> : <NoPayment />;
}

function Payment({ handover }: { handover: PaymentHandover }) {
  const [state, setState] = useState(handover);
  const shopId = state.orderPayload.restaurantId;
  const { data, error, refetch } = usePaymentPageQuery({ variables: { shopId } });
  const { data: meanwhile } = useCartMeanwhileQuery({ variables: { shopId }, fetchPolicy: 'network-only' });
  const saved = useSavedCards();
  const reportChoice = useChosenCard();
  const navigate = useNavigate();
  const client = useApolloClient();

  // Stores the payment in the navigation state, so that a reload finds it again and a customer who left during the
  // charge is led to the order once it is paid.
  const keep = (next: PaymentHandover) => {
    setState(next);
    void navigate('/payment', { replace: true, state: next });
  };
  const { step, dispatch, place, ask } = useCheckout({ state, remember: (payment) => keep({ ...state, ...payment }) });
  const { asking, askNow } = useConfirmation({
    step,
    dispatch,
    place,
    onOrder: (orderId) => {
      client.cache.evict({ id: client.cache.identify({ __typename: 'Cart', shop: { id: shopId } }) });
      void client.refetchQueries({ include: 'active' });
      void navigate(`/order/${orderId}`, { replace: true });
    },
  });

  const checkout = 'checkout' in step ? step.checkout : undefined;
  const settings = data?.paymentSettings;
  const answerBank = (approve: boolean) => {
    if (!checkout || !settings) return;
    const { clientSecret, intentId } = checkout;
    const { publishableKey } = settings;
    void ask(intentId, 'bankAnswered', () => answerBankConfirmation({ publishableKey, clientSecret, approve }));
  };

  // Only the card form needs the payment settings; a payment already made is confirmed without them.
  const fault = error && !data && showsCard(step) ? error : undefined;
  const shown: CheckoutStep = fault ? { name: 'unreachable', message: errorMessage(fault) } : step;
  const summary = toSummary(state, data?.shop, step, meanwhile?.cart);
  const cartHref = `/cart/${shopId}`;
  return (
    <div className="grid gap-4 md:gap-6">
      <div className="grid gap-1 max-md:has-[a]:-mt-5">
        {/* Other steps have a link of their own, except while the card is charged and after the payment. */}
        {(shown.name === 'opening' || shown.name === 'unreachable' || shown.name === 'card') && (
          <TextLink href={cartHref} tone="quiet" className="inline-flex min-h-11 items-center gap-1 justify-self-start">
            <ChevronLeft aria-hidden="true" className="size-5" />
            {t.cart()}
          </TextLink>
        )}
        <h1 className="text-3xl md:text-5xl">{t.title()}</h1>
      </div>
      <div className="grid gap-4 md:gap-6 lg:grid-cols-[5fr_7fr] lg:items-start lg:gap-10">
        <Summary {...summary} step={shown} onHoldEnd={() => dispatch({ type: 'holdEnded' })} />
        <Step
          step={shown}
          totalCents={summary.totalCents}
          cartHref={cartHref}
          asking={asking}
          onRetry={() => {
            if (fault) void refetch();
            dispatch({ type: 'openAgain' });
            askNow();
          }}
          onAlternative={() => {
            if (step.name === 'refused') keep(withAlternative(state, step.refusal));
            dispatch({ type: 'openAgain' });
          }}
        >
          {checkout && settings && saved.known ? (
            <CardEntry
              settings={settings}
              clientSecret={checkout.clientSecret}
              shopName={data.shop.name}
              saved={saved}
              busy={step.name !== 'card'}
              error={step.name === 'card' ? step.message : undefined}
              advice={step.name === 'card' && step.declined ? t.afterDecline() : undefined}
              totalCents={checkout.totalCents}
              onPay={(choice, charge) =>
                void ask(checkout.intentId, 'pay', () => reportChoice(checkout.intentId, choice, charge))
              }
            />
          ) : (
            <Skeleton className="h-96" />
          )}
        </Step>
      </div>
      <BankConfirmation
        open={step.name === 'bank'}
        amountCents={summary.totalCents}
        shopName={summary.shopName ?? ''}
        onConfirm={() => answerBank(true)}
        onRefuse={() => answerBank(false)}
      />
    </div>
  );
}

interface StepProps {
  step: CheckoutStep;
  totalCents: number;
  cartHref: string;
  asking: boolean;
  onRetry: () => void;
  onAlternative: () => void;
  /** Card form. */
  children: ReactNode;
}

function Step({ step, totalCents, cartHref, asking, onRetry, onAlternative, children }: StepProps) {
  if (showsCard(step)) return children;
  const toCart = (
    <a href={cartHref} className={buttonStyles({ tone: 'quiet' })}>
      {t.toCart()}
    </a>
  );
  switch (step.name) {
    case 'unreachable':
      return <ErrorState text={step.message} onRetry={onRetry} />;
    case 'refused': {
      const { message, advice, nextWindow, newTotalCents, otherDay } = explain(step.refusal);
      return (
        <Panel message={message} advice={advice}>
          {nextWindow && <Button onClick={onAlternative}>{withFigures(t.take(nextWindow))}</Button>}
          {newTotalCents !== undefined && (
            <Button onClick={onAlternative}>{withFigures(t.continueAt(newTotalCents))}</Button>
          )}
          {otherDay ? <LinkButton href={cartHref}>{t.otherDay()}</LinkButton> : toCart}
        </Panel>
      );
    }
    case 'expired':
      return (
        <Panel message={t.expired()} advice={t.heldTenMinutes()}>
          <Button onClick={onRetry}>{t.reserveAgain()}</Button>
          {toCart}
        </Panel>
      );
    case 'confirming':
      return <Confirming totalCents={totalCents} trouble={step.trouble} asking={asking} onRetry={onRetry} />;
    case 'refunded':
      return (
        // The customer was charged, so the refunded amount comes first.
        <Panel heading={t.refunded(totalCents)} tone="neutral" message={step.message} advice={t.onYourCard()}>
          {toCart}
        </Panel>
      );
    default:
      return (
        <Loading label={t.reserving()}>
          <Skeleton className="h-96" />
        </Loading>
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

type ConfirmingProps = Pick<StepProps, 'totalCents' | 'asking' | 'onRetry'> & { trouble: string | undefined };

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

function NoPayment() {
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

/** Returns a function that sends the chosen card to the server before the charge, when the server has to know it. */
function useChosenCard() {
  const [chooseCard] = useChooseCardMutation();
  /** Payment for which the server already knows a card choice, so that later choices must be sent too. */
  const reported = useRef<string>(undefined);
  return async (intentId: string, choice: Choice, charge: () => Promise<CardAnswer>): Promise<CardAnswer> => {
    if (choice.keep || choice.cardId !== undefined || reported.current === intentId) {
      reported.current = intentId;
      try {
        await chooseCard({ variables: { input: { intentId, ...choice } } });
      } catch (error) {
        return { status: 'failed', message: `${errorMessage(error)} ${t.nothingCharged()}` };
      }
    }
    return charge();
  };
}

/** Attempts without a message, because the provider's confirmation often arrives a moment late. */
const SILENT_TRIES = 3;

interface Waiting {
  step: CheckoutStep;
  dispatch: Dispatch<CheckoutEvent>;
  place: (intentId: string) => Promise<PlaceOrderAnswer>;
  onOrder: (orderId: string) => void;
}

function useConfirmation({ step, dispatch, place, onOrder }: Waiting) {
  const [asking, setAsking] = useState(false);
  const wake = useRef<() => void>(undefined);
  const intentId = step.name === 'confirming' ? step.intentId : null;

  const confirm = useEffectEvent(async (paid: string, isOver: () => boolean) => {
    const outcome = await awaitOrder({
      isOver,
      place: async () => {
        setAsking(true);
        return place(paid).finally(() => setAsking(false));
      },
      wait: (attempt) =>
        Promise.race([nextChance(backOffMs(attempt)), new Promise<void>((end) => (wake.current = end))]),
      onTrouble: (attempt, reason) => {
        if (reason instanceof Error) dispatch({ type: 'stillUnconfirmed', trouble: errorMessage(reason) });
        else if (attempt > SILENT_TRIES) dispatch({ type: 'stillUnconfirmed', trouble: refusalMessage(reason) });
      },
    });
    if (!outcome) return;
    if ('orderId' in outcome) onOrder(outcome.orderId);
    else dispatch({ type: 'refunded', message: outcome.refunded });
  });

  useEffect(() => {
    if (intentId === null) return;
    let over = false;
    void confirm(intentId, () => over);
    return () => {
      over = true;
      wake.current?.();
    };
  }, [intentId]);

  return { asking, askNow: () => wake.current?.() };
}
