/** The life of an order (specification 5.1), as the server names it. */
export type OrderStatus = 'PREPARING' | 'READY' | 'COLLECTED' | 'NO_SHOW' | 'CANCELLED';

export const orderStatusLabels = {
  PREPARING: 'Préparation',
  READY: 'Prêt à être récupéré',
  COLLECTED: 'Livré',
  NO_SHOW: 'Non-présenté',
  CANCELLED: 'Annulée',
} satisfies Record<OrderStatus, string>;

export function isOpen(status: OrderStatus): boolean {
  return status === 'PREPARING' || status === 'READY';
}
