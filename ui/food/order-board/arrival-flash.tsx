import { useEffect, useState } from 'react';

/** Milliseconds of the animation, which flashes twice and not again meanwhile (WCAG 2.3.1: at most three a second). */
const FLASH_MS = 2_000;

export interface ArrivalFlashProps {
  /** Text that identifies the latest arrival; each new value starts the flash. */
  text?: string;
}

/** Flashes a frame around the screen when an order arrives; with reduced motion the frame stays for as long. */
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
