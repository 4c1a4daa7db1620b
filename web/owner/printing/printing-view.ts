import type { PrintingPageQuery } from '../../../graphql/generated/owner/printing';
import { allergenNames } from '../../../ui/food/allergen-list/allergens';
import type { KitchenTicketProps } from '../../../ui/food/receipt/kitchen-ticket';
import { formatDateTime } from '../../shared/formatting';
import { kitchenSelections } from '../../shared/line-selections';

interface Dated {
  id: string;
  createdAt: string;
}

/** The id of the order that came in last; undefined where there is none. */
export function latestOf(orders: readonly Dated[]): string | undefined {
  const [latest] = [...orders].sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt));
  return latest?.id;
}

/** What the kitchen works from: everything that was chosen, no prices. */
export function toKitchenTicket(order: PrintingPageQuery['order']): KitchenTicketProps {
  const { token, window, customerName, createdAt, lines } = order;
  return {
    token,
    pickupWindow: window.pickupWindow,
    customerName,
    date: formatDateTime(createdAt),
    lines: lines.map(({ id, quantity, name, choices, note, allergens }) => ({
      id,
      quantity,
      name,
      selections: kitchenSelections(choices, note),
      allergens: allergens.map((allergen) => allergenNames[allergen]),
    })),
  };
}
