import type { EntityManager } from '@mikro-orm/postgresql';
import { isOpen } from '../../../graphql/rules/order-status';
import { Account, Role } from '../../accounts/account.entity';
import type { LetterSender } from '../../accounts/letter-sender';
import type { Clock } from '../../clock';
import type { Letter } from '../../mail/mail-layout';
import type { Mail } from '../../mail/mailer';
import { reasonText } from '../stored-reasons';
import { Cancellation } from '../cancellation/cancellation.entity';
import type { ClosedDaysService } from '../ahead/closed-days.service';
import { isHeldByBank } from '../../payments/enqueue-refund';
import { refundableCents } from '../refunds/refund-outcome';
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
import { cancellableUntil, contestableUntil, heldUntil } from '../order-deadlines';
import { NoShowContest } from '../no-show/no-show-contest.entity';
import { eveningBefore, isAhead, isOfFormerDay } from '../order-day';
import { orderPage } from '../customers/guest-order.service';
import { OrderStatus } from '../order-status';
import { enqueue, type Jobs } from '../../queue';
import { refundsIn } from '../refunds/refund.service';
import { linesToRead, Order, OrderStep, StepAuthor } from '../order.entity';
import { pickupCalendar } from '../../../graphql/rules/pickup-calendar';

/** Message-ID of an order's confirmation mail; later mails refer to it. */
export const confirmationOf = (orderId: string) => `confirmed.${orderId}`;

/** Mails about orders, none at the counter; each throws when it is refused, so that the job is retried. */
export class OrderMailService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly letters: LetterSender,
    private readonly closedDays: ClosedDaysService,
  ) {}

  /** Mails the confirmation to every customer, regardless of mail preferences. */
  async confirm(orderId: string): Promise<void> {
    const order = await this.order(orderId);
    // An order cancelled meanwhile gets its cancellation mail instead.
    if (order.status === OrderStatus.CANCELLED && order.previousStatus === null) return;
    const refunds = await refundsIn(this.em.fork(), order);
    await this.toCustomer(order, order.movedAt ? `moved.${ofItsDay(order)}` : confirmationOf(orderId), (page) => ({
      ...confirmationLetter({ ...asMailed(order), refunds }, page),
      files: [this.calendar(order, page)],
    }));
  }

  /** Mails a reminder the evening before the pickup of a still open order. */
  async eveningBefore(orderId: string, movedAt?: string): Promise<void> {
    const order = await this.order(orderId);
    const { status, window, shop } = order;
    if (!isOpen(status) || window.startsAt <= this.clock.now()) return;
    if (isOfFormerDay(order, movedAt) || (await this.closedDays.isAsked(order))) return;
    const early = eveningBefore(window, shop.zone).getTime() - this.clock.now().getTime();
    const again = { orderId, ...(movedAt && { movedAt }) };
    if (early > 0) return enqueue(this.em, 'eveningMail', again, { delay: early / 1000 });
    await this.toCustomer(order, `evening.${ofItsDay(order)}`, (page) => eveningLetter(asMailed(order), page));
  }

  /** Mails a customer the choice between another day and a refund, because the shop does not open. */
  async dayClosed(orderId: string): Promise<void> {
    const order = await this.order(orderId);
    if (!(await this.closedDays.isAsked(order))) return this.closedDays.forget(order);
    if (!(await this.closedDays.until(order))) return;
    const about = `closed.${ofItsDay(order)}.${String(order.dayClosedAskedAt?.getTime())}`;
    await this.toCustomer(order, about, (page) => dayClosedLetter(asMailed(order), page));
  }

  /** Mails a customer who had been asked that the shop opens after all. */
  async dayReopened(orderId: string, requestedAt: string): Promise<void> {
    const order = await this.order(orderId);
    if (order.dayClosedAskedAt !== null || order.status !== OrderStatus.PREPARING) return;
    const about = `reopened.${orderId}.${Date.parse(requestedAt)}`;
    await this.toCustomer(order, about, (page) => dayReopenedLetter(asMailed(order), page));
  }

  /** Mails that an order is ready, only while this step is its latest and only to customers who want such mails. */
  async ready(stepId: string): Promise<void> {
    const order = await this.standingBy(stepId, OrderStatus.READY);
    if (!order?.customer?.mailAboutOrders) return;
    const account = order.customer.role === Role.GUEST ? null : `${this.letters.foot.publicUrl}/account`;
    await this.toCustomer(order, `ready.${stepId}`, (page) => readyLetter(asMailed(order), page, account));
  }

  /** Mails how to contest a no-show once it can no longer be undone, regardless of mail preferences. */
  async noShow(stepId: string): Promise<void> {
    const order = await this.standingBy(stepId, OrderStatus.NO_SHOW);
    const until = order && contestableUntil(order, this.clock.now());
    if (until) await this.toCustomer(order, `noshow.${stepId}`, (page) => noShowLetter(asMailed(order), until, page));
  }

  /** Returns the order of a step if that step is its latest and it still has the status, else null. */
  private async standingBy(stepId: string, status: OrderStatus): Promise<Order | null> {
    const em = this.em.fork();
    const step = await em.findOneOrFail(OrderStep, { id: stepId });
    const order = await this.order(step.order.id);
    const latest = await em.findOneOrFail(OrderStep, { order: order.id }, { orderBy: { at: 'desc', id: 'desc' } });
    return order.status === status && latest.id === stepId ? order : null;
  }

  /** Mails the cancellation to the customer; their own only to those who want mails about orders. */
  async cancelled(orderId: string): Promise<void> {
    const em = this.em.fork();
    const cancellation = await em.findOneOrFail(Cancellation, { order: orderId });
    const order = await this.order(orderId);
    const byShop = cancellation.by !== StepAuthor.CUSTOMER;
    if (!byShop && !order.customer?.mailAboutOrders) return;
    const refundCents = await refundableCents(em, order);
    const isWithBank = await isHeldByBank(em, order.paymentIntentId);
    const facts = { token: order.token, shop: order.shop.name, byShop, refundCents, isWithBank };
    await this.toCustomer(order, `cancelled.${orderId}`, (page) => ({
      ...cancellationLetter({ ...facts, name: order.nameRead, reason: reasonText(cancellation, true) }, page),
      files: [this.calendar(order, page)],
    }));
  }

  /** Mails the shop when a customer contests a no-show, and the customer when the shop answers. */
  async contested({ orderId, to }: Jobs['contestMail']): Promise<void> {
    const em = this.em.fork();
    const { reason, answer } = await em.findOneOrFail(NoShowContest, { order: orderId });
    const order = await this.order(orderId);
    const { token, shop, customer } = order;
    const about = `contest.${to.toLowerCase()}.${orderId}`;
    const facts = () => ({ token, shop: shop.name, customerName: order.nameRead, reason, answer: answer ?? '' });
    if (to === 'CUSTOMER') return this.toCustomer(order, about, (page) => contestAnswerLetter(facts(), page));
    if (customer?.removedAt !== null) return;
    const owner = await em.findOneOrFail(Account, { id: shop.id });
    const page = await this.page(order, owner);
    await this.letters.send(owner, () => contestLetter(facts(), page), { about });
  }

  /** Mails the customer, in the thread of the order's confirmation; nothing at the counter and after they have left. */
  private async toCustomer(order: Order, about: string, write: (page: string) => Letter & Pick<Mail, 'files'>) {
    const { id, customer } = order;
    if (customer?.removedAt !== null) return;
    const page = await this.page(order, customer);
    const first = confirmationOf(id);
    await this.letters.send(customer, () => write(page), { about, ...(about !== first && { follows: first }) });
  }

  /** Returns the calendar file of the pickup, which cancels the event once the order is cancelled. */
  private calendar({ id: orderId, token, version, status, window, shop }: Order, href: string) {
    return {
      name: calendarFile(token),
      type: 'text/calendar; charset=utf-8; method=PUBLISH',
      content: pickupCalendar({
        ...{ orderId, token, version, href, startsAt: window.startsAt, endsAt: window.endsAt, now: this.clock.now() },
        isCancelled: status === OrderStatus.CANCELLED,
        shop: { name: shop.name, address: `${shop.address}, ${shop.postcode} ${shop.city}` },
      }),
    };
  }

  private page(order: Order, reader: Account): Promise<string> {
    return orderPage(this.em.fork(), this.letters.foot.publicUrl, order, reader, this.clock.now());
  }

  private order(id: string) {
    const populate = ['lines', 'shop', 'window', 'customer'] as const;
    return this.em.fork().findOneOrFail(Order, { id }, { populate, refresh: true });
  }
}

/** Returns an id of the order and its day, so that each kind of mail is sent once per day the order is moved to. */
const ofItsDay = ({ id, movedAt }: Order) => (movedAt ? `${id}.${movedAt.getTime()}` : id);

function asMailed(order: Order): MailedOrder {
  const { token, nameRead: customerName, window, shop, mealDeals, feeCents, totalCents } = order;
  const until = cancellableUntil(order, shop);
  const cancelUntil = until !== null && until > order.createdAt ? until : null;
  const ahead = isAhead(order);
  const when = { window, ahead, moved: order.movedAt !== null, cancelUntil };
  const kept = { heldUntil: heldUntil(order, shop.noShowGraceMinutes) };
  return { token, customerName, shop, ...when, ...kept, mealDeals, feeCents, totalCents, lines: linesToRead(order) };
}
