import type { EntityManager } from '@mikro-orm/postgresql';
import { requireCustomer, requireCustomerOf, type Principal } from '../../accounts/principal';
import type { CartService } from '../../carts/cart.service';
import { type FormerLine, refill } from '../../carts/refill';
import { selectionsFrom } from '../../../graphql/rules/option-groups';
import { toReader } from '../../locale';
import type { ChosenGroup } from '../../menus/options/selections';
import type { OrderService } from '../order.service';
import { isVisible } from '../../shops/own/first-steps';
import { Order, OrderLine } from '../order.entity';
import { createUnionType, Field, Int, ObjectType } from 'type-graphql';
import { CartView, RefillChange } from '../../carts/cart.types';
import { Refusal } from '../../refusal';
import * as t from '../order.texts';

export class OrderAgainService {
  constructor(
    private readonly em: EntityManager,
    private readonly orders: OrderService,
    private readonly carts: CartService,
  ) {}

  /** Adds what is still available of the caller's order to their cart. Throws NOT_FOUND when the shop is gone. */
  async again(principal: Principal, reference: string): Promise<OrderedAgain | NothingLeft> {
    const order = await this.orders.order(principal, reference);
    const customerId = requireCustomerOf(principal, order.customer);
    const lines = order.lines.getItems().map(onceOrdered);
    const { cart, changes, any } = await refill(this.carts, customerId, order.shop.id, lines);
    return any ? Object.assign(new OrderedAgain(), { cart, changes }) : new NothingLeft();
  }

  /** Returns what the customer chose when they last ordered an item, in their language; null when they never did. */
  async lastChoices(customerId: string, itemId: string): Promise<ChosenGroup[] | null> {
    const line = await this.em.findOne(
      OrderLine,
      { item: itemId, order: { customer: customerId } },
      { orderBy: { order: { createdAt: 'desc' }, position: 'asc' } },
    );
    return line && toReader(line.choices, line.english?.choices);
  }

  /** Returns what `again` would add of the last order; null for nothing, and where an item needs a choice of day. */
  async offer(principal: Principal): Promise<SameAgain | null> {
    const customerId = requireCustomer(principal);
    const [order] = await this.orders.ordersOf(customerId, 1);
    if (!order || !isVisible(order.shop)) return null;
    const lines = order.lines.getItems().map(onceOrdered);
    const { cart, changes, any } = await refill(this.carts, customerId, order.shop.id, lines, { tried: true });
    // Items with order rules have to be chosen together with their pickup day.
    if (!any || cart.lines.some(({ item }) => item.orderRules !== null)) return null;
    const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const isAll = changes.length === 0 && cart.lines.every(({ problem }) => problem === null);
    const totalCents = isAll && cart.itemCount === pieces ? cart.totalCents : null;
    return Object.assign(new SameAgain(), { order, changes, totalCents });
  }
}

function onceOrdered({ item, name, quantity, unitCents, choices, note }: OrderLine): FormerLine {
  return {
    itemId: item.id,
    name,
    quantity,
    unitCents,
    selections: selectionsFrom(choices),
    note,
  };
}

@ObjectType({ description: 'An old order put into the cart again, at today’s prices.' })
class OrderedAgain {
  @Field(() => CartView, { description: 'The cart with it; lines say where a price is another than then.' })
  cart!: CartView;

  @Field(() => [RefillChange], { description: 'What is missing or fewer, and what the cart held before.' })
  changes!: RefillChange[];
}

@ObjectType({ description: 'The caller’s last order as it could be ordered again now; no cart is changed by asking.' })
export class SameAgain {
  @Field(() => Order) order!: Order;
  @Field(() => [RefillChange], { description: 'What would be missing or fewer.' }) changes!: RefillChange[];

  @Field(() => Int, {
    nullable: true,
    description:
      'What all of it and nothing else costs now, service charge included, in cents; null where something is missing, or the cart of its shop holds something else.',
  })
  totalCents!: number | null;
}

@ObjectType({ implements: Refusal, description: 'Nothing of the order can be had today.' })
class NothingLeft extends Refusal {
  readonly code = 'NOTHING_LEFT';
  override message = t.nothingLeft();
}

export const OrderAgainResult = createUnionType({
  name: 'OrderAgainResult',
  description: 'The cart, or why nothing came into it.',
  types: () => [OrderedAgain, NothingLeft] as const,
});
