import { OrderSummary } from '../../../ui/food/order-summary/order-summary';
import { RunningHold } from '../../shared/running-hold';
import type { PaymentSummary } from './payment-view';

interface SummaryProps extends PaymentSummary {
  /** Without it nothing is held (any more). */
  holdSeconds?: number;
  onHoldEnd: () => void;
}

/** Where, when and how much. */
export function Summary({ shopName, shopAddress, pickupWindow, totalCents, holdSeconds, onHoldEnd }: SummaryProps) {
  return (
    <OrderSummary
      shopName={shopName}
      address={shopAddress}
      pickupWindow={pickupWindow}
      pickupHint="Aujourd’hui, retrait sur place"
      totalCents={totalCents}
    >
      {holdSeconds !== undefined && <RunningHold key={holdSeconds} seconds={holdSeconds} onEnd={onHoldEnd} />}
    </OrderSummary>
  );
}
