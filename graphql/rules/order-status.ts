import * as t from './order-status.texts';

export type OrderStatus = 'PREPARING' | 'READY' | 'COLLECTED' | 'NO_SHOW' | 'CANCELLED';

/** What it is called on pages, on the board and in REST answers. */
export const orderStatusLabels = {
  PREPARING: t.preparing,
  READY: t.ready,
  COLLECTED: t.collected,
  NO_SHOW: t.noShow,
  CANCELLED: t.cancelled,
} satisfies Record<OrderStatus, () => string>;

/** Whether it still waits for somebody. */
export function isOpen(status: OrderStatus): boolean {
  return status === 'PREPARING' || status === 'READY';
}
