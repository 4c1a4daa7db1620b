import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

export interface DisclosureProps {
  title: ReactNode;
  /** Short fact to the right of the title, e.g. a count. */
  aside?: ReactNode;
  children: ReactNode;
  defaultOpen?: boolean;
  className?: string;
}

/** Collapsible section for optional details. */
export function Disclosure({ title, aside, children, defaultOpen = false, className }: DisclosureProps) {
  return (
    <details open={defaultOpen} className={`group ${className ?? ''}`}>
      <summary className="flex min-h-11 list-none flex-wrap items-center justify-end gap-3 rounded-tag font-semibold hover:text-accent-ink [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 grow basis-28 wrap-anywhere">{title}</span>
        <span className="flex items-center gap-3 font-normal text-ink-muted">
          {aside}
          <ChevronDown aria-hidden="true" className="size-5 shrink-0 transition-transform group-open:rotate-180" />
        </span>
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  );
}
