/**
 * Wakes one waiter when something may have changed; unrelated to AbortSignal and process signals. Signals raised while
 * nobody is waiting count as one, because the waiter reads everything.
 */
export interface Signal {
  raise(): void;
  /**
   * Resolves to true when something may have changed since the last call, and to false after the end. Only one caller
   * may wait at a time.
   */
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
