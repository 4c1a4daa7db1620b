import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { ownShopId } from '../accounts/principal';
import { Input } from '../input';
import type { Context } from '../platform/context';
import { OwnShop } from '../shops/own/own-shop.types';
import { NewPrinterInput, AddedPrinter, OwnPrinter } from './printer.types';
import { Order } from '../orders/order.entity';
import { KitchenTicket } from './kitchen-ticket';

@Resolver(() => OwnShop)
export class PrinterResolver {
  @Query(() => [OwnPrinter], { description: 'The printers of the caller’s shop, in the order they were joined.' })
  ownPrinters(@Ctx() { printers, principal }: Context) {
    return printers.printersOf(ownShopId(principal));
  }

  @Mutation(() => AddedPrinter, {
    description: 'Joins a printer to the caller’s shop; one in its network then prints a code.',
  })
  addPrinter(@Input(NewPrinterInput) input: NewPrinterInput, @Ctx() { printers, principal }: Context) {
    return printers.add(ownShopId(principal), input);
  }

  @Mutation(() => [OwnPrinter], { description: 'Makes a printer the shop’s by the code on its paper; answers all.' })
  async claimPrinter(
    @Arg('id', () => ID) id: string,
    @Arg('code', () => String, { description: 'The six digits that were printed.' }) code: string,
    @Ctx() { printers, principal }: Context,
  ) {
    const shopId = ownShopId(principal);
    await printers.claim(shopId, id, code);
    return printers.printersOf(shopId);
  }

  @Mutation(() => [OwnPrinter], { description: 'Takes a printer away; answers those that are left.' })
  async removePrinter(@Arg('id', () => ID) id: string, @Ctx() { printers, principal }: Context) {
    const shopId = ownShopId(principal);
    await printers.remove(shopId, id);
    return printers.printersOf(shopId);
  }

  @Mutation(() => Boolean, { description: 'Sends a test page to a printer, or once more its code.' })
  async testPrinter(@Arg('id', () => ID) id: string, @Ctx() { printers, principal }: Context) {
    await printers.test(ownShopId(principal), id);
    return true;
  }

  @Mutation(() => OwnShop, { description: 'Whether every new order’s kitchen ticket is printed by itself.' })
  async saveAutoPrint(
    @Arg('wanted', () => Boolean, { description: 'Print by itself.' }) wanted: boolean,
    @Ctx() { printers, ownShops, principal }: Context,
  ) {
    const shopId = ownShopId(principal);
    await printers.saveAutoPrint(shopId, wanted);
    return ownShops.read(shopId);
  }

  @FieldResolver(() => Boolean, { description: 'Every new order’s kitchen ticket is printed by itself.' })
  autoPrint(@Root() { id }: OwnShop, @Ctx() { printers }: Context) {
    return printers.autoPrint(id);
  }
}

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
