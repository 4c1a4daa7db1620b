import { useEffect, useState } from 'react';

/** Returns the current time in milliseconds, read again twice a minute. */
export function useMinutes(running = true): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!running) return;
    const look = () => setNow(Date.now());
    look();
    const timer = setInterval(look, 30_000);
    return () => clearInterval(timer);
  }, [running]);
  return now;
}
