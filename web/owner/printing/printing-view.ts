import type { PrintingPageQuery } from '../../../graphql/generated/owner/printing';
import type { KitchenTicketProps } from '../../../ui/food/receipt/kitchen-ticket';

interface Dated {
  id: string;
  createdAt: string;
}

export function latestOf(orders: readonly Dated[]): string | undefined {
  const [latest] = [...orders].sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt));
  return latest?.id;
}

export function toKitchenTicket({ kitchenTicket }: PrintingPageQuery['order']): KitchenTicketProps | undefined {
  if (!kitchenTicket) return undefined;
  const { token, day, from, until, customerName, orderedAt, portions, cancelled, ...rest } = kitchenTicket;
  const { count, shopName, duplicate } = rest;
  return { token, day, from, until, customerName, date: orderedAt, portions, cancelled, count, shopName, duplicate };
}
