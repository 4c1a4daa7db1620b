/** One sleeper, woken when there may be news. Many words while nobody waits are one: whoever wakes reads everything. */
export interface Signal {
  wake(): void;
  /** True when something may have changed since the last answer; false once it is over. One may wait at a time. */
  next(): Promise<boolean>;
  end(): void;
}

export function createSignal(onEnd: () => void): Signal {
  let due = false;
  let ended = false;
  let waiting: ((woken: boolean) => void) | null = null;
  const answer = (woken: boolean) => {
    waiting?.(woken);
    waiting = null;
  };
  return {
    wake() {
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
