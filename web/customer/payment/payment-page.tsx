import { useApolloClient } from '@apollo/client/react';
import { useRef, useState, useEffect, useEffectEvent, type Dispatch } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import {
  useCartMeanwhileQuery,
  useHeldCartQuery,
  usePaymentPageQuery,
} from '../../../graphql/generated/customer/payment';
import { useChooseCardMutation } from '../../../graphql/generated/customer/saved-cards';
import { Loading, Skeleton } from '../../../ui/base/skeleton/skeleton';
import { errorMessage } from '../../page/faults';
import { customerId } from '../../session/session';
import { CardEntry, type Choice } from './card-entry';
import { readPaymentHandover, type PaymentHandover } from '../../ordering/order-payload';
import { useSavedCards } from '../../ordering/use-saved-cards';
import * as t from './payment.texts';
import { NoPayment, PaymentScreen } from './payment-screen';
import { heldState, paymentView, toSummary, withNextWindow, type PaymentView } from './payment-view';
import { answerBankConfirmation } from './sandbox-card';
import { useCheckout, type CardAnswer } from './use-checkout';
import { backOffMs } from '../../offline/back-off';
import { nextChance } from '../../offline/next-chance';
import { refusalMessage } from '../../page/refusals';
import { awaitOrder, type PlaceOrderAnswer } from './await-order';
import type { CheckoutEvent, CheckoutStep } from './checkout-steps';

/** Holds window and stock, charges the card and ends at the order (specification 4.6). */
export function PaymentPage() {
  const handover = readPaymentHandover(useLocation().state);
  // The browser's history may still contain another customer's state.
  return handover?.orderPayload.customerId === customerId() ? <Payment handover={handover} /> : <HeldPayment />;
}

/**
 * Payment page opened without coming from the cart (second tab, after a login): continues with the current hold while
 * it lasts.
 */
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
  const { data: meanwhile } = useCartMeanwhileQuery({ variables: { shopId } });
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

  const reached = paymentView(step);
  // Only the card form needs the payment settings; a payment already made is confirmed without them.
  const unreachable: PaymentView | undefined =
    error && !data && reached.kind === 'card' ? { kind: 'unreachable', message: errorMessage(error) } : undefined;
  return (
    <PaymentScreen
      view={unreachable ?? reached}
      summary={toSummary(state, data?.shop, step, meanwhile?.cart)}
      cartHref={`/cart/${shopId}`}
      bankAsks={step.name === 'bank'}
      asking={asking}
      onRetry={() => {
        if (unreachable) void refetch();
        dispatch({ type: 'openAgain' });
        askNow();
      }}
      onTakeNextWindow={() => {
        if (step.name === 'refused') keep(withNextWindow(state, step.refusal));
        dispatch({ type: 'openAgain' });
      }}
      onHoldEnd={() => dispatch({ type: 'holdEnded' })}
      onBankAnswer={answerBank}
    >
      {checkout && settings && saved.known && (
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
      )}
    </PaymentScreen>
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
