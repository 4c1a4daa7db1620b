import type { ReactNode } from 'react';
import { useServiceChargeQuery } from '../../../graphql/generated/customer/information';
import { Loading, Skeleton } from '../../../ui/base/skeleton/skeleton';
import { loading } from './information.texts';

/** What names the cents that are added to each order, once the server has said them. Throws when they cannot be had. */
export function WithServiceCharge({ children }: { children: (serviceChargeCents: number) => ReactNode }) {
  const { data, error } = useServiceChargeQuery();
  if (error && !data) throw error;
  if (data) return children(data.paymentSettings.serviceChargeCents);
  return (
    // As high as the screen: the footer must not jump.
    <Loading label={loading()} className="min-h-dvh">
      <Skeleton className="h-96" />
    </Loading>
  );
}
