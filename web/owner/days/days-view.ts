import type { DaysPageQuery } from '../../../graphql/generated/owner/days';
import type { DayToComeProps } from '../../../ui/food/day-to-come/day-to-come';
import { formatDay } from '../../page/moments';
import { toBoard } from '../board/board-view';

export type Day = Pick<DayToComeProps, 'label' | 'items' | 'orders'> & { id: string };

const UNTOUCHED = { now: 0, untouched: new Set<string>() };

export function toDays({ ordersAhead, ownShop: { zone } }: DaysPageQuery): Day[] {
  return ordersAhead.map(({ day, items, orders }) => {
    const label = formatDay(`${day}T12:00:00Z`, 'UTC');
    return {
      id: day,
      label: label.charAt(0).toUpperCase() + label.slice(1),
      items: [...items].sort((one, other) => one.name.localeCompare(other.name, 'fr')),
      orders: toBoard(orders, { ...UNTOUCHED, zone }),
    };
  });
}
