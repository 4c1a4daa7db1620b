import { useServiceChargeQuery } from '../../../graphql/generated/customer/information';

/** Cents added to each order, as the server says; undefined while it is asked. Throws when it cannot be had. */
export function useServiceCharge(): number | undefined {
  const { data, error } = useServiceChargeQuery();
  if (error && !data) throw error;
  return data?.paymentSettings.serviceChargeCents;
}
