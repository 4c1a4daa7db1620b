import { orderStatusLabels, type OrderStatus } from '../../food/order-status/order-status';
import type { LineSelections } from '../../food/selections/selections';

export interface OwnerOrderLine {
  id: string;
  quantity: number;
  name: string;
  /** One portion with its supplements. */
  unitCents: number;
  selections?: LineSelections;
}

export interface OwnerOrder {
  id: string;
  token: string;
  status: OrderStatus;
  customerName: string;
  /** 'H:MM AM - H:MM PM', as the shop spells it. */
  pickupWindow: string;
  /** The day of the window, as text: « samedi 21 novembre ». */
  dayText: string;
  /** When it was ordered, as text: « 21 novembre 2026 à 11:42 ». */
  orderDate: string;
  lines: readonly OwnerOrderLine[];
  /** For the whole order. */
  notes?: string;
  serviceChargeCents: number;
  totalCents: number;
  /** « Carte bancaire »; without it the order is to be paid at the counter. */
  paymentMethod?: string;
}

/** Which orders are listed; `ALL` takes no notice of the status. */
export type StatusFilter = OrderStatus | 'ALL';

export const statusFilters: readonly { value: StatusFilter; label: string }[] = [
  { value: 'ALL', label: 'Tous les statuts' },
  ...(Object.keys(orderStatusLabels) as OrderStatus[]).map((value) => ({ value, label: orderStatusLabels[value] })),
];

/** What a select field hands over, as one of the filters. */
export function statusFilterOf(value: string): StatusFilter {
  return statusFilters.find((filter) => filter.value === value)?.value ?? 'ALL';
}

/** « 1 commande », « 512 commandes ». */
export function orderCountText(count: number): string {
  return `${count.toLocaleString('fr-FR')} ${count > 1 ? 'commandes' : 'commande'}`;
}
