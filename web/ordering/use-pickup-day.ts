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
  /** Days that can be chosen; omitted when the shop takes orders for today only. */
  days?: readonly PickupDay[];
  day?: PickupDay;
  loading?: boolean;
}

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

  // A changed cart may have another first possible day.
  const [count, cents] = [ahead?.itemCount, ahead?.linesCents];
  useEffect(() => {
    if (shopId) void refetch();
  }, [shopId, count, cents, refetch]);

  // For a shop without preorders, days are shown only when an item restricts today.
  const plain = !anyDay && !day?.item;
  if (!ahead || (plain && day?.possible === false)) return { cart: known, choose };
  const windows = isToday ? ahead.shop.pickupWindows : later.data?.shop.pickupWindows;
  if (!day || !windows)
    return { cart: { ...ahead, shop: { ...ahead.shop, pickupWindows: [] } }, days, day, loading: true, choose };
  return { cart: cartOn(ahead, day, windows, isToday), ...(!plain && { days, day }), choose };
}
