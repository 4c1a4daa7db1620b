import type { ReceiptOrderFragment } from '../../graphql/generated/shared/receipt.fragments';
import { containedVat } from '../../graphql/rules/contained-vat';
import type { ReceiptProps, VatLine } from '../../ui/food/receipt/receipt';
import { refundTotals, remainingLines } from '../../graphql/rules/refunds';
import { language } from '../../graphql/texts/language.texts';
import { formatDateTime } from '../page/moments';
import { whereabouts } from '../shops/shop-facts';
import { refundOf } from './after-order';
import { lineSelections } from './line-selections';
import * as t from './ordering.texts';
import { pickupText } from './pickup-days';

type Line = ReceiptOrderFragment['lines'][number] & { nameLang?: string | null };
type Order = Omit<ReceiptOrderFragment, 'lines'> & { lines: readonly Line[] };

export function toReceipt(order: Order): ReceiptProps {
  const { shop, lines, refunds, cancellation } = order;
  const { piecesOf } = refundTotals(refunds);
  return {
    shop: { name: shop.name, address: whereabouts(shop).address, phone: shop.phone ?? undefined },
    orderId: order.token,
    date: formatDateTime(order.createdAt, shop.zone),
    customer: { name: order.customerName, phone: order.customerPhone ?? undefined },
    lines: lines.map(({ id, name, nameLang, quantity, unitCents, choices }) => ({
      id,
      name,
      nameLang,
      quantity,
      unitCents,
      refunded: piecesOf(id),
      selections: lineSelections(choices, ''),
    })),
    notes: notesOf(lines),
    mealDeals: order.mealDeals,
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

/** The customer's notes with their items; undefined without notes, printed as « None » (specification 6.1). */
function notesOf(lines: readonly Line[]): string | undefined {
  const notes = lines.filter(({ note }) => note !== '').map(({ name, note }) => t.noteOn({ name, note }));
  return notes.length > 0 ? notes.join(' · ') : undefined;
}

/** VAT contained in what the lines cost, per rate. */
export function vatLines(lines: readonly Pick<Line, 'lineCents' | 'vatRate'>[]): VatLine[] {
  return containedVat(lines).map(({ rate, taxCents }) => ({
    rate: t.percent((rate / 10).toLocaleString(language())),
    taxCents,
  }));
}

export function paymentMethod({ source, status }: Pick<Order, 'source' | 'status'>): string | undefined {
  if (source === 'ONLINE') return t.paidByCard();
  return status === 'COLLECTED' ? t.paidAtCounter() : undefined;
}
