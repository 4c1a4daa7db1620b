import { useSyncExternalStore } from 'react';

/** Something outside of React that components follow. */
export interface LiveValue<T> {
  read: () => T;
  change: (next: T) => void;
  /** Calls back after each change until the returned function is called. */
  follow: (listener: () => void) => () => void;
}

export function liveValue<T>(first: T): LiveValue<T> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    change: (next) => {
      value = next;
      for (const listener of [...listeners]) listener();
    },
    follow: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useLiveValue<T>({ follow, read }: LiveValue<T>): T {
  return useSyncExternalStore(follow, read);
}
