import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { isOpen } from '../../../graphql/rules/order-status';
import { Account, Role, AccountLink } from '../../accounts/account.entity';
import { Done } from '../../accounts/account.types';
import { Device } from '../../accounts/device.entity';
import { requireAccount, type Principal } from '../../accounts/principal';
import { Cart, Favourite } from '../../carts/cart.entity';
import type { Clock } from '../../clock';
import { transaction } from '../../database/transaction';
import { Fault } from '../../errors';
import { Watch } from '../../menus/watch.entity';
import { Checkout, CheckoutState } from '../../payments/payment.entity';
import { enqueue } from '../../queue';
import { DELETED_ACCOUNT_DOMAIN } from '../stored-reasons';
import { Order } from '../order.entity';
import type { OrderService } from '../order.service';
import { OPEN_STATUSES } from '../order-status';
import * as t from './account-closing.texts';
import { createUnionType, ObjectType } from 'type-graphql';
import { Refusal } from '../../refusal';

/** Closes customer accounts: erases personal data and keeps the orders' amounts, which books need for ten years. */
export class AccountClosingService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly orders: OrderService,
  ) {}

  /** Erases what names the customer, unless an order or payment is in progress. Throws FORBIDDEN for others. */
  async close(principal: Principal): Promise<Done | OrderUnderWay> {
    const id = requireAccount(principal);
    if (principal?.role !== Role.CUSTOMER) throw new Fault('FORBIDDEN', t.notHere());
    return transaction(this.em, (em) => this.closeIn(em, id));
  }

  private async closeIn(em: EntityManager, id: string): Promise<Done | OrderUnderWay> {
    // The account before all carts, as in a checkout: a running one finishes first and is found below.
    const account = await em.findOneOrFail(Account, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (await this.isUnderWay(em, id)) return new OrderUnderWay();
    await em.nativeUpdate(Order, { customer: id }, { customerName: '' });
    const theirs = 'order_id in (select id from orders where customer_id = ?)';
    await em.execute(
      `with gone as (delete from review where ${theirs} returning shop_id, stars),
         less as (select shop_id, sum(stars)::int as stars, count(*)::int as reviews from gone group by shop_id)
       update shop set rating_total = rating_total - less.stars, review_count = review_count - less.reviews
       from less where shop.id = less.shop_id`,
      [id],
    );
    await em.execute(`update no_show_contest set reason = '' where ${theirs}`, [id]);
    await em.execute(`delete from order_link where ${theirs}`, [id]);
    await em.nativeDelete(Cart, { customer: id });
    await em.nativeDelete(Favourite, { account: id });
    await em.nativeDelete(Watch, { account: id });
    await em.nativeDelete(Device, { account: id });
    await em.nativeDelete(AccountLink, { account: id });
    const { paymentCustomerId: payer } = account;
    if (payer !== null) await enqueue(em, 'deleteStripeCustomer', { payer });
    em.assign(account, {
      ...{ name: '', email: `${id}${DELETED_ACCOUNT_DOMAIN}`, phone: null, passwordHash: null, googleSubject: null },
      ...{ paymentCustomerId: null, activatedAt: null, termsAcceptedAt: null, mailAboutOrders: false },
      ...{ removedAt: this.clock.now(), tokenVersion: account.tokenVersion + 1 },
    });
    await em.flush();
    return new Done(t.gone());
  }

  /** Returns whether an order is open, can still be reopened by its shop, or is being paid right now. */
  private async isUnderWay(em: EntityManager, customer: string): Promise<boolean> {
    // Lock the orders, so that a concurrent step or undo commits first and its result is read.
    const moving = await em.find(
      Order,
      { customer, $or: [{ status: OPEN_STATUSES }, { previousStatus: { $ne: null } }] },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, refresh: true },
    );
    const orders = moving.filter((order) => isOpen(order.status) || this.orders.undoableUntil(order) !== null);
    const payments = await em.count(Checkout, { customer, state: CheckoutState.HELD });
    return orders.length + payments > 0;
  }
}

@ObjectType({ implements: Refusal, description: 'An order or a payment of this account is not finished yet.' })
class OrderUnderWay extends Refusal {
  readonly code = 'ORDER_UNDER_WAY';
  override message = t.orderUnderWay();
}

export const AccountClosingResult = createUnionType({
  name: 'AccountClosingResult',
  description: 'The account is gone, or why not.',
  types: () => [Done, OrderUnderWay] as const,
});
