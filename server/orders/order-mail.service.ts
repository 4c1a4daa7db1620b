import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../clock';
import { type Foot, layOut } from '../mail/mail-layout';
import type { Mailer } from '../mail/mailer';
import { cancellableUntil } from './cancellation';
import { confirmationLetter, type MailedOrder, readyLetter } from './order-mails';
import { OrderStatus } from './order-status';
import { Order } from './order.entity';
import { OrderStep } from './order-step.entity';
import { pickupCalendar } from './pickup-calendar';

/** Name under which mailboxes know the first mail of an order; later ones follow it. */
export const confirmationOf = (orderId: string) => `confirmed.${orderId}`;

/** Writes to customers what becomes of their order; nobody is written to for one taken at the counter. */
export class OrderMailService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly mailer: Mailer,
    private readonly foot: Foot,
  ) {}

  /** What was bought is told to everybody. Throws when the mail server did not take it, so that it is tried again. */
  async confirm(orderId: string): Promise<void> {
    const order = await this.order(orderId);
    // Called off for good meanwhile: its own mail says so.
    if (order.status === OrderStatus.CANCELLED && order.previousStatus === null) return;
    if (order.customer?.removedAt !== null) return;
    const { id, token, window, shop } = order;
    const origin = this.foot.publicUrl;
    await this.mailer.send({
      to: order.customer.email,
      ...layOut(confirmationLetter(asMailed(order), origin), this.foot),
      about: confirmationOf(id),
      files: [
        pickupCalendar({
          orderId: id,
          token,
          startsAt: window.startsAt,
          endsAt: window.endsAt,
          now: this.clock.now(),
          shop,
          href: `${origin}/order/${token}`,
        }),
      ],
    });
  }

  /** Only where it still stands ready by that very step, and to those who want mails about orders. Throws as above. */
  async tellReady(stepId: string): Promise<void> {
    const em = this.em.fork();
    const step = await em.findOneOrFail(OrderStep, { id: stepId });
    const order = await this.order(step.order.id);
    const latest = await em.findOneOrFail(OrderStep, { order: order.id }, { orderBy: { at: 'desc', id: 'desc' } });
    if (order.status !== OrderStatus.READY || latest.id !== stepId) return;
    if (order.customer?.removedAt !== null || !order.customer.mailAboutOrders) return;
    await this.mailer.send({
      to: order.customer.email,
      ...layOut(readyLetter(asMailed(order), this.foot.publicUrl), this.foot),
      about: `ready.${stepId}`,
      follows: confirmationOf(order.id),
    });
  }

  private order(id: string) {
    return this.em
      .fork()
      .findOneOrFail(Order, { id }, { populate: ['lines', 'shop', 'window', 'customer'], refresh: true });
  }
}

function asMailed(order: Order): MailedOrder {
  const { token, customerName, window, shop, feeCents, totalCents, lines } = order;
  const until = cancellableUntil(order, shop.preparationMinutes);
  const cancelUntil = until !== null && until > order.createdAt ? until : null;
  return { token, customerName, window, shop, cancelUntil, feeCents, totalCents, lines: lines.getItems() };
}
