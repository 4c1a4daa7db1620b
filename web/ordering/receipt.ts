import type { ReceiptProps, VatLine } from '../../ui/food/receipt/receipt';
import { refundTotals, remainingLines } from '../../graphql/rules/refunds';
import type { OrderStatus } from '../../graphql/rules/order-status';
import { language } from '../../texts/language.texts';
import { formatDateTime } from '../page/moments';
import { whereabouts } from '../shops/shop-facts';
import { refundOf, type RefundedOrder } from './after-order';
import { lineSelections, type Choices } from './line-selections';
import * as t from './ordering.texts';
import { pickupText } from './pickup-days';

interface TaxedLine {
  lineCents: number;
  /** VAT rate in thousandths: 55 is 5.5 %. */
  vatRate: number;
}

export interface ReceiptOrder extends RefundedOrder {
  id: string;
  token: string;
  source: 'ONLINE' | 'COUNTER';
  status: OrderStatus;
  customerName: string;
  customerPhone: string | null;
  createdAt: string;
  feeCents: number;
  totalCents: number;
  window: { day?: string | null; pickupWindow: string };
  shop: {
    name: string;
    address: string;
    postcode: string;
    city: string;
    zone: string;
    phone: string | null;
    receiptText: string;
  };
  lines: readonly (TaxedLine & {
    id: string;
    name: string;
    nameLang?: string | null;
    quantity: number;
    note: string;
    choices: Choices;
  })[];
}

export function toReceipt(order: ReceiptOrder): ReceiptProps {
  const { shop, lines, refunds, cancellation } = order;
  const { piecesOf } = refundTotals(refunds);
  return {
    shop: { name: shop.name, address: whereabouts(shop).address, phone: shop.phone ?? undefined },
    orderId: order.token,
    date: formatDateTime(order.createdAt, shop.zone),
    customer: { name: order.customerName, phone: order.customerPhone ?? undefined },
    lines: lines.map(({ id, name, nameLang, quantity, lineCents, choices }) => ({
      id,
      name,
      nameLang,
      quantity,
      lineCents,
      refunded: piecesOf(id),
      selections: lineSelections(choices, ''),
    })),
    notes: notesOf(lines),
    serviceChargeCents: order.feeCents,
    totalCents: order.totalCents,
    refundCents: refundOf(order),
    paymentMethod: paymentMethod(order),
    vat: cancellation?.refundCents ? [] : vatLines(remainingLines(lines, refunds)),
    token: order.token,
    pickupWindow: pickupText(order.window),
    ...(shop.receiptText && { farewell: shop.receiptText }),
  };
}

/**
 * The customer's notes, each with its item; undefined without notes, for which the receipt prints « None »
 * (specification 6.1).
 */
function notesOf(lines: ReceiptOrder['lines']): string | undefined {
  const notes = lines.filter(({ note }) => note !== '').map(({ name, note }) => t.noteOn({ name, note }));
  return notes.length > 0 ? notes.join(' · ') : undefined;
}

/** VAT included in the lines, per rate; rounded once per rate, as on a till receipt. */
export function vatLines(lines: readonly TaxedLine[]): VatLine[] {
  const gross = new Map<number, number>();
  for (const { vatRate, lineCents } of lines) gross.set(vatRate, (gross.get(vatRate) ?? 0) + lineCents);
  return [...gross]
    .filter(([rate, cents]) => rate > 0 && cents > 0)
    .sort(([one], [other]) => one - other)
    .map(([rate, cents]) => ({
      rate: t.percent((rate / 10).toLocaleString(language())),
      taxCents: Math.round((cents * rate) / (1000 + rate)),
    }));
}

export function paymentMethod({ source, status }: Pick<ReceiptOrder, 'source' | 'status'>): string | undefined {
  if (source === 'ONLINE') return t.paidByCard();
  return status === 'COLLECTED' ? t.paidAtCounter() : undefined;
}
