import { useEffect, useRef } from 'react';

/** Takes the id of something that is there only after the next rendering, and gives it the focus then. */
export function useLaterFocus() {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    document.getElementById(wanted.current)?.focus();
    wanted.current = undefined;
  });
  return (id: string) => {
    wanted.current = id;
  };
}
