import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { ownShopId } from '../accounts/principal';
import type { Context } from '../platform/context';
import {
  OrderListInput,
  PeriodInput,
  Accounts,
  OrderListPage,
  ReportSpan,
  SalesReport,
  TextFile,
} from './report.service';

@Resolver()
export class ReportResolver {
  @Query(() => SalesReport)
  ownReport(@Arg('span', () => ReportSpan) span: ReportSpan, @Ctx() { reports, principal }: Context) {
    return reports.report(ownShopId(principal), span);
  }

  @Query(() => OrderListPage)
  ownOrders(@Arg('input', () => OrderListInput) input: OrderListInput, @Ctx() { reports, principal }: Context) {
    return reports.orders(ownShopId(principal), input);
  }

  @Query(() => Accounts)
  ownAccounts(@Arg('period', () => PeriodInput) period: PeriodInput, @Ctx() { reports, principal }: Context) {
    return reports.accounts(ownShopId(principal), period);
  }

  @Query(() => TextFile, { description: 'The same with every operation, as CSV for French tables.' })
  ownAccountsFile(@Arg('period', () => PeriodInput) period: PeriodInput, @Ctx() { reports, principal }: Context) {
    return reports.accountsFile(ownShopId(principal), period);
  }
}
