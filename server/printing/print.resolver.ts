import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../platform/context';
import { Order } from '../orders/order.entity';
import { KitchenTicket } from './kitchen-ticket';

@Resolver(() => Order)
export class PrintResolver {
  @Mutation(() => Boolean, { description: 'Queues the kitchen ticket, once an order; false when it was before.' })
  printTicket(
    @Arg('reference', () => String, { description: 'Id or token, in any case.' }) reference: string,
    @Ctx() { prints, principal }: Context,
  ) {
    return prints.queueTicket(principal, reference);
  }

  @Mutation(() => Boolean, {
    description: 'A further copy of the kitchen ticket, marked DUPLICATA; the shop’s own alone.',
  })
  reprintTicket(
    @Arg('reference', () => String, { description: 'Id or token, in any case.' }) reference: string,
    @Ctx() { prints, principal }: Context,
  ) {
    return prints.reprintTicket(principal, reference);
  }

  @FieldResolver(() => KitchenTicket, { description: 'The kitchen’s paper, for a browser that prints it.' })
  kitchenTicket(@Root() order: Order, @Ctx() { prints }: Context) {
    return prints.kitchenTicket(order);
  }

  @FieldResolver(() => Boolean, {
    description: 'Following the order prints its ticket: the shop wants that, and it has not been queued yet.',
  })
  printsItself(@Root() order: Order, @Ctx() { prints }: Context) {
    return prints.printsItself(order);
  }
}
