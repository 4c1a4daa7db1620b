import { useEffect, useEffectEvent, useState } from 'react';
import { HoldCountdown } from '../../ui/food/hold-countdown/hold-countdown';
import { minutesAndSeconds } from '../page/moments';

interface RunningHoldProps {
  /** Seconds left when the server answered, so that the device's clock does not matter. */
  seconds: number;
  onEnd: () => void;
}

export function RunningHold({ seconds, onEnd }: RunningHoldProps) {
  const [left, setLeft] = useState(seconds);

  const tick = useEffectEvent((start: number) => {
    const now = Math.max(0, seconds - Math.floor((Date.now() - start) / 1000));
    setLeft(now);
    // Called every second after the end, because a customer who was paying when the hold ended may be back at the form.
    if (now === 0) onEnd();
  });

  useEffect(() => {
    const start = Date.now();
    const timer = setInterval(() => tick(start), 1000);
    return () => clearInterval(timer);
  }, [seconds]);

  return <HoldCountdown remainingText={minutesAndSeconds(left)} hurried={left < 60} />;
}
