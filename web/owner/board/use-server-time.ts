import { useEffect, useState } from 'react';

/**
 * The server’s present instant in milliseconds, each second anew. `ahead` is how far its clock is ahead of this
 * device’s: the tablet of a counter may be minutes off.
 */
export function useServerTime(ahead: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now + ahead;
}
