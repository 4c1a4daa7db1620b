import type { ReactNode } from 'react';
import * as t from './card-form.texts';

export interface ExpressFrameProps {
  /** Not yet known to be offered on this device: takes no room. */
  hidden?: boolean;
  busy?: boolean;
  children: ReactNode;
}

/** The place of the wallets, above the card. */
export function ExpressFrame({ hidden = false, busy, children }: ExpressFrameProps) {
  return (
    <section
      aria-label={t.express()}
      inert={busy}
      className={`grid gap-3 ${hidden ? 'invisible absolute inset-x-0' : ''}`}
    >
      {children}
      <p className="flex items-center gap-3 text-sm text-ink-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {t.orByCard()}
      </p>
    </section>
  );
}
