import { useSyncExternalStore } from 'react';

/** Something outside of React that components follow. */
export interface Followed<T> {
  read: () => T;
  /** Calls back after each change until the returned function is called. */
  follow: (listener: () => void) => () => void;
}

/** Whoever wants to hear of a change, for what is read elsewhere: the browser’s storage, an audio device. */
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

/** Whether there is room for the cart beside the menu, or a map beside the list, as `with-cart:` says in classes. */
export const wideScreen: Followed<boolean> = {
  read: () => innerWidth >= 1280,
  follow: (listener) => {
    addEventListener('resize', listener);
    return () => removeEventListener('resize', listener);
  },
};
