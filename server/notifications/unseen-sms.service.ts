import type { EntityManager } from '@mikro-orm/postgresql';
import { Account } from '../accounts/account.entity';
import { Order } from '../orders/order.entity';
import { isUnseen } from '../orders/unseen';
import type { Sms } from './sms';

/** Number a shop's owner is reached at: the owner's own, else the counter's; null where there is none. */
export async function ownerPhone(em: EntityManager, shopId: string): Promise<string | null> {
  const [row] = await em.execute<{ phone: string | null }[]>(
    'select coalesce(a.phone, s.phone) as phone from shop s join account a on a.id = s.id where s.id = ?',
    [shopId],
  );
  return row?.phone ?? null;
}

/** Sends a text message to owners about orders nobody has seen. */
export class UnseenSmsService {
  constructor(
    private readonly em: EntityManager,
    private readonly sms: Sms | null,
    private readonly publicUrl: string,
  ) {}

  /** Throws when the message was not taken, so that it is tried again; an order seen meanwhile needs none. */
  async deliver(orderId: string): Promise<void> {
    const em = this.em.fork();
    const order = await em.findOneOrFail(Order, { id: orderId });
    const phone = await ownerPhone(em, order.shop.id);
    const owner = await em.findOneOrFail(Account, { id: order.shop.id });
    if (!this.sms || phone === null || owner.removedAt !== null || !isUnseen(order)) return;
    await this.sms.send(
      phone,
      `MêmePrix : la commande ${order.token} attend et personne ne l’a vue. ${this.publicUrl}/ownerorders`,
    );
  }
}
