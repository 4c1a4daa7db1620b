import {
  useLatestOfCustomerQuery,
  useLatestOfShopQuery,
  usePrintingPageQuery,
} from '../../../graphql/generated/owner/printing';
import { useSession } from '../../session/session';
import { latestOf } from './printing-view';

/** The order asked for by id or token, else the latest of the customer or shop (contract §8). */
export function usePrintedOrder(asked: string | null, forKitchen: boolean) {
  const { customer } = useSession();
  const asCustomer = useLatestOfCustomerQuery({ skip: asked !== null || !customer });
  const asShop = useLatestOfShopQuery({ skip: asked !== null || customer !== null });
  const latest = customer ? asCustomer : asShop;
  const orders = asCustomer.data?.myOrders ?? asShop.data?.boardOrders;
  const reference = asked ?? (orders && latestOf(orders));
  const printed = usePrintingPageQuery({
    variables: { reference: reference ?? '', forKitchen },
    skip: reference === undefined,
  });

  return {
    order: printed.data?.order,
    error: printed.error ?? latest.error,
    none: asked === null && orders?.length === 0,
    retry: () => void (reference === undefined ? latest.refetch() : printed.refetch()),
  };
}
