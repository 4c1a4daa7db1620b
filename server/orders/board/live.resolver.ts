import { Arg, Resolver, Root, Subscription } from 'type-graphql';
import { ownShopId } from '../../accounts/principal';
import type { Context } from '../../platform/context';
import { type Event, unwrapEvent, eventStream } from '../../event-stream';
import { ORDER_CHANGES } from '../order-changes';
import { Order } from '../order.entity';
import { BoardChanges, REFERENCE } from '../order.types';

/** Context and arguments of a subscription, with its cursor. */
interface Follow<Args> {
  context: Context;
  args: Args & { after?: string | null };
}

/** Event stream of the calling owner's board, with one event for each change. */
function followBoard({ context, args }: Follow<object>) {
  const shopId = ownShopId(context.principal);
  let after = args.after ?? null;
  let pace: string | undefined;
  const news = eventStream(
    context.announcements.signal(ORDER_CHANGES, shopId),
    async () => {
      const { boardChangesSince, shops, principal } = await context.fresh();
      const { id, pausedUntil, delayMinutes, delayUntil } = await shops.shown(ownShopId(principal), principal?.id);
      const changed = await boardChangesSince({ shopId: id, after });
      after = changed?.cursor ?? after;
      const before = pace;
      pace = JSON.stringify([pausedUntil, delayMinutes, delayUntil]);
      const turned = before !== undefined && before !== pace;
      return changed ?? (turned && after !== null ? new BoardChanges(after, []) : null);
    },
    context.readingFailed,
  );
  return context.presence.attend(shopId, news);
}

/** Subscriptions to changing orders; each event is authorised anew for its reader. */
@Resolver()
export class LiveResolver {
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
