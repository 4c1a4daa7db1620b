import { Wifi, WifiOff } from 'lucide-react';
import * as t from './offline-banner.texts';

export interface OfflineBannerProps {
  restored?: boolean;
  /** Age of the shown data, « Vu il y a 12 min. »; undefined while it is fresh. */
  seenText?: string;
}

/**
 * Banner for a lost or restored network. The parent must provide the live region, which has to exist before its text is
 * set.
 */
export function OfflineBanner({ restored = false, seenText }: OfflineBannerProps) {
  const Icon = restored ? Wifi : WifiOff;
  return (
    <p
      className={`inline-flex max-w-full animate-appear items-center gap-3 rounded-card px-5 py-3 font-semibold shadow-raised ${restored ? 'bg-positive-soft text-positive' : 'bg-ink text-canvas'}`}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <span className="min-w-0">
        {restored ? t.restored() : t.offline()}
        {seenText && !restored && <span className="font-normal"> {seenText}</span>}
      </span>
    </p>
  );
}
