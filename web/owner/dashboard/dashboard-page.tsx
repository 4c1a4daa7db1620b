import { useApolloClient } from '@apollo/client/react';
import { DashboardScreen } from './dashboard-screen';
import { useAccounts } from './use-accounts';
import { useOpenedOrder } from './use-opened-order';
import { useOrderList } from './use-order-list';
import { useReport } from './use-report';
import { useShopNews } from './use-shop-news';

/** The shop’s figures, its orders and its books (specification 7.10: real ones). */
export function DashboardPage() {
  const client = useApolloClient();
  const { today, settled, shown, ...report } = useReport();
  const opened = useOpenedOrder();
  const orders = useOrderList(today, settled, opened.show);
  const accounts = useAccounts(today, settled);

  useShopNews(() => {
    // What cannot be had now stays as it was; the next round asks again.
    const ask = { fetchPolicy: 'network-only' } as const;
    client.query({ ...shown, ...ask }).catch(() => undefined);
    client.query({ ...orders.shown, ...ask }).catch(() => undefined);
    client.query({ ...accounts.shown, ...ask }).catch(() => undefined);
  });

  return <DashboardScreen {...report} orders={orders.props} opened={opened.props} accounts={accounts.props} />;
}
