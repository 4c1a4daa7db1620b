import type { OrderStatus } from '../../graphql/rules/order-status';
import type { OwnerOrder } from '../../ui/owner/owner-orders-list/owner-order';
import { chosen } from './choices';

export const sampleOrder: OwnerOrder = {
  id: 'o-1',
  token: 'K7MQ2X',
  status: 'COLLECTED',
  customerName: 'Camille Moreau',
  pickupWindow: '12:15 PM - 12:30 PM',
  dayText: 'samedi 21 novembre',
  orderDate: '21 novembre 2026 à 11:42',
  lines: [
    {
      id: 'l-1',
      quantity: 1,
      name: 'Tacos 2 viandes',
      unitCents: 1250,
      selections: {
        chosen: chosen({ sot: ['salad', 'onion'], meats: ['Poulet mariné', 'Merguez'], sauces: ['Algérienne'] }),
      },
    },
    { id: 'l-2', quantity: 2, name: 'Croissant au beurre', unitCents: 130 },
  ],
  serviceChargeCents: 29,
  totalCents: 1539,
  paymentMethod: 'Carte bancaire',
};

const names = ['Camille Moreau', 'Idris Benali', 'Léa Nguyen', 'Paul Dupont', 'Comptoir'];
const statuses: OrderStatus[] = ['COLLECTED', 'COLLECTED', 'READY', 'PREPARING', 'COLLECTED', 'NO_SHOW', 'CANCELLED'];
const ALPHABET = 'ABCDEFGHJK';

export function manyOrders(count: number): OwnerOrder[] {
  return Array.from({ length: count }, (_, index) => {
    const name = names[index % names.length] ?? '';
    return {
      ...sampleOrder,
      id: `o-${String(index)}`,
      token: `${ALPHABET.charAt(index % 10)}${String(2000 + index * 37)}${ALPHABET.charAt((index * 3) % 10)}`,
      status: statuses[index % statuses.length] ?? 'COLLECTED',
      customerName: name,
      paymentMethod: name === 'Comptoir' ? undefined : 'Carte bancaire',
      serviceChargeCents: name === 'Comptoir' ? 0 : 29,
      totalCents: 480 + ((index * 137) % 3000),
    };
  });
}
