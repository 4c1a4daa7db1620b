import { useEffect, useState } from 'react';
import {
  type CartContentFragment,
  usePickupDaysQuery,
  useWindowsOfDayQuery,
} from '../../graphql/generated/customer/cart';
import { readChosenDay } from './chosen-day';
import { cartOn, usualDay } from './pickup-days';
import { POLL } from './use-order';

/** The cart for the selected pickup day, and the days to choose from when the shop does not take orders for today only. */
export function usePickupDay(known: CartContentFragment | null | undefined) {
  const [chosen, choose] = useState(readChosenDay);
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
  const today = { cart: known, days: undefined, day: undefined, loading: false, choose };
  if (!ahead || (plain && day?.possible === false)) return today;
  const windows = isToday ? ahead.shop.pickupWindows : later.data?.shop.pickupWindows;
  if (!day || !windows)
    return { ...today, cart: { ...ahead, shop: { ...ahead.shop, pickupWindows: [] } }, days, day, loading: true };
  return { ...today, cart: cartOn(ahead, day, windows, isToday), ...(!plain && { days, day }) };
}
