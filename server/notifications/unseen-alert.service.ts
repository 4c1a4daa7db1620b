import type { EntityManager } from '@mikro-orm/postgresql';
import { language } from '../../texts/language.texts';
import { Account } from '../accounts/account.entity';
import { inLanguageOf } from '../accounts/account-language';
import { type Foot, layOut, type Letter } from '../mail/mail-layout';
import type { Mailer } from '../mail/mailer';
import { leftToGiveBack } from '../orders/left-to-give-back';
import { Order } from '../orders/order.entity';
import { isUnseen } from '../orders/unseen';
import type { Jobs } from '../queue';
import type { BoardPresenceService } from './board-presence.service';
import type { Sms } from './sms';
import * as t from './unseen.texts';

/** Writes to owners about orders nobody has seen. */
export class UnseenAlertService {
  constructor(
    private readonly em: EntityManager,
    private readonly boards: BoardPresenceService,
    private readonly mailer: Mailer,
    private readonly foot: Foot,
    /** Null where no text messages are configured. */
    private readonly sms: Sms | null,
  ) {}

  /** Mails the owner, unless the order was seen meanwhile. Throws when the mail server refuses, so that the job is retried. */
  async mail({ orderId, step }: Jobs['unseenMail']): Promise<void> {
    const em = this.em.fork();
    const order = await em.findOneOrFail(Order, { id: orderId }, { populate: ['shop', 'window'] });
    const owner = await em.findOneOrFail(Account, { id: order.shop.id });
    const isOver = step === 'CANCEL';
    if (owner.removedAt !== null || (!isOver && !isUnseen(order))) return;
    const isAway = !isOver && (await this.boards.isAway(order.shop.id));
    const refundCents = isOver ? await leftToGiveBack(em, order) : 0;
    await inLanguageOf(owner, () => {
      const letter: Letter = {
        ...(isOver ? calledOff(order, refundCents) : waiting(order, isAway)),
        name: owner.name,
        action: { label: t.openBoard(), href: `${this.foot.publicUrl}/ownerorders` },
        notes: [t.settings(`${this.foot.publicUrl}/reglages/alertes`)],
      };
      return this.mailer.send({ to: owner.email, ...layOut(letter, this.foot) });
    });
  }

  /** The same as a text message. */
  async text(orderId: string): Promise<void> {
    const em = this.em.fork();
    const order = await em.findOneOrFail(Order, { id: orderId });
    const phone = await ownerPhone(em, order.shop.id);
    const owner = await em.findOneOrFail(Account, { id: order.shop.id });
    if (!this.sms || phone === null || owner.removedAt !== null || !isUnseen(order)) return;
    const board = `${this.foot.publicUrl}/ownerorders`;
    await this.sms.send(
      phone,
      inLanguageOf(owner, () => t.sms({ token: order.token, board })),
    );
  }
}

/** Number a shop's owner is reached at: the owner's own, else the counter's; null where there is none. */
export async function ownerPhone(em: EntityManager, shopId: string): Promise<string | null> {
  const [row] = await em.execute<{ phone: string | null }[]>(
    'select coalesce(a.phone, s.phone) as phone from shop s join account a on a.id = s.id where s.id = ?',
    [shopId],
  );
  return row?.phone ?? null;
}

type Words = Pick<Letter, 'subject' | 'preview' | 'title' | 'paragraphs'>;

function waiting(order: Order, away: boolean): Words {
  const { token, nameRead: customer, shop, window } = order;
  const minutes = shop.cancelUnseenMinutes;
  const [from, until] = [clock(window.startsAt, shop.zone), clock(window.endsAt, shop.zone)];
  return {
    subject: t.waitingSubject(token),
    preview: t.waitingPreview({ customer, from, until }),
    title: t.waitingTitle(),
    paragraphs: [
      t.waiting({ token, customer, from, until }),
      ...(away ? [t.noBoard()] : []),
      ...(minutes === null ? [] : [t.willBeCancelled(minutes)]),
    ],
  };
}

function calledOff({ token, nameRead: customer }: Order, cents: number): Words {
  return {
    subject: t.cancelledSubject(token),
    preview: t.paused(),
    title: t.cancelledTitle(),
    paragraphs: [t.cancelled({ token, customer, cents }), t.resume()],
  };
}

function clock(at: Date, zone: string): string {
  return new Intl.DateTimeFormat(language(), { timeZone: zone, timeStyle: 'short' }).format(at);
}
