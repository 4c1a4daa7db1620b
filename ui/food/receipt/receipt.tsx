import { formatEuros } from '../../base/price/format-euros';
import type { AppliedMealDeal } from '../meal-deals/applied-meal-deal';
import { struckOut } from '../refund-lines/refunded-mark';
import { refundedPieces } from '../refund-lines/refunded-mark.texts';
import { chosenRows, type OrderLine } from '../selections/selections';
import { Paper, PaperRow, Rule } from './paper';
import * as t from './receipt.texts';

export interface ReceiptLine extends OrderLine {
  /** Price of a piece, before meal deals. */
  unitCents: number;
}

export interface VatLine {
  rate: string;
  taxCents: number;
}

export interface ReceiptProps {
  shop: { name: string; address: string; phone?: string };
  orderId: string;
  date: string;
  customer: { name: string; phone?: string };
  lines: readonly ReceiptLine[];
  notes?: string;
  /** @default none */
  mealDeals?: readonly AppliedMealDeal[];
  serviceChargeCents: number;
  totalCents: number;
  /** Refunded part of the total, in integer cents. @default 0 */
  refundCents?: number;
  paymentMethod?: string;
  vat?: readonly VatLine[];
  token: string;
  pickupWindow: string;
  /** Closing line of the receipt. @default 'Merci et à bientôt !' */
  farewell?: string;
  /** Marks the receipt as a duplicate, required on every further copy. */
  duplicate?: boolean;
}

function Line({ quantity, name, nameLang, unitCents, refunded = 0, selections }: ReceiptLine) {
  return (
    <li>
      <div className={struckOut({ quantity, refunded })}>
        <PaperRow
          label={<span lang={nameLang ?? 'fr'}>{t.line({ quantity, name })}</span>}
          value={formatEuros(quantity * unitCents)}
        />
      </div>
      {refunded > 0 && <p className="ps-[2ch] font-bold">{refundedPieces({ refunded, quantity })}</p>}
      <ul className="ps-[2ch]">
        {chosenRows(selections).map(({ label, values }, row) => (
          <li key={row} className="ps-[2ch] -indent-[2ch] wrap-anywhere">
            {t.selection({ label, values: values.map(({ text, extra }) => text + extra) })}
          </li>
        ))}
      </ul>
    </li>
  );
}

function Head({ shop, orderId, date, customer, duplicate }: ReceiptProps) {
  return (
    <>
      <header className="text-center">
        <p lang="fr" className="text-strip-total leading-tight font-bold wrap-anywhere">
          {shop.name}
        </p>
        <p lang="fr" className="wrap-anywhere">
          {shop.address}
        </p>
        {shop.phone && <p>{t.shopPhone(shop.phone)}</p>}
      </header>
      {duplicate && <p className="border border-current text-center font-bold tracking-stamp">{t.duplicate()}</p>}
      <div>
        <p className="wrap-anywhere">{t.order(orderId)}</p>
        <p>{t.date(date)}</p>
        <p className="wrap-anywhere">{t.customer(customer.name)}</p>
        {customer.phone && <p>{t.customerPhone(customer.phone)}</p>}
      </div>
    </>
  );
}

function Foot({ token, pickupWindow, farewell = t.farewell() }: ReceiptProps) {
  return (
    <footer className="grid gap-[0.9em] text-center">
      <div>
        <p>{t.yourNumber()}</p>
        <p translate="no" className="text-strip-number leading-none font-bold">
          {token}
        </p>
      </div>
      <p>
        {t.pickup()}
        <br />
        <b translate="no">{pickupWindow}</b>
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{farewell}</p>
    </footer>
  );
}

/** Customer's receipt on 58 mm paper, for the screen and for printing (specification 6.1). */
export function Receipt(props: ReceiptProps) {
  const { orderId, lines, notes, serviceChargeCents, totalCents, paymentMethod, vat = [] } = props;
  const { mealDeals = [], refundCents = 0 } = props;
  return (
    <Paper label={t.receiptOf(orderId)}>
      <Head {...props} />
      <Rule />
      <ul className="grid gap-[0.5em]">
        {lines.map((line) => (
          <Line key={line.id} {...line} />
        ))}
      </ul>
      <p className="wrap-anywhere">{t.notes(notes)}</p>
      <Rule />
      <div>
        {mealDeals.map((deal) => (
          <PaperRow
            key={deal.mealDealId}
            label={<span lang={deal.nameLang ?? 'fr'}>{deal.quantity > 1 ? t.line(deal) : deal.name}</span>}
            value={`−${formatEuros(deal.cents)}`}
          />
        ))}
        {serviceChargeCents > 0 && <PaperRow label={t.serviceCharge()} value={formatEuros(serviceChargeCents)} />}
        {refundCents > 0 && (
          <>
            <PaperRow label={t.total()} value={formatEuros(totalCents)} />
            <PaperRow label={t.refunded()} value={`−${formatEuros(refundCents)}`} />
          </>
        )}
        <div className="text-strip-total leading-tight font-bold">
          <PaperRow label={refundCents > 0 ? t.remaining() : t.total()} value={formatEuros(totalCents - refundCents)} />
        </div>
        {vat.map(({ rate, taxCents }) => (
          <PaperRow key={rate} label={t.vat(rate)} value={formatEuros(taxCents)} />
        ))}
        <p>{paymentMethod ? t.paidBy(paymentMethod) : t.toPay()}</p>
      </div>
      <Rule />
      <Foot {...props} />
    </Paper>
  );
}
