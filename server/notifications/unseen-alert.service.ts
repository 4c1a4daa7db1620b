import type { EntityManager } from '@mikro-orm/postgresql';
import { language } from '../../graphql/texts/language.texts';
import { Account } from '../accounts/account.entity';
import { inLanguageOf } from '../accounts/account-language';
import type { LetterSender } from '../accounts/letter-sender';
import { refundableCents } from '../orders/refunds/refund-outcome';
import { Order } from '../orders/order.entity';
import { isUnseen } from '../orders/board/unseen';
import type { Jobs } from '../queue';
import type { BoardPresenceService } from './board-presence.service';
import type { Sms } from './sms';
import * as t from './unseen.texts';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { plainPhone } from '../../graphql/rules/phone';
import { toAlphabet } from '../../graphql/texts/base-letters';

/** Mails and text messages to owners about unseen orders. */
export class UnseenAlertService {
  constructor(
    private readonly em: EntityManager,
    private readonly boards: BoardPresenceService,
    private readonly letters: LetterSender,
    /** Null when no SMS gateway is configured. */
    private readonly sms: Sms | null,
  ) {}

  /** Mails the owner, unless the order was seen. Throws when the mail is rejected, so that the job is retried. */
  async mail({ orderId, step }: Jobs['unseenMail']): Promise<void> {
    const em = this.em.fork();
    const order = await em.findOneOrFail(Order, { id: orderId }, { populate: ['shop', 'window'] });
    const owner = await em.findOneOrFail(Account, { id: order.shop.id });
    const isOver = step === 'CANCEL';
    const group = isOver ? [order] : await unseenGroup(em, order);
    const [first, ...others] = group;
    if (owner.removedAt !== null || !first) return;
    const isAway = !isOver && (await this.boards.isAway(order.shop.id));
    const refundCents = isOver ? await refundableCents(em, order) : 0;
    const words = () => {
      const waiting = (one: Order) => waitingOf(one, isAway);
      if (isOver) return t.cancelled({ ...waiting(first), cents: refundCents });
      return others.length > 0 ? t.severalWaiting([waiting(first), ...others.map(waiting)]) : t.waiting(waiting(first));
    };
    const { publicUrl } = this.letters.foot;
    await this.letters.send(owner, () => ({
      ...words(),
      name: owner.name,
      action: { label: t.openBoard(), href: `${publicUrl}/ownerorders` },
      notes: [t.settings(`${publicUrl}/reglages/alertes`)],
    }));
  }

  /** Texts the owner, unless the order was seen. Throws when the gateway rejects it: the job is retried. */
  async text(orderId: string): Promise<void> {
    const em = this.em.fork();
    const order = await em.findOneOrFail(Order, { id: orderId });
    const phone = (await ownerMobile(em, order.shop.id))?.number ?? null;
    const owner = await em.findOneOrFail(Account, { id: order.shop.id });
    const group = await unseenGroup(em, order);
    const [first] = group;
    if (!this.sms || phone === null || owner.removedAt !== null || !first) return;
    const board = `${this.letters.foot.publicUrl}/ownerorders`;
    await this.sms.send(
      phone,
      inLanguageOf(owner, () => smsText(group.length > 1 ? t.severalSms(group.length) : t.sms(first.token), board)),
    );
  }
}

/** Returns the owner's, else the shop's, phone as typed and the first mobile number of them; null without any. */
export async function ownerMobile(em: EntityManager, shopId: string) {
  const [row] = await em.execute<{ phones: string[]; postcode: string }[]>(
    'select array_remove(array[a.phone, s.phone], null) as phones, s.postcode from shop s join account a on a.id = s.id where s.id = ?',
    [shopId],
  );
  const [typed] = row?.phones ?? [];
  if (!row || typed === undefined) return null;
  const numbers = row.phones.map((phone) => mobileNumber(phone, row.postcode));
  return { typed, number: numbers.find((number) => number !== null) ?? null };
}

/** Returns the orders recorded for the same mail that are still unseen, in the order they were placed. */
async function unseenGroup(em: EntityManager, { id, shop }: Order): Promise<Order[]> {
  const rows = await em.execute<{ id: string }[]>(
    `select o.id from order_alert a join order_alert mine on mine.order_id = ? and mine.step = 'MAIL' and mine.at = a.at
     join orders o on o.id = a.order_id where a.step = 'MAIL' and o.shop_id = ?`,
    [id, shop.id],
  );
  const recorded = { id: rows.map((row) => row.id) };
  const orders = await em.find(Order, recorded, { populate: ['shop', 'window'], orderBy: { createdAt: 'asc' } });
  return orders.filter(isUnseen);
}

function waitingOf({ token, nameRead: customer, shop, window, totalCents: cents }: Order, isAway: boolean) {
  const [from, until] = [clock(window.startsAt, shop.zone), clock(window.endsAt, shop.zone)];
  return { token, customer, from, until, cents, minutes: shop.cancelUnseenMinutes, isAway };
}

function clock(at: Date, zone: string): string {
  return new Intl.DateTimeFormat(language(), { timeZone: zone, timeStyle: 'short' }).format(at);
}

/** Countries with their own phone numbers, by the first digits of the postcode. */
const COUNTRIES: Partial<Record<string, CountryCode>> = {
  971: 'GP',
  972: 'MQ',
  973: 'GF',
  974: 'RE',
  975: 'PM',
  976: 'YT',
  977: 'BL',
  978: 'MF',
  980: 'MC',
  986: 'WF',
  987: 'PF',
  988: 'NC',
};
/** Countries that share the ten-digit numbers of France and dial each other's numbers in the same way. */
const FRENCH_NUMBERING: readonly CountryCode[] = ['FR', 'GP', 'MQ', 'GF', 'RE', 'YT'];

/** Returns a mobile number in E.164, as dialled at the shop's postcode; null for a landline or an invalid one. */
export function mobileNumber(typed: string, postcode: string): string | null {
  // A number of Réunion dialled as 0692… is often written « +33 692… » or « 0033 692… ».
  const national = plainPhone(typed)
    .replace(/^(?:\+|00) ?33[ .-]?0?(?=\d)/, '0')
    .replace(/^0 ?5 ?0 ?8[ .-]?(?=(?:[ .-]?\d){6}$)/, '+508');
  const own = COUNTRIES[postcode.slice(0, 3)] ?? 'FR';
  for (const country of [own, ...FRENCH_NUMBERING]) {
    const number = parsePhoneNumberFromString(national, { defaultCountry: country, extract: false });
    if (number?.isValid()) {
      const type = number.getType();
      if (type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE') return number.number;
      if (country === own) return null;
    }
  }
  // The library only knows ranges already assigned, but all of 06 and 07 are mobile.
  const digits = national.replace(/\D/g, '');
  return /^0[67]\d{8}$/.test(digits) ? `+33${digits.slice(1)}` : null;
}

// Default alphabet of 3GPP TS 23.038, and its extension, whose characters count twice.
const BASIC = /[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]/u;
const EXTENSION = /[\^{}\\[~\]|€]/u;
const LONGEST = 160;

/** Returns the length in septets of a text in the default alphabet. */
function septets(text: string): number {
  return [...text].reduce((sum, letter) => sum + (EXTENSION.test(letter) ? 2 : 1), 0);
}

/** Returns a sentence and a link as one text message; a link that does not fit is omitted, then the text cut. */
export function smsText(sentence: string, link: string): string {
  const text = toAlphabet(sentence, (letter) => BASIC.test(letter) || EXTENSION.test(letter));
  if (septets(`${text} ${link}`) <= LONGEST) return `${text} ${link}`;
  if (septets(text) <= LONGEST) return text;
  const letters = [...text];
  while (septets(letters.join('')) > LONGEST - 3) letters.pop();
  return `${letters.join('')}...`;
}
