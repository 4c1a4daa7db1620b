import type { BoardOrderFragment } from '../../../graphql/generated/owner/board';
import { isOpen } from '../../../graphql/rules/order-status';
import { createStore } from '../../page/store';

const RING_AGAIN_MS = 10_000;

type Seen = Pick<BoardOrderFragment, 'id' | 'token' | 'status' | 'seenAt' | 'arrivingAt'>;

export interface Arrivals {
  untouched: ReadonlySet<string>;
  latest: readonly string[];
  /** True when the latest orders arrived after the board was opened. */
  sudden: boolean;
}

interface Surroundings {
  ring: (loudness: number) => void;
  /** Rings when a customer is on the way. */
  ringDoor: () => void;
  /** Tells the server that these orders were seen; rejects when the server cannot be reached. */
  markSeen: (ids: string[]) => Promise<void>;
}

/** Volume of a ring, from 0 to 1, after so many rings without reaction. */
export function loudness(unacknowledged: number): number {
  return Math.min(1, 0.4 + 0.2 * unacknowledged);
}

/**
 * Rings for each batch of new orders and, while a component has called `insist`, again at intervals, louder each time,
 * until every one is acknowledged. The server decides which orders are new, so that this survives a reload and holds on
 * every board; a press here counts at once.
 */
export function createArrivals({ ring, ringDoor, markSeen }: Surroundings) {
  const known = new Set<string>();
  const atTheDoor = new Set<string>();
  /** Acknowledged here and not yet reported to the server. */
  const unreported = new Set<string>();
  const { read, change, follow } = createStore<Arrivals>({ untouched: new Set(), latest: [], sudden: false });

  let opened = false;
  let unacknowledged = 0;
  const call = () => {
    ring(loudness(unacknowledged));
    unacknowledged += 1;
  };
  const acknowledge = (ids: readonly string[]) => {
    unacknowledged = 0;
    change({ ...read(), untouched: new Set([...read().untouched].filter((id) => !ids.includes(id))) });
  };

  const emit = () => {
    const ids = [...unreported];
    if (ids.length === 0) return;
    unreported.clear();
    markSeen(ids).catch(() => {
      for (const id of ids) unreported.add(id);
    });
  };

  return {
    read,
    follow,
    notice: (orders: readonly Seen[]) => {
      // Orders seen on another board, or no longer in preparation, count as acknowledged.
      const gone = orders.filter((order) => !isUnseen(order) && read().untouched.has(order.id));
      if (gone.length > 0) acknowledge(gone.map(({ id }) => id));
      const arrived = orders.filter((order) => isUnseen(order) && !known.has(order.id));
      for (const { id } of orders) known.add(id);
      if (arrived.length > 0) {
        const untouched = new Set([...read().untouched, ...arrived.map(({ id }) => id)]);
        change({ untouched, latest: arrived.map(({ token }) => token), sudden: opened });
        call();
      }
      const coming = orders.filter(({ id, status, arrivingAt }) => arrivingAt && isOpen(status) && !atTheDoor.has(id));
      for (const { id } of coming) atTheDoor.add(id);
      if (coming.length > 0) ringDoor();
      opened = true;
      emit();
    },
    /** Acknowledges those of the given orders that are still new. */
    touch: (...ids: string[]) => {
      const touched = ids.filter((id) => read().untouched.has(id));
      if (touched.length === 0) return;
      for (const id of touched) unreported.add(id);
      acknowledge(touched);
      emit();
    },
    insist: () => {
      const timer = setInterval(() => {
        if (read().untouched.size > 0) call();
      }, RING_AGAIN_MS);
      return () => clearInterval(timer);
    },
  };
}

function isUnseen({ status, seenAt }: Seen): boolean {
  return status === 'PREPARING' && seenAt === null;
}
