import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Account, Role } from '../accounts/account.entity';
import { AccountLink } from '../accounts/account-link.entity';
import { Done } from '../accounts/account.results';
import { Device } from '../accounts/device.entity';
import { asSomebody, type Principal } from '../accounts/principal';
import { Cart } from '../carts/cart.entity';
import type { Clock } from '../clock';
import { Fault } from '../errors';
import { Checkout, CheckoutState } from '../payments/checkout.entity';
import { OrderUnderWay } from './account-closing.results';
import { Order } from './order.entity';
import { OPEN_STATUSES } from './order-status';

const NOT_HERE = 'Le compte d’une boutique se ferme avec elle : écrivez-nous.';
const GONE = 'Votre compte est supprimé.';
/** Called out instead of a name that is gone. */
const NOBODY = 'Compte supprimé';

/** The way out: the person goes, the books stay (ten years for a shop's receipts). */
export class AccountClosingService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Removes everything that names the customer; orders stay with their amounts. Throws FORBIDDEN for owners. */
  async close(principal: Principal): Promise<Done | OrderUnderWay> {
    const id = asSomebody(principal);
    if (principal?.role !== Role.CUSTOMER) throw new Fault('FORBIDDEN', NOT_HERE);
    return this.em.fork().transactional(async (em) => {
      const account = await em.findOneOrFail(Account, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (await isUnderWay(em, id)) return new OrderUnderWay();
      await em.nativeUpdate(Order, { customer: id }, { customerName: NOBODY });
      await em.execute(
        `update review set author = 'Client' where order_id in (select id from orders where customer_id = ?)`,
        [id],
      );
      await em.nativeDelete(Cart, { customer: id });
      await em.nativeDelete(Device, { account: id });
      await em.nativeDelete(AccountLink, { account: id });
      em.assign(account, {
        name: NOBODY,
        // No mail is ever delivered there (RFC 2606), and the address is free for a new account.
        email: `${id}@compte-supprime.invalid`,
        phone: null,
        passwordHash: null,
        googleSubject: null,
        activatedAt: null,
        termsAcceptedAt: null,
        mailAboutOrders: false,
        removedAt: this.clock.now(),
        tokenVersion: account.tokenVersion + 1,
      });
      await em.flush();
      return new Done(GONE);
    });
  }
}

/** Something is paid and not collected, or may be being paid at this moment. */
async function isUnderWay(em: EntityManager, customer: string): Promise<boolean> {
  const orders = await em.count(Order, { customer, status: OPEN_STATUSES });
  const payments = await em.count(Checkout, { customer, state: CheckoutState.HELD });
  return orders + payments > 0;
}
