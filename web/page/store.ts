import { useSyncExternalStore } from 'react';

/** State outside of React that components subscribe to. */
export interface Followed<T> {
  read: () => T;
  /** Calls the listener after each change until the returned function is called. */
  follow: (listener: () => void) => () => void;
}

/** Listeners for state that lives elsewhere: the browser's storage, an audio device. */
export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    follow: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    announce: () => {
      for (const listener of [...listeners]) listener();
    },
  };
}

export interface Store<T> extends Followed<T> {
  change: (next: T) => void;
}

export function createStore<T>(first: T): Store<T> {
  const { follow, announce } = createListeners();
  let value = first;
  return {
    read: () => value,
    change: (next) => {
      value = next;
      announce();
    },
    follow,
  };
}

export function useStore<T>({ follow, read }: Followed<T>): T {
  return useSyncExternalStore(follow, read);
}

/** Whether cart and menu, or map and list, fit side by side; the breakpoint of the class prefix `with-cart:`. */
export const wideScreen: Followed<boolean> = {
  read: () => innerWidth >= 1280,
  follow: (listener) => {
    addEventListener('resize', listener);
    return () => removeEventListener('resize', listener);
  },
};

/** Number of columns in which shops stand (specification 3.1). */
export const gridColumns: Followed<number> = {
  read: () => (innerWidth >= 1024 ? 3 : innerWidth >= 768 ? 2 : 1),
  follow: wideScreen.follow,
};
