import { allergensText, type Declared } from '../../../graphql/rules/allergens';
import { containedVat } from '../../../graphql/rules/contained-vat';
import { refundTotals, remainingLines, type OrderRefund } from '../../../graphql/rules/refunds';
import { language } from '../../../graphql/texts/language.texts';
import { langOf } from '../../locale';
import type { Letter } from '../../mail/mail-layout';
import type { Bill, Fact } from '../../mail/mail-parts';
import { appliedMealDeals, type StoredMealDeal } from '../../menus/meal-deal.entity';
import type { ChosenGroup } from '../../menus/options/selections';
import { formatLaterDay } from '../../pickup/later-day';
import { pickupDayText } from '../order-day';
import { inPreparationOrder, optionLabel } from '../../../graphql/rules/option-groups';
import { formatEuros } from '../../money';
import * as t from './order-mails.texts';
import type { CalledOff, Contested } from './order-mails.texts';
import { requestedOrWithBank } from './refund-mails.texts';

export interface MailedOrder {
  token: string;
  customerName: string;
  window: { startsAt: Date; endsAt: Date; day?: string | null };
  shop: { name: string; address: string; postcode: string; city: string; phone: string | null; zone: string };
  /** Whether the order was placed for a later day. */
  ahead?: boolean;
  /** Whether the order was moved from a day that closed. */
  moved?: boolean;
  /** Until when the customer may cancel; null when that was over at placement or the status does not allow it. */
  cancelUntil: Date | null;
  heldUntil: Date;
  mealDeals: readonly StoredMealDeal[];
  feeCents: number;
  totalCents: number;
  /** @default none */
  refunds?: readonly OrderRefund[];
  lines: readonly (Declared & {
    id: string;
    name: string;
    quantity: number;
    /** Price of a piece, before meal deals. */
    unitCents: number;
    /** What the line cost. */
    lineCents: number;
    vatRate: number;
    choices: readonly ChosenGroup[];
    note: string;
    nameLang?: string;
    choicesLang?: string;
  })[];
}

/** Facts of a cancelled order for its customer. */
interface MailedCancellation extends CalledOff {
  name: string;
  /** 0 where nothing was paid. */
  refundCents: number;
  /** Whether the bank decides about the payment, or has returned it. */
  isWithBank: boolean;
}

/** Builds a letter about an order; `page` is the URL of the order's page for the reader. */
type OrderLetter = (order: MailedOrder, page: string) => Letter;

/** Confirmation mail: what the customer needs at the counter, and what was paid. */
export const confirmationLetter: OrderLetter = (order, page) => ({
  ...(order.moved ? t.moved : t.confirmed)(placed(order)),
  ...atCounter(order),
  action: { label: t.followOrder(), href: page },
  bill: billOf(order),
  notes: [kept(order), t.appointment(), ...cancellable(order)],
});

export const eveningLetter: OrderLetter = (order, page) => ({
  ...t.tomorrow(placed(order)),
  ...atCounter(order),
  ...leadingTo(page),
  notes: [kept(order), ...cancellable(order)],
});

/** Mail when the shop does not open on the order's day: the customer chooses another day or a refund. */
export const dayClosedLetter: OrderLetter = (order, page) => ({
  ...t.dayClosed(placed(order)),
  name: order.customerName,
  ...leadingTo(page, t.choose()),
});

export const dayReopenedLetter: OrderLetter = (order, page) => ({
  ...t.dayReopened(placed(order)),
  name: order.customerName,
  ...leadingTo(page),
});

/** Mail that the order is ready; `account` is the page that switches such mails off, null for a guest. */
export function readyLetter(order: MailedOrder, page: string, account: string | null): Letter {
  return {
    ...t.ready(placed(order)),
    ...atCounter(order),
    ...leadingTo(page),
    notes: [kept(order), ...(account === null ? [] : [t.fewerMails(account)])],
  };
}

/** Mail that the order was marked as a no-show, which the customer may contest on `page` until `until`. */
export function noShowLetter(order: MailedOrder, until: Date, page: string): Letter {
  return {
    ...t.noShow({ ...placed(order), until: formatUntil({ ...order, ahead: true }, until) }),
    name: order.customerName,
    ...leadingTo(page, t.contest()),
  };
}

export function cancellationLetter(order: MailedCancellation, page: string): Letter {
  const { name, refundCents, isWithBank } = order;
  const { paragraphs, ...words } = t.calledOff(order);
  const refund = refundCents > 0 ? [requestedOrWithBank(refundCents, isWithBank)] : [];
  return { ...words, name, paragraphs: [...paragraphs, ...refund], ...leadingTo(page) };
}

/** Mail to the shop that a customer contests a no-show. */
export function contestLetter(contest: Contested, page: string): Letter {
  return { ...t.contested(contest), name: contest.shop, ...leadingTo(page, t.answer()) };
}

/** Mail to the customer with the shop's answer to their contest. */
export function contestAnswerLetter(contest: Contested, page: string): Letter {
  return { ...t.answered(contest), name: contest.customerName, ...leadingTo(page) };
}

const leadingTo = (href: string, label = t.seeOrder()) => ({ action: { label, href }, notes: [] });

const placed = (order: MailedOrder) => ({ token: order.token, shop: order.shop.name, window: formatWindow(order) });
const kept = (order: MailedOrder) => t.kept(formatUntil(order, order.heldUntil));
const cancellable = (order: MailedOrder) =>
  order.cancelUntil === null ? [] : [t.cancellable(formatUntil(order, order.cancelUntil))];

/** What the customer says and needs at the counter. */
function atCounter(order: MailedOrder) {
  const facts = [{ label: t.pickup(), text: formatWindow(order) }, ...whereabouts(order)];
  return { name: order.customerName, code: { label: t.yourNumber(), text: order.token }, facts };
}

function whereabouts({ shop: { name, address, postcode, city, phone } }: MailedOrder): Fact[] {
  return [
    { label: t.address(), text: `${name}, ${address}, ${postcode} ${city}`, lang: langOf() },
    ...(phone === null ? [] : [{ label: t.phone(), text: phone }]),
  ];
}

/** Formats a window in shop time: « mardi 24 novembre, de 12:15 à 12:30 », « Tuesday 24 November, 12:15–12:30 ». */
export function formatWindow({
  window,
  shop: { zone: timeZone },
}: Pick<MailedOrder, 'window'> & { shop: { zone: string } }): string {
  const time = timeIn(timeZone);
  const [from, to] = [time(window.startsAt), time(window.endsAt)];
  return t.window({ day: pickupDayText(window, timeZone), from, to });
}

/** Formats a time in shop time, with its day when that need not be the reader's today. */
function formatUntil({ shop: { zone }, ahead }: MailedOrder, until: Date): string {
  const time = timeIn(zone)(until);
  return ahead ? `${time}, ${formatLaterDay(zone, until)}` : time;
}

function timeIn(timeZone: string): (at: Date) => string {
  const time = new Intl.DateTimeFormat(language(), { timeZone, hour: '2-digit', minute: '2-digit' });
  return (at) => time.format(at);
}

/** Returns the receipt part of a mail: articles before meal deals, what those take off, and what was paid. */
export function billOf(order: Pick<MailedOrder, 'lines' | 'mealDeals' | 'feeCents' | 'totalCents' | 'refunds'>): Bill {
  const { lines, mealDeals, feeCents, totalCents, refunds = [] } = order;
  const { refundedCents, piecesOf } = refundTotals(refunds);
  const rate = (thousandths: number) => (thousandths / 10).toLocaleString(language());
  return {
    lines: lines.map(({ id, name, nameLang, quantity, unitCents, choices, choicesLang, note, ...declared }) => {
      const allergens = allergensText(declared);
      const refunded = piecesOf(id);
      const details = [
        { text: refunded > 0 ? t.refundedPieces({ refunded, quantity }) : '' },
        { text: chosen(choices).join(', '), lang: langOf(choicesLang) },
        { text: note && t.note(note) },
        { text: allergens && t.allergens(allergens) },
      ];
      return {
        quantity,
        isStruckOut: refunded >= quantity,
        name: { text: name, lang: langOf(nameLang) },
        details: details.filter(({ text }) => text !== ''),
        amount: formatEuros(quantity * unitCents),
      };
    }),
    sums: [
      ...appliedMealDeals(mealDeals).map(({ nameRead: name, nameLang, quantity, cents }) => ({
        label: quantity > 1 ? t.severalDeals({ name, quantity }) : name,
        lang: langOf(nameLang ?? undefined),
        amount: `−${formatEuros(cents)}`,
      })),
      { label: t.serviceCharge(), amount: formatEuros(feeCents) },
      { label: t.total(), amount: formatEuros(totalCents), isTotal: refundedCents === 0 },
      ...(refundedCents > 0
        ? [
            { label: t.refunded(), amount: `−${formatEuros(refundedCents)}` },
            { label: t.remaining(), amount: formatEuros(totalCents - refundedCents), isTotal: true },
          ]
        : []),
      ...containedVat(remainingLines(lines, refunds)).map((vat) => ({
        label: t.vat(rate(vat.rate)),
        amount: formatEuros(vat.taxCents),
      })),
    ],
  };
}

function chosen(choices: readonly ChosenGroup[]): string[] {
  return inPreparationOrder(choices).flatMap(({ groupId, options }) =>
    options.map((option) => {
      const name = optionLabel(groupId, option);
      return option.priceCents > 0 && groupId !== 'SIZE' ? t.extra({ name, priceCents: option.priceCents }) : name;
    }),
  );
}
