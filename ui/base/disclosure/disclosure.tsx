import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

export interface DisclosureProps {
  /** What is inside, pressed to see it. */
  title: ReactNode;
  /** A short fact on the right of the title, e.g. a count. */
  aside?: ReactNode;
  children: ReactNode;
  /** @default false */
  defaultOpen?: boolean;
  className?: string;
}

/** Details for those who want them. */
export function Disclosure({ title, aside, children, defaultOpen = false, className }: DisclosureProps) {
  return (
    <details open={defaultOpen} className={`group ${className ?? ''}`}>
      <summary className="flex min-h-11 list-none items-center gap-3 rounded-tag font-semibold [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 grow">{title}</span>
        {aside && <span className="font-normal text-ink-muted">{aside}</span>}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-muted transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  );
}
