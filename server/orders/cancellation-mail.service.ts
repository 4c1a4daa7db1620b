import type { EntityManager } from '@mikro-orm/postgresql';
import { type Foot, layOut, type Letter } from '../mail/mail-layout';
import type { Mailer } from '../mail/mailer';
import { formatEuros } from '../money';
import { Cancellation } from './cancellation.entity';
import { leftToGiveBack } from './left-to-give-back';
import { StepAuthor } from './order-step.entity';

interface Told {
  name: string;
  token: string;
  shopName: string;
  byShop: boolean;
  reason: string;
  /** 0 where nothing was paid. */
  refundCents: number;
}

/** What a customer is written when an order was called off. `origin` is the product's, without a trailing slash. */
function cancellationLetter(told: Told, origin: string): Letter {
  const { name, token, shopName, byShop, reason, refundCents } = told;
  return {
    subject: `Commande ${token} annulée`,
    preview: byShop ? `${shopName} ne peut pas préparer votre commande.` : 'Votre commande est bien annulée.',
    title: 'Commande annulée',
    name,
    paragraphs: [
      byShop
        ? `${shopName} a dû annuler votre commande ${token} : ${reason}`
        : `Votre commande ${token} chez ${shopName} est annulée, comme vous l’avez demandé.`,
      ...(refundCents > 0 ? [`${formatEuros(refundCents)} vous sont rendus sur votre carte, sous 5 à 10 jours.`] : []),
    ],
    action: { label: 'Voir la commande', href: `${origin}/order/${token}` },
    notes: [],
  };
}

/** Promises the mail within a transaction: it goes out when that is committed, and never when it is not. */
export async function promiseCancellationMail(em: EntityManager, orderId: string): Promise<void> {
  await em.execute(
    `select graphile_worker.add_job('cancellationMail', json_build_object('orderId', ?::text), max_attempts => 12)`,
    [orderId],
  );
}

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
    await this.mailer.send({ to: customer.email, ...layOut(cancellationLetter(told, this.foot.publicUrl), this.foot) });
  }
}
