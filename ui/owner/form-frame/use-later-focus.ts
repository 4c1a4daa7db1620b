import { useEffect, useRef } from 'react';

/** Takes the id of something that is there only after the next rendering, and gives it the focus then. */
export function useLaterFocus() {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    const id = wanted.current;
    if (id === undefined) return;
    wanted.current = undefined;
    // A sortable list draws its rows in a second rendering right after the first.
    queueMicrotask(() => document.getElementById(id)?.focus());
  });
  return (id: string) => {
    wanted.current = id;
  };
}
