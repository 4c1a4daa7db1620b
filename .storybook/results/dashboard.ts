import {
  DashboardAccountsDocument,
  DashboardAccountsFileDocument,
  DashboardFiguresDocument,
  DashboardOrderDetailsDocument,
  DashboardOrdersDocument,
  PrintOrderTicketDocument,
  ReprintOrderTicketDocument,
  type DashboardFiguresQuery,
  type DashboardOrderFragment,
} from '../../graphql/generated/owner/dashboard';
import { answer, type Answers } from '../mocked-answers';
import { order } from './orders';

const people = ['Camille Durand', 'Awa Traoré', 'Jean-Baptiste de La Rochefoucauld', 'Inès Bernard', 'Paul Nguyen'];
const statuses = ['PREPARING', 'READY', 'COLLECTED', 'COLLECTED', 'NO_SHOW', 'COLLECTED', 'CANCELLED'] as const;

const { id, token, status, source, customerName, createdAt, mealDeals, feeCents, totalCents, window, shop, lines } =
  order;
export const firstOrder: DashboardOrderFragment = {
  __typename: 'Order',
  version: 1,
  id,
  token,
  status,
  source,
  customerName,
  createdAt,
  mealDeals,
  feeCents,
  totalCents,
  window,
  shop,
  lines,
};

const listed: DashboardOrderFragment[] = Array.from({ length: 8 }, (_, at) => ({
  ...firstOrder,
  ...(at > 0 && { id: `d-${at}`, token: `D${at}XJ7T` }),
  status: statuses[at % statuses.length] ?? 'COLLECTED',
  customerName: people[at % people.length] ?? '',
  totalCents: order.totalCents + at * 115,
}));

/** A Friday before noon. */
export const report: DashboardFiguresQuery['ownReport'] = {
  __typename: 'SalesReport',
  today: '2026-06-12',
  hidden: false,
  figures: { __typename: 'SalesFigures', orderCount: 42, salesCents: 38_450, noShowCount: 1 },
  before: { __typename: 'SalesFigures', orderCount: 38, salesCents: 36_120, noShowCount: 2 },
  hours: [
    [7, 6, 2150],
    [8, 11, 8840],
    [9, 9, 9210],
    [10, 7, 7630],
    [11, 9, 10_620],
  ].map(([hour = 0, orderCount = 0, salesCents = 0]) => ({ __typename: 'HourSales', hour, orderCount, salesCents })),
  days: [48_210, 51_320, 0, 55_470, 38_450].map((salesCents, at) => ({
    __typename: 'DaySales',
    day: `2026-06-${String(8 + at).padStart(2, '0')}`,
    salesCents,
    orderCount: Math.ceil(salesCents / 905),
  })),
  items: (
    [
      ['Baguette tradition', 61, 120],
      ['Croissant au beurre', 48, 130],
      ['Sandwich du chef', 12, 950],
      ['Tourte de seigle au levain naturel, farine de meule T130, pièce de 700 g', 4, 590],
    ] as const
  ).map(([name, quantity, cents]) => ({
    __typename: 'ItemSales',
    itemId: name,
    name,
    quantity,
    salesCents: quantity * cents,
  })),
};

/** Where it does not matter how many there are. */
export const twoOrders: Answers = answer(DashboardOrdersDocument, {
  ownOrders: { __typename: 'OrderListPage', count: 2, page: 1, pageCount: 1, orders: listed.slice(0, 2) },
});

export const dashboard: Answers = {
  ...answer(DashboardFiguresDocument, { ownReport: report }),
  ...answer(DashboardOrdersDocument, {
    ownOrders: { __typename: 'OrderListPage', count: 28, page: 1, pageCount: 2, orders: listed },
  }),
  ...answer(DashboardOrderDetailsDocument, ({ reference }) => ({
    order: {
      ...(listed.find((one) => one.id === reference) ?? firstOrder),
      paymentCost: { __typename: 'PaymentFee' as const, cents: 46, paidByShop: false },
      cancellation: null,
      refunds: [],
    },
    ownPrinters: [{ __typename: 'Printer' as const, id: 'kitchen' }],
  })),
  ...answer(DashboardAccountsDocument, {
    ownAccounts: {
      __typename: 'Accounts',
      feeCents: 1218,
      refundedCents: 1369,
      totals: [
        { __typename: 'VatTotal', rate: 55, netCents: 721_460, taxCents: 39_680, grossCents: 761_140 },
        { __typename: 'VatTotal', rate: 100, netCents: 248_000, taxCents: 24_800, grossCents: 272_800 },
      ],
    },
  }),
  ...answer(DashboardAccountsFileDocument, {
    ownAccountsFile: { __typename: 'TextFile', name: 'ventes.csv', text: 'Date\r\n' },
  }),
  ...answer(PrintOrderTicketDocument, { printTicket: true }),
  ...answer(ReprintOrderTicketDocument, { reprintTicket: true }),
};
