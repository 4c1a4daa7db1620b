import type { ReactNode } from 'react';
import * as t from './card-form.texts';

export interface ExpressFrameProps {
  /** Hides the wallets without taking up room until the provider reports that the device supports them. */
  hidden?: boolean;
  busy?: boolean;
  children: ReactNode;
}

/** Frame for the wallet buttons above the card form. */
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
