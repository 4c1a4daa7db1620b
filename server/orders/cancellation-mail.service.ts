import type { EntityManager } from '@mikro-orm/postgresql';
import { type Foot, layOut } from '../mail/mail-layout';
import type { Mailer } from '../mail/mailer';
import { Cancellation } from './cancellation.entity';
import { leftToGiveBack } from './left-to-give-back';
import { confirmationOf } from './order-mail.service';
import { cancellationLetter } from './order-mails';
import { StepAuthor } from './order-step.entity';

/** Writes to customers whose order was called off. */
export class CancellationMailService {
  constructor(
    private readonly em: EntityManager,
    private readonly mailer: Mailer,
    private readonly foot: Foot,
  ) {}

  /** Throws when the mail server did not take it, so that it is tried again. */
  async deliver(orderId: string): Promise<void> {
    const em = this.em.fork();
    const { order, by, reason } = await em.findOneOrFail(
      Cancellation,
      { order: orderId },
      { populate: ['order.customer', 'order.shop'] },
    );
    const { customer, customerName: name, token, shop } = order;
    const byShop = by !== StepAuthor.CUSTOMER;
    // What the shop did is told to everybody; one's own deed only to those who want mails about orders.
    if (customer?.removedAt !== null) return;
    if (!byShop && !customer.mailAboutOrders) return;
    const refundCents = await leftToGiveBack(em, order);
    const told = { name, token, shopName: shop.name, byShop, reason, refundCents };
    await this.mailer.send({
      to: customer.email,
      ...layOut(cancellationLetter(told, this.foot.publicUrl), this.foot),
      about: `cancelled.${orderId}`,
      follows: confirmationOf(orderId),
    });
  }
}
