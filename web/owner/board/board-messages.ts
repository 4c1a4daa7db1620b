import type { OrderBoardProps } from '../../../ui/food/order-board/order-board';
import { failureMessage } from '../../page/failure-message';
import { isOffline } from '../../page/faults';
import { offline } from '../../page/faults.texts';
import { formatTime } from '../../page/moments';
import { endsSoon, type Identity } from '../../session/session';
import * as t from './board.texts';

const OLD_AFTER_MS = 60_000;

interface Contact {
  lost: boolean;
  onLine: boolean;
  /** When what is shown was read, and now; both in milliseconds of this device’s clock. */
  readAt: number | null;
  now: number;
  /** The shop’s. */
  zone: string | undefined;
}

/** Whether the board is up to date and, once it is visibly not, from when it is. */
export function sayConnection({
  lost,
  onLine,
  readAt,
  now,
  zone,
}: Contact): Pick<OrderBoardProps, 'connection' | 'ageText'> {
  if (!lost) return { connection: 'live' };
  const isOld = readAt !== null && now - readAt > OLD_AFTER_MS;
  return {
    connection: onLine ? 'lost' : 'offline',
    ...(readAt !== null && (isOld || !onLine) && { ageText: formatTime(readAt, zone) }),
  };
}

/** While there is still time, when this device’s session ends; undefined before. `now` by the server’s clock, in milliseconds. */
export function saySessionEnd(owner: Identity | null, now: number, zone: string | undefined): string | undefined {
  if (owner?.endsAt === undefined || !endsSoon(owner, now)) return undefined;
  return t.sessionEnd(formatTime(owner.endsAt, zone));
}

/** Why the orders could not be had (specification 7.1). */
export function sayReadingFailed(failure: unknown): string {
  if (isOffline(failure)) return offline();
  return failureMessage(failure, t.readingFailed());
}
