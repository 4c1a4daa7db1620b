import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { requireCustomer, ownShopId } from '../accounts/principal';
import { type Event, eventStream, unwrapEvent } from '../event-stream';
import type { Context } from '../platform/context';
import { windowSpelled } from '../pickup/pickup-windows';
import { dayIn } from '../shops/hours/wall-clock';
import { ORDER_CHANGES } from './board/board-changes';
import { isAhead, pickupDayText } from './order-day';
import { window as windowText } from '../pickup/pickup.texts';
import { OrderStatus } from './order-status';
import { linesToRead, Order, OrderLine } from './order.entity';
import {
  AdvanceOrderInput,
  BoardChanges,
  MoveOrderResult,
  PlaceOrderInput,
  OrderHistoryPage,
  OrderStepResult,
  OrderWindow,
  PlaceOrderResult,
  CancelOrderInput,
  CancellationView,
  RefundLinesInput,
  SettleRefundInput,
  REFERENCE,
} from './order.types';
import { DayToCome } from './ahead/orders-ahead.service';
import { OrderAgainResult, SameAgain } from './customers/order-again.service';
import { FailedRefund, OpenDispute, OrderRefund, RefundLinesResult } from './refunds/refund.service';
import { DayWithWindows } from '../payments/checkout/pickup-days.results';
import { DisputeState } from '../payments/disputes';
import { PaymentFee } from '../payments/payout.service';

/** Context and arguments of a subscription, with its cursor. */
interface Follow<Args> {
  context: Context;
  args: Args & { after?: string | null };
}

/** Event stream of the calling owner's board, with one event for each change; each is authorised anew. */
function followBoard({ context, args }: Follow<object>) {
  const shopId = ownShopId(context.principal);
  let after = args.after ?? null;
  let pace: string | undefined;
  const news = eventStream(
    context.announcements.signal(ORDER_CHANGES, shopId),
    async () => {
      const reading = await context.boardReadings({ shopId: ownShopId(await context.principalNow()), after });
      after = reading.changes?.cursor ?? after;
      const turned = pace !== undefined && pace !== reading.pace;
      pace = reading.pace;
      return reading.changes ?? (turned && after !== null ? new BoardChanges(after, []) : null);
    },
    context.readingFailed,
  );
  return context.presence.attend(shopId, news);
}

@Resolver(() => Order)
export class OrderResolver {
  @Query(() => Order, { description: 'One order by id or token, for its customer or its shop.' })
  order(@Arg('reference', () => String, REFERENCE) reference: string, @Ctx() { orders, principal }: Context) {
    return orders.order(principal, reference);
  }

  @Query(() => [Order], { description: 'The caller’s orders, newest first, at most 50.' })
  myOrders(@Ctx() { orders, principal }: Context) {
    return orders.ordersOf(requireCustomer(principal));
  }

  @Query(() => [Order], { description: 'The caller’s orders that have not ended, the next to collect first.' })
  openOrders(@Ctx() { orders, principal }: Context) {
    return orders.openOrders(principal);
  }

  @Query(() => OrderHistoryPage, { description: 'All of the caller’s orders, newest first, 20 a page.' })
  orderHistory(
    @Arg('after', () => ID, { nullable: true, description: 'The `next` of the page before.' }) after: string | null,
    @Ctx() { orders, principal }: Context,
  ) {
    return orders.history(requireCustomer(principal), after);
  }

  @Query(() => [Order], {
    description:
      'The calling owner’s board: open orders by window, those that ended today, the latest first, and earlier no-shows whose customer waits for an answer.',
  })
  async boardOrders(@Ctx() { orders, shops, principal }: Context) {
    const shop = await shops.shown(ownShopId(principal), principal?.id);
    return orders.board(shop.id);
  }

  @Mutation(() => PlaceOrderResult, {
    description: 'Turns a succeeded payment into its one order; again answers the same.',
  })
  async placeOrder(
    @Arg('input', () => PlaceOrderInput, { description: 'Which payment.' }) { shopId, intentId }: PlaceOrderInput,
    @Ctx() { placement, principal }: Context,
  ) {
    return placement.place(requireCustomer(principal), { shopId, window: null, intentId: intentId ?? null });
  }

  @Mutation(() => OrderStepResult, { description: 'The board’s button: ready, then collected.' })
  advanceOrder(
    @Arg('input', () => AdvanceOrderInput, { description: 'Which order, and from where.' })
    { orderId, from }: AdvanceOrderInput,
    @Ctx() { orders, principal }: Context,
  ) {
    return orders.advance(ownShopId(principal), orderId, from);
  }

  @Mutation(() => OrderStepResult, { description: 'Takes the last step back, within 30 seconds.' })
  undoOrderStep(@Arg('orderId', () => ID) orderId: string, @Ctx() { orders, principal }: Context) {
    return orders.undo(ownShopId(principal), orderId);
  }

  @Mutation(() => Boolean, { description: 'Somebody at the counter has seen these new orders.' })
  markOrdersSeen(
    @Arg('orderIds', () => [ID], { description: 'The orders; those of other shops are passed over.' })
    orderIds: string[],
    @Ctx() { orders, principal }: Context,
  ) {
    return orders.markSeen(ownShopId(principal), orderIds);
  }

  @Mutation(() => OrderStepResult, { description: '« J’arrive »: tells the board.' })
  announceArrival(@Arg('reference', () => String, REFERENCE) reference: string, @Ctx() { orders, principal }: Context) {
    return orders.announceArrival(principal, reference);
  }

  @FieldResolver(() => OrderStatus, { description: 'Where it is in its life, as far as the caller may see.' })
  status(@Root() order: Order, @Ctx() { orders, principal }: Context): OrderStatus {
    return orders.visibleStatus(principal, order);
  }

  @FieldResolver(() => OrderWindow, { description: 'When it is collected.' })
  window(@Root() { createdAt, window, shop: { zone } }: Order): OrderWindow {
    const { startsAt, endsAt } = window;
    const spelled = windowSpelled(startsAt, endsAt, zone);
    const isOtherDay = isAhead({ createdAt, window }) || dayIn(zone, startsAt) !== dayIn(zone, createdAt);
    const day = isOtherDay ? pickupDayText(window, zone) : null;
    const { shownFrom } = window;
    return { startsAt, endsAt, date: spelled.date, pickupWindow: windowText(spelled), day, shownFrom };
  }

  @FieldResolver(() => [OrderLine], { description: 'What to make.' })
  lines(@Root() order: Order, @Ctx() { orders, principal }: Context): OrderLine[] {
    return orders.isItsShop(principal, order) ? order.lines.getItems() : linesToRead(order);
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: 'Until when the owner can take the last step back; null for anybody else.',
  })
  undoableUntil(@Root() order: Order, @Ctx() { orders, principal }: Context) {
    return orders.isItsShop(principal, order) ? orders.undoableUntil(order) : null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Phone of the customer, where one was given; the shop has it until a day after the window.',
  })
  customerPhone(@Root() order: Order, @Ctx() { orders, principal }: Context) {
    return orders.customerPhone(principal, order);
  }

  @Mutation(() => OrderStepResult, {
    description:
      'The customer calls the order off while it need not be begun; the money goes back. Again answers the same.',
  })
  cancelMyOrder(
    @Arg('reference', () => String, REFERENCE) reference: string,
    @Ctx() { cancellations, principal }: Context,
  ) {
    return cancellations.byCustomer(principal, reference);
  }

  @Mutation(() => OrderStepResult, {
    description: 'The shop calls the order off; refunded once it can no longer be undone.',
  })
  cancelOrder(
    @Arg('input', () => CancelOrderInput, { description: 'Which order, and why.' }) input: CancelOrderInput,
    @Ctx() { cancellations, principal }: Context,
  ) {
    return cancellations.byShop(ownShopId(principal), input);
  }

  @Mutation(() => OrderAgainResult, { description: 'Puts the order into the cart again; twice is as once.' })
  orderAgain(@Arg('reference', () => String, REFERENCE) reference: string, @Ctx() { orderAgain, principal }: Context) {
    return orderAgain.again(principal, reference);
  }

  @Query(() => SameAgain, { nullable: true, description: 'What `orderAgain` would bring of the caller’s last order.' })
  sameAgain(@Ctx() { orderAgain, principal }: Context) {
    return orderAgain.offer(principal);
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: 'Until when the caller may call it off; null for anybody but its customer, and when that is over.',
  })
  cancellableUntil(@Root() order: Order, @Ctx() { cancellations, principal }: Context) {
    return cancellations.until(principal, order);
  }

  @FieldResolver(() => CancellationView, { nullable: true, description: 'Why it was called off, where it was.' })
  cancellation(@Root() order: Order, @Ctx() { cancellations, principal }: Context) {
    return cancellations.view(principal, order);
  }

  @FieldResolver(() => PaymentFee, {
    nullable: true,
    description: 'What its payment costs; null for anybody but its shop, and where nothing was paid online.',
  })
  paymentCost(@Root() order: Order, @Ctx() { orders, payouts, principal }: Context) {
    const { paymentIntentId } = order;
    return paymentIntentId !== null && orders.isItsShop(principal, order) ? payouts.feeOf(paymentIntentId) : null;
  }

  @FieldResolver(() => Boolean, {
    description: 'It is the caller’s own, or opened by its link: they may call it off and, signed in, order it again.',
  })
  isMine(@Root() order: Order, @Ctx() { orders, principal }: Context) {
    return orders.isItsCustomer(principal, order);
  }

  @Mutation(() => RefundLinesResult, { description: 'Gives lines of an order back to its customer’s card.' })
  refundLines(
    @Arg('input', () => RefundLinesInput, { description: 'What, and why.' }) input: RefundLinesInput,
    @Ctx() { refunds, principal }: Context,
  ) {
    return refunds.lines(ownShopId(principal), input);
  }

  @Query(() => [OpenDispute], { description: 'Disputes about the calling shop’s payments, oldest first.' })
  openDisputes(@Ctx() { refunds, principal }: Context) {
    return refunds.openDisputes(ownShopId(principal));
  }

  @Query(() => [FailedRefund], { description: 'The calling shop’s refunds that failed for good, oldest first.' })
  failedRefunds(@Ctx() { refunds, principal }: Context) {
    return refunds.failed(ownShopId(principal));
  }

  @Mutation(() => [FailedRefund], {
    description: 'The shop gave the money back itself; answers what is left to settle.',
  })
  settleRefund(
    @Arg('input', () => SettleRefundInput, { description: 'Which, and how.' }) input: SettleRefundInput,
    @Ctx() { refunds, principal }: Context,
  ) {
    return refunds.settle(ownShopId(principal), input);
  }

  @FieldResolver(() => DisputeState, {
    nullable: true,
    description: 'Where the dispute of its payment stands at the customer’s bank; null without one.',
  })
  dispute(@Root() order: Order, @Ctx() { refunds }: Context): Promise<DisputeState | null> {
    return refunds.dispute(order);
  }

  @FieldResolver(() => [OrderRefund], { description: 'What the shop gave back of it, oldest first.' })
  refunds(@Root() order: Order, @Ctx() { refunds }: Context): Promise<OrderRefund[]> {
    return refunds.of(order);
  }

  @Query(() => [DayToCome], { description: 'The days after today for which the calling owner has orders.' })
  ordersAhead(@Ctx() { ordersAhead, principal }: Context) {
    return ordersAhead.calendar(ownShopId(principal));
  }

  @Mutation(() => MoveOrderResult, { description: 'Another day, while its own closes. Again answers the same.' })
  moveOrder(
    @Arg('reference', () => String, REFERENCE) reference: string,
    @Arg('windowStartsAt', () => Date, { description: 'One of `otherDays`.' }) windowStartsAt: Date,
    @Ctx() { closedDays, principal }: Context,
  ) {
    return closedDays.move(principal, reference, windowStartsAt);
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description:
      'Its shop does not open then any more: until when its customer may choose another day or their money, which goes back by itself afterwards.',
  })
  dayClosedUntil(@Root() order: Order, @Ctx() { closedDays }: Context) {
    return closedDays.until(order);
  }

  @FieldResolver(() => [DayWithWindows], { description: 'What its customer may choose then.' })
  otherDays(@Root() order: Order, @Ctx() { closedDays, principal }: Context) {
    return closedDays.choices(principal, order);
  }

  @Subscription(() => BoardChanges, {
    description:
      'The calling owner’s board as it changes: at once what changed since `after`, or the whole board; then whatever changes.',
    subscribe: followBoard,
  })
  boardChanged(
    @Root() event: Event<BoardChanges>,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the last event that arrived.' })
    _after?: string,
  ): BoardChanges {
    return unwrapEvent(event);
  }

  @Subscription(() => Order, {
    description:
      'One order as it changes, by id or token: at once unless `after` is its revision, then at each change.',
    subscribe: async ({ context, args }: Follow<{ reference: string }>) => {
      const { id } = await context.orders.order(context.principal, args.reference);
      let after = args.after ?? null;
      return eventStream(
        context.announcements.signal(ORDER_CHANGES, id),
        async () => {
          const { orders, principal } = await context.fresh();
          const order = await orders.order(principal, id);
          if (order.revision === after) return null;
          after = order.revision;
          return order;
        },
        context.readingFailed,
      );
    },
  })
  orderChanged(
    @Root() event: Event<Order>,
    @Arg('reference', () => String, REFERENCE) _reference: string,
    @Arg('after', () => String, { nullable: true, description: 'Revision of the last event that arrived.' })
    _after?: string,
  ): Order {
    return unwrapEvent(event);
  }
}
