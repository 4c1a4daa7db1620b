import type { Listener } from '../../database/listener';
import { shareAnswers } from '../../event-stream';
import type { ShopRowOf } from '../../shops/shop-rows';
import { assertVisible } from '../../shops/shop.service';
import type { BoardChanges } from '../order.types';
import { type Board, type BoardChangesSince, ORDER_CHANGES } from './board-changes';

/** What a board has to show since its cursor, and the shop's pause and delay as text. */
export interface BoardReading {
  changes: BoardChanges | null;
  pace: string;
}

export type BoardReadings = (board: Board) => Promise<BoardReading>;

/** For how long boards whose sockets are slow take a reading instead of making their own. */
const KEPT_MS = 5_000;

/**
 * Reads once for each announced change what the boards of a shop that have reached the same cursor show; the batch
 * loader beneath it shares only what is asked in the same moment. Throws NOT_FOUND for a shop that is gone.
 */
export function boardReadings(
  announcements: Listener,
  boardChangesSince: BoardChangesSince,
  shopRowOf: ShopRowOf,
): BoardReadings {
  const kept = new Map<string, Map<string, Promise<BoardReading>>>();
  announcements.listen<{ shopId?: string }>(ORDER_CHANGES, (change) => {
    if (change?.shopId === undefined) kept.clear();
    else kept.delete(change.shopId);
  });
  const read = async ({ shopId, after }: Board): Promise<BoardReading> => {
    const { pausedUntil, delayMinutes, delayUntil } = assertVisible(await shopRowOf(shopId), shopId);
    const changes = await boardChangesSince({ shopId, after });
    return { changes: changes && shareAnswers(changes), pace: JSON.stringify([pausedUntil, delayMinutes, delayUntil]) };
  };
  return (board) => {
    const { shopId, after } = board;
    // A whole board is not kept, because it also depends on the time of day.
    if (after === null) return read(board);
    const ofShop = kept.get(shopId) ?? new Map<string, Promise<BoardReading>>();
    kept.set(shopId, ofShop);
    const found = ofShop.get(after);
    if (found) return found;
    const reading = read(board);
    ofShop.set(after, reading);
    const forget = () => {
      ofShop.delete(after);
      if (ofShop.size === 0 && kept.get(shopId) === ofShop) kept.delete(shopId);
    };
    setTimeout(forget, KEPT_MS).unref();
    reading.catch(forget);
    return reading;
  };
}
