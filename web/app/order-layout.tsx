import { useParams } from 'react-router-dom';
import { useOrderPageQuery } from '../../graphql/generated/customer/order';
import { useSession } from '../session/session';
import { CustomerLayout } from './customer-layout';
import { OwnerLayout } from './owner-layout';

/** Layout around one order: the owner's navigation for its shop, the customer's header with the cart for its buyer. */
export function OrderLayout() {
  const { orderId = '' } = useParams();
  const { customer, owner } = useSession();
  // The same query as the page's own, so Apollo sends it once.
  const { data } = useOrderPageQuery({ variables: { reference: orderId }, skip: owner === null });
  const mine = data ? data.order.isMine : customer !== null;
  return owner !== null && !mine ? <OwnerLayout /> : <CustomerLayout />;
}
