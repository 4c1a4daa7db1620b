export type OrderStatus = 'PREPARING' | 'READY' | 'COLLECTED' | 'NO_SHOW' | 'CANCELLED';

/** What it is called on pages, on the board and in REST answers. */
export const orderStatusLabels = {
  PREPARING: 'Préparation',
  READY: 'Prêt à être récupéré',
  COLLECTED: 'Livré',
  NO_SHOW: 'Non-présenté',
  CANCELLED: 'Annulée',
} satisfies Record<OrderStatus, string>;

/** Whether it still waits for somebody. */
export function isOpen(status: OrderStatus): boolean {
  return status === 'PREPARING' || status === 'READY';
}
