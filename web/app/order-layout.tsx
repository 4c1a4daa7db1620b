import { useParams } from 'react-router-dom';
import { useOrderPageQuery } from '../../graphql/generated/customer/order';
import { useSession } from '../session/session';
import { CustomerLayout } from './customer-layout';
import { OwnerLayout } from './owner-layout';

/** Around one order: its shop, come from the board, keeps the owner’s places; whoever bought it, the cart. */
export function OrderLayout() {
  const { orderId = '' } = useParams();
  const { customer, owner } = useSession();
  // The same question as the page’s own, asked once.
  const { data } = useOrderPageQuery({ variables: { reference: orderId }, skip: owner === null });
  const mine = data ? data.order.isMine : customer !== null;
  return owner !== null && !mine ? <OwnerLayout /> : <CustomerLayout />;
}
