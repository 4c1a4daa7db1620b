import type { BoardOrderFragment } from '../../../graphql/generated/owner/board';

const RING_AGAIN_MS = 10_000;

type Seen = Pick<BoardOrderFragment, 'id' | 'token' | 'status' | 'seenAt'>;

/** What came in and nobody has dealt with. */
export interface Arrivals {
  untouched: ReadonlySet<string>;
  latest: readonly string[];
}

interface Surroundings {
  ring: () => void;
  /** Tells the server that somebody has seen these; rejects when it could not be told. */
  markSeen: (ids: string[]) => Promise<void>;
}

/**
 * Notices new orders: rings for each lot of them and, while somebody insists, again and again until each was dealt with.
 * Which are new is the server’s word, so that it outlives a reload and holds on every board; a press here counts at once.
 */
export function createArrivals({ ring, markSeen }: Surroundings) {
  const known = new Set<string>();
  /** Touched here, and the server could not be told yet. */
  const untold = new Set<string>();
  const listeners = new Set<() => void>();
  let current: Arrivals = { untouched: new Set(), latest: [] };

  const change = (next: Arrivals) => {
    current = next;
    for (const listener of [...listeners]) listener();
  };

  const tell = () => {
    const ids = [...untold];
    if (ids.length === 0) return;
    untold.clear();
    markSeen(ids).catch(() => {
      for (const id of ids) untold.add(id);
    });
  };

  return {
    read: () => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Orders as they were just read or announced. */
    notice: (orders: readonly Seen[]) => {
      // What was seen or has left the kitchen was dealt with, on whichever board.
      const gone = orders.filter((order) => !isUnseen(order) && current.untouched.has(order.id));
      if (gone.length > 0) change({ ...current, untouched: without(current.untouched, gone) });
      const arrived = orders.filter((order) => isUnseen(order) && !known.has(order.id));
      for (const { id } of orders) known.add(id);
      if (arrived.length > 0) {
        const untouched = new Set([...current.untouched, ...arrived.map(({ id }) => id)]);
        change({ untouched, latest: arrived.map(({ token }) => token) });
        ring();
      }
      tell();
    },
    /** Somebody dealt with the order. */
    touch: (id: string) => {
      if (!current.untouched.has(id)) return;
      untold.add(id);
      change({ ...current, untouched: without(current.untouched, [{ id }]) });
      tell();
    },
    /** Rings again and again while something is new; answers how to leave off. */
    insist: () => {
      const timer = setInterval(() => {
        if (current.untouched.size > 0) ring();
      }, RING_AGAIN_MS);
      return () => clearInterval(timer);
    },
  };
}

function without(untouched: ReadonlySet<string>, orders: readonly { id: string }[]): ReadonlySet<string> {
  return new Set([...untouched].filter((id) => !orders.some((order) => order.id === id)));
}

function isUnseen({ status, seenAt }: Seen): boolean {
  return status === 'PREPARING' && seenAt === null;
}
