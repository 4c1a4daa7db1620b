import type { Order } from '../orders/order.entity';
import { windowLabel } from '../pickup/pickup-windows';

/** What was placed, in a sentence: « 2 × Croissant, 1 × Flan. K7M4PX, 12:15 PM - 12:30 PM ». */
export function placedText({ token, window: { startsAt, endsAt }, shop, lines }: Order): string {
  const said = lines.getItems().map(({ quantity, name }) => `${quantity} × ${name}`);
  return `${said.join(', ')}. ${token}, ${windowLabel(startsAt, endsAt, shop.zone)}`;
}
