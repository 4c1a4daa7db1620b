import type { DaysPageQuery } from '../../../graphql/generated/owner/days';
import type { DayOrder, DayToComeProps } from '../../../ui/food/day-to-come/day-to-come';
import { refundTotals } from '../../../graphql/rules/refunds';
import { kitchenSelections } from '../../ordering/line-selections';
import { formatDay } from '../../page/moments';

type Order = DaysPageQuery['ordersAhead'][number]['orders'][number];
export type Day = Pick<DayToComeProps, 'label' | 'items' | 'orders'> & { id: string };

export function toDays({ ordersAhead }: DaysPageQuery): Day[] {
  return ordersAhead.map(({ day, items, orders }) => {
    const label = formatDay(`${day}T12:00:00Z`, 'UTC');
    return {
      id: day,
      label: label.charAt(0).toUpperCase() + label.slice(1),
      items: [...items].sort((one, other) => one.name.localeCompare(other.name, 'fr')),
      orders: orders.map(toOrder),
    };
  });
}

function toOrder({ id, token, customerName, window, refunds, lines, dayClosedUntil }: Order): DayOrder {
  const { piecesOf } = refundTotals(refunds);
  return {
    ...{ id, token, customerName },
    pickupWindow: window.pickupWindow,
    asked: dayClosedUntil !== null,
    lines: lines.map(({ choices, note, ...line }) => ({
      ...line,
      refunded: piecesOf(line.id),
      selections: kitchenSelections(choices, note),
    })),
  };
}
