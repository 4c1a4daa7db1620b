import { MOST_OF_A_LINE } from '../carts/quantity';
import type { Order } from '../orders/order.entity';
import { windowLabel } from '../pickup/pickup-windows';
import type { Heard } from './parse-order';
import * as t from './voice.texts';

/**
 * Returns the text about a placed order: « 2 × Croissant, 1 × Flan. K7M4PX, 12:15 PM - 12:30 PM », followed by the
 * words that were not recognised.
 */
export function placedText({ token, window: { startsAt, endsAt }, shop, lines }: Order, heard: Heard): string {
  const said = lines.getItems().map(({ quantity, name }) => `${quantity} × ${name}`);
  const placed = `${said.join(', ')}. ${token}, ${windowLabel(startsAt, endsAt, shop.zone)}`;
  return [placed, missedText(heard)].filter((text) => text !== '').join('. ');
}

/** Returns a text naming the words that were not ordered; empty when there are none. */
export function missedText({ unknownWords, miscounted }: Pick<Heard, 'unknownWords' | 'miscounted'>): string {
  return [
    ...(unknownWords.length > 0 ? [t.notOnMenu(unknownWords)] : []),
    ...(miscounted.length > 0 ? [t.miscounted({ words: miscounted, most: MOST_OF_A_LINE })] : []),
  ].join(' ');
}
