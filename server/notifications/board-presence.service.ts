import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../clock';
import { rowById } from '../database/ask-together';
import { type Ask, statement } from '../database/statement';

/** A shop counts as unattended so long after anybody last listened. */
const AWAY_MS = 5 * 60_000;

const SEEN = statement(
  'board-seen',
  'select shop_id as id, seen_at as "seenAt" from board_presence where shop_id = any(?::uuid[])',
);

/** When anybody last listened for a shop’s orders; null: never. */
export type LastSeenOf = (shopId: string) => Promise<Date | null>;

export function lastSeenOf(ask: Ask): LastSeenOf {
  const rowOf = rowById<{ id: string; seenAt: string }>(ask, SEEN);
  return async (shopId) => {
    const row = await rowOf(shopId);
    return row ? new Date(row.seenAt) : null;
  };
}

/** Who listens for a shop's new orders, on whichever process. */
export class BoardPresenceService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly lastSeen: LastSeenOf,
  ) {}

  /** Records that somebody of these shops listens now. */
  async record(shopIds: readonly string[]): Promise<void> {
    // In a fixed order, so that two processes writing the same rows cannot deadlock.
    const ids = [...new Set(shopIds)].sort();
    await this.em.fork().execute(
      `insert into board_presence (shop_id, seen_at) select s.id, ? from shop s where s.id in (?) order by s.id
       on conflict (shop_id) do update set seen_at = greatest(board_presence.seen_at, excluded.seen_at)`,
      [this.clock.now(), ids],
    );
  }

  /** Nobody has listened for five minutes, or ever. */
  async isAway(shopId: string): Promise<boolean> {
    const last = await this.lastSeen(shopId);
    return last === null || this.isLongAgo(last);
  }

  /**
   * Whether customers should read that a confirmation may take longer. A shop that never opened a board works by
   * other means, its printer or its phone: nothing is known of it, so nothing is said.
   */
  async isSlow(shopId: string): Promise<boolean> {
    const last = await this.lastSeen(shopId);
    return last !== null && this.isLongAgo(last);
  }

  private isLongAgo(last: Date): boolean {
    return this.clock.now().getTime() - last.getTime() >= AWAY_MS;
  }
}

const BEAT_MS = 30_000;

/** The boards that are open on this process. */
export interface BoardAttendance {
  /** Wraps a stream: while it is open, its shop counts as listening. */
  attend<T>(shopId: string, stream: AsyncIterableIterator<T>): AsyncIterableIterator<T>;
  /** Stops recording. */
  close(): void;
}

/**
 * Records which shops listen: when the first board of a shop opens, every 30 seconds for all of them together,
 * and when the last one closes. A record that fails is made good by the next.
 */
export function createBoardAttendance(record: (shopIds: string[]) => Promise<void>): BoardAttendance {
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
    close() {
      clearInterval(timer);
      open.clear();
    },
  };
}
