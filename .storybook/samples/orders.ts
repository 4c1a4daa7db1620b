import { fn } from 'storybook/test';
import type { OrderStatus } from '../../graphql/rules/order-status';
import type { BoardOrder } from '../../ui/food/order-board/board-order';
import { chosen } from './choices';

const tacos = {
  id: 'tacos',
  quantity: 1,
  name: 'Tacos 2 viandes',
  selections: {
    chosen: chosen({
      sot: ['salad', 'onion'],
      meats: ['Poulet mariné', 'Merguez'],
      sauces: ['Algérienne', 'Blanche'],
      fries: 'Frites',
      drink: 'Limonade 33 cl',
    }),
  },
};

export const sampleOrder: BoardOrder = {
  id: 'o-1',
  token: 'K7MQ2X',
  status: 'PREPARING',
  customerName: 'Camille Moreau',
  pickupWindow: '12:15 PM - 12:30 PM',
  timeLeft: 'dans 12 min',
  lines: [tacos, { id: 'brownie', quantity: 2, name: 'Brownie' }],
  totalCents: 1869,
};

export const longOrder: BoardOrder = {
  ...sampleOrder,
  customerName: 'Marie-Antoinette Vandenbroucke-Wolkenstein de La Rochefoucauld',
  lines: [{ ...tacos, name: 'Tacos gratiné aux trois fromages de Savoie, double portion généreusement garnie' }],
};

const names = ['Camille Moreau', 'Idris Benali', 'Léa Nguyen', 'Paul Dupont', 'Sofia Rossi'];
const status = (index: number): OrderStatus => (index < 26 ? 'PREPARING' : index < 36 ? 'READY' : 'COLLECTED');

export const rushOrders: readonly BoardOrder[] = Array.from({ length: 60 }, (_, index) => ({
  ...sampleOrder,
  id: `rush-${String(index)}`,
  token: `${'ABCDEFGHJK'[index % 10] ?? 'A'}${String(2000 + index * 37)}Z`,
  status: status(index),
  customerName: names[index % 5] ?? '',
  timeLeft: index === 0 ? '4 min de retard' : `dans ${String(index * 2)} min`,
  late: index === 0,
  unseen: index === 25,
  customerArriving: index === 35,
  lines:
    index % 3 === 0 ? sampleOrder.lines : [{ id: 'croissant', quantity: (index % 4) + 1, name: 'Croissant au beurre' }],
}));

/** What a card or a board of orders can be asked for. */
export const boardHandlers = {
  onAdvance: fn(),
  onMarkNoShow: fn(),
  onPrint: fn(),
  onPrintTicket: fn(),
  onCall: fn(),
  onMarkSoldOut: fn(),
  onUndo: fn(),
  onAcknowledge: fn(),
  onCancel: fn(),
};
