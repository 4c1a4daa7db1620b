import type { EntityManager } from '@mikro-orm/postgresql';
import { isOpen } from '../../graphql/rules/order-status';
import { Account, Role } from '../accounts/account.entity';
import { inLanguageOf } from '../accounts/account-language';
import type { Clock } from '../clock';
import { type Foot, layOut } from '../mail/mail-layout';
import type { Mail, Mailer } from '../mail/mailer';
import { cancellableUntil } from './cancellation';
import { reasonText } from './stored-reasons';
import { Cancellation } from './cancellation.entity';
import type { ClosedDaysService } from './closed-days.service';
import { isHeldByBank } from '../payments/enqueue-refund';
import { refundableCents } from './refund-outcome';
import {
  cancellationLetter,
  confirmationLetter,
  contestAnswerLetter,
  contestLetter,
  dayClosedLetter,
  dayReopenedLetter,
  eveningLetter,
  type MailedOrder,
  noShowLetter,
  readyLetter,
} from './order-mails';
import { calendarFile } from './order-mails.texts';
import { contestableUntil, heldUntil } from './no-show';
import { NoShowContest } from './no-show-contest.entity';
import { eveningBefore, isAhead, isOfFormerDay } from './order-day';
import { orderPage } from './guest-order.service';
import { OrderStatus } from './order-status';
import { enqueue, type Jobs } from '../queue';
import { refundsIn } from './refund.service';
import { linesToRead, Order, OrderStep, StepAuthor } from './order.entity';
import { pickupCalendar } from '../../graphql/rules/pickup-calendar';

/** Message-ID of an order's confirmation mail; later mails refer to it. */
export const confirmationOf = (orderId: string) => `confirmed.${orderId}`;

/** Mails about orders to customers, and to the shop about a contested no-show; none for orders taken at the counter. */
export class OrderMailService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly mailer: Mailer,
    private readonly foot: Foot,
    private readonly closedDays: ClosedDaysService,
  ) {}

  /**
   * Mails the confirmation to every customer, regardless of mail preferences. Throws when the mail server refuses it,
   * so that the job is retried.
   */
  async confirm(orderId: string): Promise<void> {
    const order = await this.order(orderId);
    // An order cancelled meanwhile gets its cancellation mail instead.
    if (order.status === OrderStatus.CANCELLED && order.previousStatus === null) return;
    if (order.customer?.removedAt !== null) return;
    const { id } = order;
    const page = await this.page(order, order.customer);
    const refunds = await refundsIn(this.em.fork(), order);
    await this.send(order.customer, () => ({
      ...layOut(confirmationLetter({ ...asMailed(order), refunds }, page), this.foot),
      ...(order.movedAt
        ? { about: `moved.${ofItsDay(order)}`, follows: confirmationOf(id) }
        : { about: confirmationOf(id) }),
      files: [this.calendar(order, page)],
    }));
  }

  /** Mails a reminder the evening before the pickup of a still open order. Throws as above. */
  async eveningBefore(orderId: string, movedAt?: string): Promise<void> {
    const order = await this.order(orderId);
    const { customer, status, window, shop } = order;
    if (!isOpen(status) || window.startsAt <= this.clock.now() || customer?.removedAt !== null) return;
    if (isOfFormerDay(order, movedAt) || (await this.closedDays.isAsked(order))) return;
    const early = eveningBefore(window, shop.zone).getTime() - this.clock.now().getTime();
    const again = { orderId, ...(movedAt && { movedAt }) };
    if (early > 0) return enqueue(this.em, 'eveningMail', again, { delay: early / 1000 });
    const page = await this.page(order, customer);
    await this.send(customer, () => ({
      ...layOut(eveningLetter(asMailed(order), page), this.foot),
      about: `evening.${ofItsDay(order)}`,
      follows: confirmationOf(orderId),
    }));
  }

  /** Mails a customer the choice between another day and a refund, because the shop does not open. Throws as above. */
  async dayClosed(orderId: string): Promise<void> {
    const order = await this.order(orderId);
    const { customer } = order;
    if (!(await this.closedDays.isAsked(order))) return this.closedDays.forget(order);
    if (customer?.removedAt !== null || !(await this.closedDays.until(order))) return;
    const page = await this.page(order, customer);
    await this.send(customer, () => ({
      ...layOut(dayClosedLetter(asMailed(order), page), this.foot),
      about: `closed.${ofItsDay(order)}.${String(order.dayClosedAskedAt?.getTime())}`,
      follows: confirmationOf(orderId),
    }));
  }

  /** Mails a customer who had been asked that the shop opens after all. Throws as above. */
  async dayReopened(orderId: string, requestedAt: string): Promise<void> {
    const order = await this.order(orderId);
    const { customer, dayClosedAskedAt, status } = order;
    if (customer?.removedAt !== null || dayClosedAskedAt !== null || status !== OrderStatus.PREPARING) return;
    const page = await this.page(order, customer);
    await this.send(customer, () => ({
      ...layOut(dayReopenedLetter(asMailed(order), page), this.foot),
      about: `reopened.${orderId}.${Date.parse(requestedAt)}`,
      follows: confirmationOf(orderId),
    }));
  }

  /**
   * Mails that an order is ready, only while this step is its latest and only to customers who want mails about orders.
   * Throws as above.
   */
  async ready(stepId: string): Promise<void> {
    const order = await this.standingBy(stepId, OrderStatus.READY);
    if (order?.customer?.removedAt !== null || !order.customer.mailAboutOrders) return;
    const page = await this.page(order, order.customer);
    const account = order.customer.role === Role.GUEST ? null : `${this.foot.publicUrl}/account`;
    await this.send(order.customer, () => ({
      ...layOut(readyLetter(asMailed(order), page, account), this.foot),
      about: `ready.${stepId}`,
      follows: confirmationOf(order.id),
    }));
  }

  /**
   * Mails how to contest a no-show once it can no longer be undone, regardless of mail preferences. Throws as above.
   */
  async noShow(stepId: string): Promise<void> {
    const order = await this.standingBy(stepId, OrderStatus.NO_SHOW);
    const until = order && contestableUntil(order, this.clock.now());
    if (order?.customer?.removedAt !== null || !until) return;
    const page = await this.page(order, order.customer);
    await this.send(order.customer, () => ({
      ...layOut(noShowLetter(asMailed(order), until, page), this.foot),
      about: `noshow.${stepId}`,
      follows: confirmationOf(order.id),
    }));
  }

  /** Returns the order of a step if that step is its latest and it still has the status, else null. */
  private async standingBy(stepId: string, status: OrderStatus): Promise<Order | null> {
    const em = this.em.fork();
    const step = await em.findOneOrFail(OrderStep, { id: stepId });
    const order = await this.order(step.order.id);
    const latest = await em.findOneOrFail(OrderStep, { order: order.id }, { orderBy: { at: 'desc', id: 'desc' } });
    return order.status === status && latest.id === stepId ? order : null;
  }

  /** Mails the cancellation of an order to its customer. Throws as above. */
  async cancelled(orderId: string): Promise<void> {
    const em = this.em.fork();
    const cancellation = await em.findOneOrFail(
      Cancellation,
      { order: orderId },
      { populate: ['order.customer', 'order.shop', 'order.window'] },
    );
    const { order, by } = cancellation;
    const { customer, token, shop } = order;
    const byShop = by !== StepAuthor.CUSTOMER;
    // A cancellation by the shop or the system is always mailed; the customer's own only to those who want mails about
    // orders.
    if (customer?.removedAt !== null) return;
    if (!byShop && !customer.mailAboutOrders) return;
    const refundCents = await refundableCents(em, order);
    const isWithBank = await isHeldByBank(em, order.paymentIntentId);
    const page = await this.page(order, customer);
    await this.send(customer, () => {
      const facts = {
        name: order.nameRead,
        token,
        shopName: shop.name,
        byShop,
        reason: reasonText(cancellation, true),
        refundCents,
        isWithBank,
      };
      return {
        ...layOut(cancellationLetter(facts, page), this.foot),
        about: `cancelled.${orderId}`,
        follows: confirmationOf(orderId),
        files: [this.calendar(order, page)],
      };
    });
  }

  /** Mails the shop when a customer contests a no-show, and the customer when the shop answers. Throws as above. */
  async contested({ orderId, to }: Jobs['contestMail']): Promise<void> {
    const { order, reason, answer } = await this.em
      .fork()
      .findOneOrFail(NoShowContest, { order: orderId }, { populate: ['order.customer', 'order.shop'] });
    const { id, token, customer, shop } = order;
    if (customer?.removedAt !== null) return;
    const facts = { token, shopName: shop.name, reason, answer: answer ?? '' };
    const letter = to === 'SHOP' ? contestLetter : contestAnswerLetter;
    const owner = to === 'SHOP' && (await this.em.fork().findOneOrFail(Account, { id: shop.id }));
    const page = await this.page(order, owner || customer);
    await this.send(owner || customer, () => ({
      ...layOut(letter({ ...facts, customerName: order.nameRead }, page), this.foot),
      about: `contest.${to.toLowerCase()}.${id}`,
      ...(!owner && { follows: confirmationOf(id) }),
    }));
  }

  /** Returns the calendar file of the pickup, which cancels the event once the order is cancelled. */
  private calendar({ id: orderId, token, version, status, window, shop }: Order, href: string) {
    return {
      name: calendarFile(token),
      type: 'text/calendar; charset=utf-8; method=PUBLISH',
      content: pickupCalendar({
        orderId,
        token,
        version,
        isCancelled: status === OrderStatus.CANCELLED,
        startsAt: window.startsAt,
        endsAt: window.endsAt,
        now: this.clock.now(),
        shop: { name: shop.name, address: `${shop.address}, ${shop.postcode} ${shop.city}` },
        href,
      }),
    };
  }

  private page(order: Pick<Order, 'id' | 'token'>, reader: Account): Promise<string> {
    return orderPage(this.em.fork(), this.foot.publicUrl, order, reader, this.clock.now());
  }

  /** Sends a mail in the reader's language. */
  private send(reader: Account, mail: () => Omit<Mail, 'to'>): Promise<void> {
    return inLanguageOf(reader, () => this.mailer.send({ to: reader.email, ...mail() }));
  }

  private order(id: string) {
    return this.em
      .fork()
      .findOneOrFail(Order, { id }, { populate: ['lines', 'shop', 'window', 'customer'], refresh: true });
  }
}

/** Returns an id of the order and its day, so that each kind of mail is sent once per day the order is moved to. */
const ofItsDay = ({ id, movedAt }: Order) => (movedAt ? `${id}.${movedAt.getTime()}` : id);

function asMailed(order: Order): MailedOrder {
  const { token, nameRead: customerName, window, shop, feeCents, totalCents } = order;
  const until = cancellableUntil(order, shop);
  const cancelUntil = until !== null && until > order.createdAt ? until : null;
  const ahead = isAhead(order);
  const when = { window, ahead, moved: order.movedAt !== null, cancelUntil };
  const kept = { heldUntil: heldUntil(order, shop.noShowGraceMinutes) };
  return { token, customerName, shop, ...when, ...kept, feeCents, totalCents, lines: linesToRead(order) };
}
