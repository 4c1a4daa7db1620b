import * as t from './order-status.texts';

export type OrderStatus = 'PREPARING' | 'READY' | 'COLLECTED' | 'NO_SHOW' | 'CANCELLED';

/** Labels of the statuses on pages, on the board and in REST answers. */
export const orderStatusLabels = {
  PREPARING: t.preparing,
  READY: t.ready,
  COLLECTED: t.collected,
  NO_SHOW: t.noShow,
  CANCELLED: t.cancelled,
} satisfies Record<OrderStatus, () => string>;

/** Whether the order is still to be prepared or collected. */
export function isOpen(status: OrderStatus): boolean {
  return status === 'PREPARING' || status === 'READY';
}
