import { OrderSummary } from '../../../ui/food/order-summary/order-summary';
import { RunningHold } from '../../shared/running-hold';
import type { PaymentSummary } from './payment-view';

interface SummaryProps extends PaymentSummary {
  /** Without it nothing is held (any more). */
  holdSeconds?: number;
  /** What became of the window, when it is no longer the customer's to have. */
  outcome?: 'lost' | 'refunded';
  onHoldEnd: () => void;
}

/** Where, when and how much. */
export function Summary(props: SummaryProps) {
  const { shopName, shopAddress, pickupWindow, totalCents, holdSeconds, outcome, onHoldEnd } = props;
  return (
    <OrderSummary
      shopName={shopName}
      address={shopAddress}
      pickupWindow={pickupWindow}
      pickupHint={outcome ? 'Ce créneau n’est plus disponible' : 'Aujourd’hui, retrait sur place'}
      totalCents={totalCents}
      outcome={outcome}
    >
      {holdSeconds !== undefined && <RunningHold key={holdSeconds} seconds={holdSeconds} onEnd={onHoldEnd} />}
    </OrderSummary>
  );
}
