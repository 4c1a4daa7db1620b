import type { ReactNode } from 'react';

export interface ProseProps {
  children: ReactNode;
}

/** Long texts, set to be read: short lines, clear steps between headings, tables that scroll by themselves. */
export function Prose({ children }: ProseProps) {
  return (
    <div className="grid max-w-prose grid-cols-1 gap-4 wrap-anywhere [&_a]:rounded-tag [&_a]:font-semibold [&_a]:text-accent-ink [&_a]:underline [&_a]:underline-offset-4 [&_dd]:mb-3 [&_dt]:font-semibold [&_h2]:mt-8 [&_h2]:text-2xl [&>section:first-child>h2]:mt-0 [&_h3]:mt-4 [&_h3]:text-xl [&_li]:ps-1 [&_li]:marker:text-accent-ink [&_ol]:list-decimal [&_ol]:ps-6 [&_ol>li+li]:mt-2 [&_ul]:list-disc [&_ul]:ps-6 [&_ul>li+li]:mt-2">
      {children}
    </div>
  );
}
