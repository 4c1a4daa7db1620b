import { useEffect } from 'react';

const CLOSES_AFTER_MS = 500; // spec owner §9

/** Prints the page once as soon as it is ready, when that was asked for, and closes its window after printing. */
export function usePrintOnce(asked: boolean, ready: boolean): void {
  useEffect(() => {
    if (!asked || !ready) return;
    // One frame later the paper is laid out.
    const frame = requestAnimationFrame(printThenClose);
    return () => cancelAnimationFrame(frame);
  }, [asked, ready]);
}

function printThenClose(): void {
  const close = () => setTimeout(() => window.close(), CLOSES_AFTER_MS);
  window.addEventListener('afterprint', close, { once: true });
  window.print();
  // A desktop browser comes back when printing is over; a phone comes back at once and only tells of the end.
  if (!matchMedia('(hover: none)').matches) close();
}
