import { useEffect, useRef } from 'react';

/** Returns a function that focuses the element with the given id after the next render, when it exists. */
export function useLaterFocus() {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    const id = wanted.current;
    if (id === undefined) return;
    wanted.current = undefined;
    // Waits for a sortable list, which renders its rows in a second pass right after the first.
    queueMicrotask(() => document.getElementById(id)?.focus());
  });
  return (id: string) => {
    wanted.current = id;
  };
}
