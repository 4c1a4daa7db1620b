import { useEffect, useEffectEvent, useState } from 'react';

interface HoldCountdownProps {
  /** Seconds left when the server answered; the browser's own date plays no part. */
  seconds: number;
  onEnd: () => void;
}

/** How long window and stock stay reserved. */
export function HoldCountdown({ seconds, onEnd }: HoldCountdownProps) {
  const [left, setLeft] = useState(seconds);
  const end = useEffectEvent(onEnd);
  const ended = left <= 0;

  useEffect(() => {
    const start = Date.now();
    const timer = setInterval(() => setLeft(Math.max(0, seconds - Math.floor((Date.now() - start) / 1000))), 1000);
    return () => clearInterval(timer);
  }, [seconds]);

  useEffect(() => {
    if (ended) end();
  }, [ended]);

  return (
    <span role="timer" className="font-bold tabular-nums">
      {minutesAndSeconds(left)}
    </span>
  );
}

/** « 9:05 » */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
