/**
 * Signals one waiter that there may be news; neither an AbortSignal nor SIGTERM. Several signals while nobody waits count
 * as one: the waiter reads everything.
 */
export interface Signal {
  raise(): void;
  /** True when something may have changed since the last answer; false once it is over. One may wait at a time. */
  next(): Promise<boolean>;
  end(): void;
}

export function createSignal(onEnd: () => void): Signal {
  let due = false;
  let ended = false;
  let waiting: ((raised: boolean) => void) | null = null;
  const answer = (raised: boolean) => {
    waiting?.(raised);
    waiting = null;
  };
  return {
    raise() {
      if (waiting) answer(true);
      else due = true;
    },
    next() {
      if (ended || due) {
        due = false;
        return Promise.resolve(!ended);
      }
      return new Promise((resolve) => {
        waiting = resolve;
      });
    },
    end() {
      if (ended) return;
      ended = true;
      onEnd();
      answer(false);
    },
  };
}
