import type { EntityManager } from '@mikro-orm/postgresql';
import { Account } from '../accounts/account.entity';
import { type Foot, layOut, type Letter } from '../mail/mail-layout';
import type { Mailer } from '../mail/mailer';
import { formatEuros } from '../money';
import { leftToGiveBack } from '../orders/left-to-give-back';
import { Order } from '../orders/order.entity';
import { isUnseen } from '../orders/unseen';
import type { Jobs } from '../queue';
import type { BoardPresenceService } from './board-presence.service';
import type { Sms } from './sms';

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
    const words = isOver
      ? calledOff(order, await leftToGiveBack(em, order))
      : waiting(order, await this.boards.isAway(order.shop.id));
    const letter: Letter = {
      ...words,
      name: owner.name,
      action: { label: 'Ouvrir le tableau', href: `${this.foot.publicUrl}/ownerorders` },
      notes: [`Vous choisissez ces alertes dans vos réglages : ${this.foot.publicUrl}/reglages/alertes`],
    };
    await this.mailer.send({ to: owner.email, ...layOut(letter, this.foot) });
  }

  /** The same as a text message. */
  async text(orderId: string): Promise<void> {
    const em = this.em.fork();
    const order = await em.findOneOrFail(Order, { id: orderId });
    const phone = await ownerPhone(em, order.shop.id);
    const owner = await em.findOneOrFail(Account, { id: order.shop.id });
    if (!this.sms || phone === null || owner.removedAt !== null || !isUnseen(order)) return;
    await this.sms.send(
      phone,
      `MêmePrix : la commande ${order.token} attend et personne ne l’a vue. ${this.foot.publicUrl}/ownerorders`,
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
  const { token, customerName, shop, window } = order;
  const minutes = shop.cancelUnseenMinutes;
  const span = `de ${clock(window.startsAt, shop.zone)} à ${clock(window.endsAt, shop.zone)}`;
  return {
    subject: `Commande ${token} : personne ne l’a vue`,
    preview: `${customerName} attend, retrait ${span}.`,
    title: 'Une commande attend',
    paragraphs: [
      `La commande ${token} de ${customerName} est payée et personne ne l’a encore vue. Retrait ${span}.`,
      ...(away ? ['Aucun tableau de commandes n’est ouvert : les nouvelles commandes ne sonnent nulle part.'] : []),
      ...(minutes === null
        ? []
        : [
            `Si personne ne la voit dans les ${minutes} minutes qui suivent le paiement, elle sera annulée et remboursée, et vos commandes mises en pause.`,
          ]),
    ],
  };
}

function calledOff({ token, customerName }: Order, backCents: number): Words {
  return {
    subject: `Commande ${token} annulée : personne ne l’a vue`,
    preview: 'Vos commandes sont en pause jusqu’à demain matin.',
    title: 'Commande annulée',
    paragraphs: [
      `Personne n’a vu la commande ${token} à temps. Elle est annulée : ${formatEuros(backCents)} sont rendus à ${customerName}, qui en est prévenu.`,
      'Vos commandes sont en pause jusqu’à demain matin. Vous pouvez les reprendre dès maintenant depuis le tableau.',
    ],
  };
}

function clock(at: Date, zone: string): string {
  return new Intl.DateTimeFormat('fr-FR', { timeZone: zone, timeStyle: 'short' }).format(at);
}
