import type { OrderBoardProps } from '../../../ui/food/order-board/order-board';
import { faultMessage, isOffline } from '../../page/faults';
import { offline } from '../../page/faults.texts';
import { formatTime } from '../../page/formatting';
import { endsSoon, type Identity } from '../../session/session';

const OLD_AFTER_MS = 60_000;

interface Contact {
  lost: boolean;
  onLine: boolean;
  /** When what is shown was read, and now; both in milliseconds of this device’s clock. */
  readAt: number | null;
  now: number;
}

/** Whether the board is up to date and, once it is visibly not, from when it is. */
export function sayConnection({ lost, onLine, readAt, now }: Contact): Pick<OrderBoardProps, 'connection' | 'ageText'> {
  if (!lost) return { connection: 'live' };
  const isOld = readAt !== null && now - readAt > OLD_AFTER_MS;
  return {
    connection: onLine ? 'lost' : 'offline',
    ...(readAt !== null && (isOld || !onLine) && { ageText: formatTime(new Date(readAt).toISOString()) }),
  };
}

/** While there is still time, when this device’s session ends; undefined before. `now` by the server’s clock, in milliseconds. */
export function saySessionEnd(owner: Identity | null, now: number): string | undefined {
  if (owner?.endsAt === undefined || !endsSoon(owner, now)) return undefined;
  const end = formatTime(new Date(owner.endsAt).toISOString());
  return `À ${end}, cet appareil sera déconnecté : les commandes n’y sonneront plus.`;
}

/** Why the orders could not be had (specification 7.1). */
export function sayReadingFailed(failure: unknown): string {
  if (isOffline(failure)) return offline();
  return faultMessage(failure) ?? "Une erreur s'est produite lors de la récupération des commandes.";
}

/** The server said no to a no-show (specification 5.4). */
export function sayNoShowRefused(message: string): string {
  return `Échec de la mention du client comme non-présent.e: ${message}`;
}

/** The server could not be asked, or failed (specification 5.4). */
export function sayNoShowFailed(message: string): string {
  return `Erreur lors de la mention du client comme non-présent.e: ${message}`;
}
