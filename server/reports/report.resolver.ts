import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { ownShopId } from '../accounts/principal';
import type { Context } from '../platform/context';
import { OrderListInput, PeriodInput } from './report.inputs';
import { Accounts, OrderListPage, ReportSpan, SalesReport, TextFile } from './report.results';

/** What the calling owner's shop sold. */
@Resolver()
export class ReportResolver {
  @Query(() => SalesReport, { description: 'Figures of the calling owner’s shop.' })
  ownReport(
    @Arg('span', () => ReportSpan, { description: 'Today or this week.' }) span: ReportSpan,
    @Ctx() { reports, principal }: Context,
  ) {
    return reports.report(ownShopId(principal), span);
  }

  @Query(() => OrderListPage, { description: 'Orders of the calling owner’s shop, page by page.' })
  ownOrders(
    @Arg('input', () => OrderListInput, { description: 'Which ones.' }) input: OrderListInput,
    @Ctx() { reports, principal }: Context,
  ) {
    return reports.orders(ownShopId(principal), input);
  }

  @Query(() => Accounts, { description: 'Sales of the calling owner’s shop by VAT rate.' })
  ownAccounts(
    @Arg('period', () => PeriodInput, { description: 'Which days.' }) period: PeriodInput,
    @Ctx() { reports, principal }: Context,
  ) {
    return reports.accounts(ownShopId(principal), period);
  }

  @Query(() => TextFile, { description: 'The same with every operation, as CSV for French tables.' })
  ownAccountsFile(
    @Arg('period', () => PeriodInput, { description: 'Which days.' }) period: PeriodInput,
    @Ctx() { reports, principal }: Context,
  ) {
    return reports.accountsFile(ownShopId(principal), period);
  }
}
