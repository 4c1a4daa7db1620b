import { useEffect, useEffectEvent } from 'react';

const CLOSES_AFTER_MS = 500; // spec owner §9

/** Prints the page once as soon as it is ready, when that was asked for, and closes its window after printing. */
export function usePrintOnce(asked: boolean, ready: boolean): void {
  const print = useEffectEvent(() => window.print());
  useEffect(() => {
    if (!asked || !ready) return;
    const close = () => setTimeout(() => window.close(), CLOSES_AFTER_MS);
    window.addEventListener('afterprint', close);
    // One frame later the paper is laid out.
    const frame = requestAnimationFrame(print);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('afterprint', close);
    };
  }, [asked, ready]);
}
