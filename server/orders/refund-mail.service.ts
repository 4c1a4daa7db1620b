import type { EntityManager } from '@mikro-orm/postgresql';
import { type Foot, layOut } from '../mail/mail-layout';
import type { Mailer } from '../mail/mailer';
import { Checkout } from '../payments/checkout.entity';
import { Refund } from '../payments/refund.entity';
import { confirmationOf } from './order-mail.service';
import { refundLetter, tooLateLetter } from './order-mails';
import { Order } from './order.entity';

/** Writes to customers whom money goes back to without a cancellation: money is told to everybody. */
export class RefundMailService {
  constructor(
    private readonly em: EntityManager,
    private readonly mailer: Mailer,
    private readonly foot: Foot,
  ) {}

  /** Throws when the mail server did not take it, so that it is tried again. */
  async deliver(refundId: string): Promise<void> {
    const em = this.em.fork();
    const refund = await em.findOneOrFail(Refund, { id: refundId }, { populate: ['payment'] });
    const order = await em.findOne(
      Order,
      { paymentIntentId: refund.payment.intentId },
      { populate: ['customer', 'shop'] },
    );
    return order ? this.tellPart(refund, order) : this.tellTooLate(em, refund);
  }

  private async tellPart({ id, amountCents, reason }: Refund, order: Order): Promise<void> {
    if (order.customer?.removedAt !== null) return;
    const { token, shop, customerName: name } = order;
    const told = { name, token, shopName: shop.name, amountCents, reason };
    await this.mailer.send({
      to: order.customer.email,
      ...layOut(refundLetter(told, this.foot.publicUrl), this.foot),
      about: `refunded.${id}`,
      follows: confirmationOf(order.id),
    });
  }

  private async tellTooLate(em: EntityManager, { id, amountCents, reason, payment }: Refund): Promise<void> {
    const { customer, shop } = await em.findOneOrFail(
      Checkout,
      { id: payment.checkout.id },
      { populate: ['customer', 'shop'] },
    );
    if (customer.removedAt !== null) return;
    const told = { name: customer.name, shop, amountCents, reason };
    await this.mailer.send({
      to: customer.email,
      ...layOut(tooLateLetter(told, this.foot.publicUrl), this.foot),
      about: `refunded.${id}`,
    });
  }
}
