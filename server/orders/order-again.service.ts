import { asCustomer, asItsCustomer, type Principal } from '../accounts/principal';
import type { CartService } from '../carts/cart.service';
import { type OnceWanted, refill } from '../carts/refill';
import type { OrderService } from './order.service';
import { isVisible } from '../shops/first-steps';
import { NothingLeft, OrderedAgain, SameAgain } from './order-again.results';
import type { OrderLine } from './order.entity';

export class OrderAgainService {
  constructor(
    private readonly orders: OrderService,
    private readonly carts: CartService,
  ) {}

  /** Puts what is still to be had of the caller's own order into the cart of its shop. Throws NOT_FOUND when the shop is gone. */
  async again(principal: Principal, reference: string): Promise<OrderedAgain | NothingLeft> {
    const order = await this.orders.order(principal, reference);
    const customerId = asItsCustomer(principal, order.customer);
    const lines = order.lines.getItems().map(onceOrdered);
    const { cart, changes, any } = await refill(this.carts, customerId, order.shop.id, lines);
    return any ? Object.assign(new OrderedAgain(), { cart, changes }) : new NothingLeft();
  }

  /** The caller’s last order as `again` would bring it; null where nothing of it can be had. Keeps nothing. */
  async offer(principal: Principal): Promise<SameAgain | null> {
    const customerId = asCustomer(principal);
    const [order] = await this.orders.ordersOf(customerId, 1);
    if (!order || !isVisible(order.shop)) return null;
    const lines = order.lines.getItems().map(onceOrdered);
    const { cart, changes, any } = await refill(this.carts, customerId, order.shop.id, lines, { tried: true });
    // What has its days is chosen with its day.
    if (!any || cart.lines.some(({ item }) => item.orderRules !== null)) return null;
    const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const isAll = changes.length === 0 && cart.lines.every(({ problem }) => problem === null);
    const totalCents = isAll && cart.itemCount === pieces ? cart.totalCents : null;
    return Object.assign(new SameAgain(), { order, changes, totalCents });
  }
}

function onceOrdered({ item, name, quantity, unitCents, choices, note }: OrderLine): OnceWanted {
  const { meats, sauces, sot, supplements, fries, drink, size, toppings } = choices;
  const named = (priced: readonly { name: string }[]) => priced.map((one) => one.name);
  return {
    itemId: item.id,
    name,
    quantity,
    unitCents,
    selections: { meats, sauces, sot, supplements: named(supplements), fries, drink, size, toppings: named(toppings) },
    note,
  };
}
