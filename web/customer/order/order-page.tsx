import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useOrderPageQuery } from '../../../graphql/generated/customer/order';
import { toReceipt } from '../../shared/receipt';
import { OrderScreen } from './order-screen';
import { toFailure, toOrderDetails, toPickupPlace } from './order-view';

/** The confirmation of an order, and its receipt (spec customer §2). */
export function OrderPage() {
  const { orderId = '' } = useParams();
  const { data, error, refetch } = useOrderPageQuery({ variables: { reference: orderId } });
  const [printing, setPrinting] = useState<'not yet' | 'now' | 'done'>('not yet');
  const order = data?.order;

  useEffect(() => {
    if (printing !== 'now') return;
    const done = () => setPrinting('done');
    window.addEventListener('afterprint', done);
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, [printing]);

  return (
    <OrderScreen
      failure={error && !order ? toFailure(error) : undefined}
      order={order && toOrderDetails(order)}
      place={order && toPickupPlace(order)}
      status={order?.status}
      printed={printing !== 'not yet'}
      receipt={order && printing === 'now' ? toReceipt(order) : undefined}
      onPrint={() => setPrinting((before) => (before === 'not yet' ? 'now' : before))}
      onRetry={() => void refetch()}
    />
  );
}
