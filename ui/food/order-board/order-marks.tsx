import { BellRing, Check, Footprints } from 'lucide-react';
import * as t from './order-board.texts';

export function ArrivingMark() {
  return (
    <p className="flex items-center gap-2 bg-accent px-2.5 py-1.5 text-lg font-bold text-on-accent">
      <Footprints aria-hidden="true" className="size-6 shrink-0" />
      {t.arriving()}
    </p>
  );
}

interface NewMarkProps {
  /** Somebody pressed it: it keeps its room, so that nothing of the card slides under the finger. */
  seen: boolean;
  onAcknowledge: () => void;
}

/** Pulses along the whole card until somebody presses it. */
export function NewMark({ seen, onAcknowledge }: NewMarkProps) {
  if (seen)
    return (
      <p className="flex min-h-11 items-center justify-end gap-1 bg-sunken px-2.5 font-semibold text-ink-muted">
        <Check aria-hidden="true" className="size-5" />
        {t.seen()}
      </p>
    );
  return (
    <>
      <button
        type="button"
        onClick={onAcknowledge}
        className="flex min-h-11 flex-wrap items-center gap-x-1.5 bg-accent-soft px-2.5 text-start font-bold text-accent-ink -outline-offset-8"
      >
        <BellRing aria-hidden="true" className="hidden size-5 shrink-0 motion-safe:animate-bounce @2xs:block" />
        <span className="min-w-0 wrap-anywhere">{t.newOrder()}</span>
        <span className="ms-auto flex items-center font-semibold">
          <Check aria-hidden="true" className="size-5" />
          {t.acknowledge()}
        </span>
      </button>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 rounded-card border-4 border-accent motion-safe:animate-pulse"
      />
    </>
  );
}
