import type { Order } from '../orders/order.entity';
import { windowLabel } from '../pickup/pickup-windows';
import type { Heard } from './hearing';
import { missedText } from './missed-text';

/** What was placed: « 2 × Croissant, 1 × Flan. K7M4PX, 12:15 PM - 12:30 PM », and then what was said and not taken. */
export function placedText({ token, window: { startsAt, endsAt }, shop, lines }: Order, heard: Heard): string {
  const said = lines.getItems().map(({ quantity, name }) => `${quantity} × ${name}`);
  const placed = `${said.join(', ')}. ${token}, ${windowLabel(startsAt, endsAt, shop.zone)}`;
  return [placed, missedText(heard)].filter((text) => text !== '').join('. ');
}
