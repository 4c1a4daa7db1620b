import { useEffect, useState } from 'react';

/** As long as the animation, in which it lights up twice: whatever comes meanwhile, never more often (WCAG 2.3.1). */
const FLASH_MS = 2_000;

export interface ArrivalFlashProps {
  /** What has arrived last, in any words. */
  text?: string;
}

/** The screen is framed for what has just arrived, twice; where nothing may move, once as long. */
export function ArrivalFlash({ text }: ArrivalFlashProps) {
  const [before, setBefore] = useState<string>();
  const [flashing, setFlashing] = useState(false);
  if (text !== before) {
    setBefore(text);
    setFlashing(text !== undefined);
  }
  useEffect(() => {
    if (!flashing) return;
    const timer = setTimeout(() => setFlashing(false), FLASH_MS);
    return () => clearTimeout(timer);
  }, [flashing]);
  if (!flashing) return null;
  return (
    <div
      data-flash
      aria-hidden="true"
      className="pointer-events-none fixed inset-0 z-50 border-16 border-accent motion-safe:animate-flash motion-safe:bg-accent/15 motion-safe:opacity-0"
    />
  );
}
