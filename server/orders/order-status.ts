import { registerEnumType } from 'type-graphql';
import { isOpen } from '../../graphql/rules/order-status';

export enum OrderStatus {
  PREPARING = 'PREPARING',
  READY = 'READY',
  COLLECTED = 'COLLECTED',
  NO_SHOW = 'NO_SHOW',
  CANCELLED = 'CANCELLED',
}
registerEnumType(OrderStatus, {
  name: 'OrderStatus',
  description: 'Where an order is in its life.',
  valuesConfig: {
    PREPARING: { description: 'In the kitchen.' },
    READY: { description: 'Waits on the counter.' },
    COLLECTED: { description: 'In the customer’s hands.' },
    NO_SHOW: { description: 'Nobody came.' },
    CANCELLED: { description: 'Called off; what was paid goes back.' },
  },
});

/**
 * All status transitions of an order (specification 5.1). The shop may make each of them, the customer may cancel while
 * it is in preparation, jobs cancel orders that nobody saw or whose day stays closed and collect what was left open. The
 * only way back is `reverseStep`, for 30 seconds.
 */
export const NEXT = {
  PREPARING: [OrderStatus.READY, OrderStatus.NO_SHOW, OrderStatus.CANCELLED],
  READY: [OrderStatus.COLLECTED, OrderStatus.NO_SHOW, OrderStatus.CANCELLED],
  COLLECTED: [],
  NO_SHOW: [],
  CANCELLED: [],
} satisfies Record<OrderStatus, OrderStatus[]>;

/** Next status set by the board's button (specification 7.1). */
export const ADVANCE: Partial<Record<OrderStatus, OrderStatus>> = {
  PREPARING: OrderStatus.READY,
  READY: OrderStatus.COLLECTED,
};

/** Seconds during which the owner's last step can be undone (specification 5.2). */
export const UNDO_SECONDS = 30;

export function mayBecome(from: OrderStatus, to: OrderStatus): boolean {
  return (NEXT[from] as OrderStatus[]).includes(to);
}

export const OPEN_STATUSES = Object.values(OrderStatus).filter(isOpen);
