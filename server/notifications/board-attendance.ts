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
