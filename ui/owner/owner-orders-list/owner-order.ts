import { orderStatusLabels, type OrderStatus } from '../../../graphql/rules/order-status';
import type { AppliedMealDeal } from '../../food/meal-deals/applied-meal-deal';
import type { BoardLine } from '../../food/order-board/board-order';
import * as t from './owner-orders.texts';

export interface OwnerOrderLine extends Omit<BoardLine, 'itemId'> {
  unitCents: number;
}

export interface OwnerOrder {
  id: string;
  token: string;
  status: OrderStatus;
  customerName: string;
  pickupWindow: string;
  dayText: string;
  orderDate: string;
  lines: readonly OwnerOrderLine[];
  /** @default none */
  mealDeals?: readonly AppliedMealDeal[];
  serviceChargeCents: number;
  /** Card processing fee in integer cents and who pays it; undefined for counter orders. */
  paymentFee?: { cents: number; paidByShop: boolean };
  totalCents: number;
  refundCents?: number;
  paymentMethod?: string;
}

export type StatusFilter = OrderStatus | 'ALL';

export const statusFilters = (): { value: StatusFilter; label: string }[] => [
  { value: 'ALL', label: t.allStatuses() },
  ...(Object.keys(orderStatusLabels) as OrderStatus[]).map((value) => ({ value, label: orderStatusLabels[value]() })),
];

export function statusFilterOf(value: string): StatusFilter {
  return statusFilters().find((filter) => filter.value === value)?.value ?? 'ALL';
}
