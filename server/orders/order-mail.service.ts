import type { EntityManager } from '@mikro-orm/postgresql';
import { isOpen } from '../../graphql/rules/order-status';
import { Account, Role } from '../accounts/account.entity';
import { inLanguageOf } from '../accounts/account-language';
import type { Clock } from '../clock';
import { type Foot, layOut } from '../mail/mail-layout';
import type { Mail, Mailer } from '../mail/mailer';
import { cancellableUntil } from './cancellation';
import { sayReason } from './kept-reasons';
import { Cancellation } from './cancellation.entity';
import type { ClosedDaysService } from './closed-days.service';
import { leftToGiveBack } from './left-to-give-back';
import {
  cancellationLetter,
  confirmationLetter,
  contestAnswerLetter,
  contestLetter,
  dayClosedLetter,
  eveningLetter,
  type MailedOrder,
  readyLetter,
} from './order-mails';
import { calendarFile } from './order-mails.texts';
import { NoShowContest } from './no-show-contest.entity';
import { eveningBefore, isAhead, isOfFormerDay } from './order-day';
import { orderPage } from './order-links';
import { OrderStatus } from './order-status';
import { enqueue, type Jobs } from '../queue';
import { linesToRead, Order } from './order.entity';
import { OrderStep, StepAuthor } from './order-step.entity';
import { pickupCalendar } from '../../graphql/rules/pickup-calendar';

/** Message-ID of an order’s first mail; later ones refer to it. */
export const confirmationOf = (orderId: string) => `confirmed.${orderId}`;

/** Mails to customers about their orders; none for orders taken at the counter. */
export class OrderMailService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly mailer: Mailer,
    private readonly foot: Foot,
    private readonly closedDays: ClosedDaysService,
  ) {}

  /** To every customer, whatever mails they want. Throws when the mail server refuses, so that the job is retried. */
  async confirm(orderId: string): Promise<void> {
    const order = await this.order(orderId);
    // Cancelled meanwhile: the cancellation has its own mail.
    if (order.status === OrderStatus.CANCELLED && order.previousStatus === null) return;
    if (order.customer?.removedAt !== null) return;
    const { id, token, window, shop } = order;
    const page = await this.page(order, order.customer);
    await this.send(order.customer, () => ({
      ...layOut(confirmationLetter(asMailed(order), page), this.foot),
      ...(order.movedAt
        ? { about: `moved.${ofItsDay(order)}`, follows: confirmationOf(id) }
        : { about: confirmationOf(id) }),
      files: [
        {
          name: calendarFile(token),
          type: 'text/calendar; charset=utf-8; method=PUBLISH',
          content: pickupCalendar({
            orderId: id,
            token,
            startsAt: window.startsAt,
            endsAt: window.endsAt,
            now: this.clock.now(),
            shop: { name: shop.name, address: `${shop.address}, ${shop.postcode} ${shop.city}` },
            href: page,
          }),
        },
      ],
    }));
  }

  /** To a customer whose order is for tomorrow and still to come. Throws as above. */
  async eveningBefore(orderId: string, movedAt?: string): Promise<void> {
    const order = await this.order(orderId);
    const { customer, status, window, shop } = order;
    if (!isOpen(status) || window.startsAt <= this.clock.now() || customer?.removedAt !== null) return;
    if (isOfFormerDay(order, movedAt) || (await this.closedDays.isAsked(order))) return;
    const early = eveningBefore(shop.zone, window.startsAt).getTime() - this.clock.now().getTime();
    const again = { orderId, ...(movedAt && { movedAt }) };
    if (early > 0) return enqueue(this.em, 'eveningMail', again, { delay: early / 1000 });
    const page = await this.page(order, customer);
    await this.send(customer, () => ({
      ...layOut(eveningLetter(asMailed(order), page), this.foot),
      about: `evening.${ofItsDay(order)}`,
      follows: confirmationOf(orderId),
    }));
  }

  /** To a customer who may choose another day, or their money, as the shop does not open. Throws as above. */
  async dayClosed(orderId: string): Promise<void> {
    const order = await this.order(orderId);
    const { customer } = order;
    if (!(await this.closedDays.isAsked(order))) return this.closedDays.forget(order);
    if (customer?.removedAt !== null || !(await this.closedDays.until(order))) return;
    const page = await this.page(order, customer);
    await this.send(customer, () => ({
      ...layOut(dayClosedLetter(asMailed(order), page), this.foot),
      about: `closed.${ofItsDay(order)}`,
      follows: confirmationOf(orderId),
    }));
  }

  /** Only where it still stands ready by that very step, and to those who want mails about orders. Throws as above. */
  async ready(stepId: string): Promise<void> {
    const em = this.em.fork();
    const step = await em.findOneOrFail(OrderStep, { id: stepId });
    const order = await this.order(step.order.id);
    const latest = await em.findOneOrFail(OrderStep, { order: order.id }, { orderBy: { at: 'desc', id: 'desc' } });
    if (order.status !== OrderStatus.READY || latest.id !== stepId) return;
    if (order.customer?.removedAt !== null || !order.customer.mailAboutOrders) return;
    const page = await this.page(order, order.customer);
    const account = order.customer.role === Role.GUEST ? null : `${this.foot.publicUrl}/account`;
    await this.send(order.customer, () => ({
      ...layOut(readyLetter(asMailed(order), page, account), this.foot),
      about: `ready.${stepId}`,
      follows: confirmationOf(order.id),
    }));
  }

  /** To customers whose order was cancelled. Throws as above. */
  async cancelled(orderId: string): Promise<void> {
    const em = this.em.fork();
    const cancellation = await em.findOneOrFail(
      Cancellation,
      { order: orderId },
      { populate: ['order.customer', 'order.shop'] },
    );
    const { order, by } = cancellation;
    const { customer, customerName: name, token, shop } = order;
    const byShop = by !== StepAuthor.CUSTOMER;
    // A shop’s cancellation is always mailed; the customer’s own only to those who want mails about orders.
    if (customer?.removedAt !== null) return;
    if (!byShop && !customer.mailAboutOrders) return;
    const refundCents = await leftToGiveBack(em, order);
    const page = await this.page(order, customer);
    await this.send(customer, () => {
      const facts = {
        name,
        token,
        shopName: shop.name,
        byShop,
        reason: sayReason(cancellation.reason, true),
        refundCents,
      };
      return {
        ...layOut(cancellationLetter(facts, page), this.foot),
        about: `cancelled.${orderId}`,
        follows: confirmationOf(orderId),
      };
    });
  }

  /** To the shop when a customer contests a no-show, to the customer when it answers. Throws as above. */
  async contested({ orderId, to }: Jobs['contestMail']): Promise<void> {
    const { order, reason, answer } = await this.em
      .fork()
      .findOneOrFail(NoShowContest, { order: orderId }, { populate: ['order.customer', 'order.shop'] });
    const { id, token, customer, customerName, shop } = order;
    if (customer?.removedAt !== null) return;
    const facts = { token, customerName, shopName: shop.name, reason, answer: answer ?? '' };
    const letter = to === 'SHOP' ? contestLetter : contestAnswerLetter;
    const owner = to === 'SHOP' && (await this.em.fork().findOneOrFail(Account, { id: shop.id }));
    const page = await this.page(order, owner || customer);
    await this.send(owner || customer, () => ({
      ...layOut(letter(facts, page), this.foot),
      about: `contest.${to.toLowerCase()}.${id}`,
      ...(!owner && { follows: confirmationOf(id) }),
    }));
  }

  private page(order: Pick<Order, 'id' | 'token'>, reader: Account): Promise<string> {
    return orderPage(this.em.fork(), this.foot.publicUrl, order, reader, this.clock.now());
  }

  /** In the reader's language. */
  private send(reader: Account, mail: () => Omit<Mail, 'to'>): Promise<void> {
    return inLanguageOf(reader, () => this.mailer.send({ to: reader.email, ...mail() }));
  }

  private order(id: string) {
    return this.em
      .fork()
      .findOneOrFail(Order, { id }, { populate: ['lines', 'shop', 'window', 'customer'], refresh: true });
  }
}

/** Names an order and its day, of whichever there is one mail of a kind. */
const ofItsDay = ({ id, movedAt }: Order) => (movedAt ? `${id}.${movedAt.getTime()}` : id);

function asMailed(order: Order): MailedOrder {
  const { token, customerName, window, shop, feeCents, totalCents } = order;
  const until = cancellableUntil(order, shop.preparationMinutes);
  const cancelUntil = until !== null && until > order.createdAt ? until : null;
  const ahead = isAhead(order, shop.zone);
  const when = { window, ahead, moved: order.movedAt !== null, cancelUntil };
  return { token, customerName, shop, ...when, feeCents, totalCents, lines: linesToRead(order) };
}
