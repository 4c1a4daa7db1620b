import { useState } from 'react';
import {
  useGuestOtherDaysQuery,
  useMoveGuestOrderMutation,
  useMoveOrderMutation,
  useOtherDaysQuery,
} from '../../graphql/generated/customer/moving';
import { DayClosed } from '../../ui/food/day-closed/day-closed';
import { errorMessage } from '../page/faults';
import { formatDay } from '../page/moments';
import { useRequest } from '../page/use-request';
import { formatShortDay } from './pickup-days';

export interface DayClosingProps {
  order: { id: string; dayClosedUntil: string; shop: { name: string; zone: string } };
  /** Key of a guest's mailed link, which authorises the action without a session. */
  linkKey?: string;
  onRefund: () => void;
  onMoved: () => void;
}

/** Lets the customer move an order whose day closes, or have it refunded; a second press and a retry are harmless. */
export function DayClosing({ order, linkKey, onRefund, onMoved }: DayClosingProps) {
  const { id: reference, shop } = order;
  const [open, setOpen] = useState(false);
  const { busy, error, send } = useRequest();
  const now = { fetchPolicy: 'network-only' } as const;
  const key = linkKey ?? '';
  const mine = useOtherDaysQuery({ variables: { reference }, skip: !open || linkKey !== undefined, ...now });
  const guests = useGuestOtherDaysQuery({ variables: { key }, skip: !open || linkKey === undefined, ...now });
  const [move] = useMoveOrderMutation();
  const [moveGuests] = useMoveGuestOrderMutation();
  const { error: fault, refetch } = linkKey === undefined ? mine : guests;
  const days = (mine.data?.order ?? guests.data?.guestOrder)?.otherDays.map(({ day, windows }) => ({
    id: day,
    label: formatShortDay(day),
    windows: windows.map(({ pickupWindow: label, ...window }) => ({ ...window, label })),
  }));

  const moveTo = (windowStartsAt: string) =>
    send(
      async () =>
        linkKey === undefined
          ? move({ variables: { reference, windowStartsAt } })
          : moveGuests({ variables: { key, windowStartsAt } }),
      onMoved,
      (_message, refusal) => refusal && void refetch().catch(() => undefined),
    );

  return (
    <DayClosed
      shopName={shop.name}
      dayText={formatDay(order.dayClosedUntil, shop.zone)}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      days={days}
      error={error ?? (fault && errorMessage(fault))}
      busy={busy}
      onMove={moveTo}
      onRefund={onRefund}
    />
  );
}
