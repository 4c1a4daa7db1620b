import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../clock';
import { rowById } from '../database/batch-loader';
import { type Query, preparedQuery } from '../database/query';

/** Time in milliseconds without a connected board after which a shop counts as away. */
const AWAY_MS = 5 * 60_000;

const SEEN = preparedQuery(
  'board-seen',
  'select shop_id as id, seen_at as "seenAt" from board_presence where shop_id = any(?::uuid[])',
);

/** Returns when a board of the shop was last connected; null when there has never been one. */
export type LastSeenOf = (shopId: string) => Promise<Date | null>;

export function lastSeenOf(query: Query): LastSeenOf {
  const rowOf = rowById<{ id: string; seenAt: string }>(query, SEEN);
  return async (shopId) => {
    const row = await rowOf(shopId);
    return row ? new Date(row.seenAt) : null;
  };
}

/** Presence of shops at their boards, across all processes. */
export class BoardPresenceService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly lastSeen: LastSeenOf,
  ) {}

  /** Records that a board of each of these shops is connected now. */
  async record(shopIds: readonly string[]): Promise<void> {
    // Sorted, so that two processes that write the same rows cannot deadlock.
    const ids = [...new Set(shopIds)].sort();
    await this.em.fork().execute(
      `insert into board_presence (shop_id, seen_at) select s.id, ? from shop s where s.id in (?) order by s.id
       on conflict (shop_id) do update set seen_at = greatest(board_presence.seen_at, excluded.seen_at)`,
      [this.clock.now(), ids],
    );
  }

  /** Whether no board of the shop has been connected for five minutes, or ever. */
  async isAway(shopId: string): Promise<boolean> {
    return (await this.isLongGone(shopId)) ?? true;
  }

  /** Whether a confirmation may take longer; unknown, so false, for a shop that never opened a board. */
  async isSlow(shopId: string): Promise<boolean> {
    return (await this.isLongGone(shopId)) ?? false;
  }

  /** Null when there has never been a board of the shop. */
  private async isLongGone(shopId: string): Promise<boolean | null> {
    const last = await this.lastSeen(shopId);
    return last && this.clock.now().getTime() - last.getTime() >= AWAY_MS;
  }
}

const BEAT_MS = 30_000;

export type PresenceTracker = ReturnType<typeof createPresenceTracker>;

/**
 * Boards that are connected to this process: records a shop when its first board connects and its last leaves, and all
 * of them every 30 seconds.
 */
export function createPresenceTracker(record: (shopIds: string[]) => Promise<void>) {
  const open = new Map<string, number>();
  const say = (shopIds: string[]) => {
    if (shopIds.length > 0) record(shopIds).catch(() => undefined);
  };
  const timer = setInterval(() => say([...open.keys()]), BEAT_MS);
  timer.unref();

  const enter = (shopId: string) => {
    const count = open.get(shopId) ?? 0;
    open.set(shopId, count + 1);
    if (count === 0) say([shopId]);
  };
  const leave = (shopId: string) => {
    const left = (open.get(shopId) ?? 1) - 1;
    if (left > 0) open.set(shopId, left);
    else if (open.delete(shopId)) say([shopId]);
  };

  return {
    /** Wraps a stream: while it is open, its shop counts as present. */
    attend<T>(shopId: string, stream: AsyncIterableIterator<T>): AsyncIterableIterator<T> {
      let there = true;
      enter(shopId);
      const end = async (result: Promise<IteratorResult<T>> | undefined): Promise<IteratorResult<T>> => {
        if (there) leave(shopId);
        there = false;
        return (await result) ?? { value: undefined, done: true };
      };
      return {
        [Symbol.asyncIterator]() {
          return this;
        },
        next: () => stream.next(),
        return: () => end(stream.return?.()),
        throw: (error: unknown) => end(stream.throw?.(error)),
      };
    },
    /** Stops recording which boards are connected. */
    close() {
      clearInterval(timer);
      open.clear();
    },
  };
}
