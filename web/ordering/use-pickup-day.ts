import { useEffect, useState } from 'react';
import {
  type CartContentFragment,
  usePickupDaysQuery,
  useWindowsOfDayQuery,
} from '../../graphql/generated/customer/cart';
import { cartOn, type PickupDay, usualDay } from './pickup-days';
import { POLL } from './use-order';

interface CartOnDay {
  cart: CartContentFragment | null | undefined;
  /** Today and those that can be ordered for; none where the shop takes orders for today alone. */
  days?: readonly PickupDay[];
  day?: PickupDay;
  /** It is not known yet what the day has. */
  loading?: boolean;
}

/** A cart on the day it is to be fetched. */
export function usePickupDay(
  known: CartContentFragment | null | undefined,
): CartOnDay & { choose: (day: string) => void } {
  const [chosen, choose] = useState<string>();
  const anyDay = (known?.shop.daysAhead ?? 0) > 0;
  const ahead = known?.lines.some(({ servedText }) => anyDay || servedText !== null) ? known : undefined;
  const shopId = ahead?.shop.id ?? '';
  const { data, previousData, refetch } = usePickupDaysQuery({ variables: { shopId }, skip: !ahead, ...POLL });
  const days = ahead && (data ?? previousData)?.pickupDays;
  const day = days?.find((one) => one.day === chosen) ?? (ahead && days && usualDay(ahead, days));
  const isToday = day === days?.[0];
  const later = useWindowsOfDayQuery({ variables: { shopId, day: day?.day ?? '' }, skip: !day || isToday, ...POLL });

  // Another cart may have another first day.
  const [count, cents] = [ahead?.itemCount, ahead?.linesCents];
  useEffect(() => {
    if (shopId) void refetch();
  }, [shopId, count, cents, refetch]);

  // Of today alone only what stands in its way is said.
  const plain = !anyDay && !day?.item;
  if (!ahead || (plain && day?.possible === false)) return { cart: known, choose };
  const windows = isToday ? ahead.shop.pickupWindows : later.data?.shop.pickupWindows;
  if (!day || !windows)
    return { cart: { ...ahead, shop: { ...ahead.shop, pickupWindows: [] } }, days, day, loading: true, choose };
  return { cart: cartOn(ahead, day, windows, isToday), ...(!plain && { days, day }), choose };
}
