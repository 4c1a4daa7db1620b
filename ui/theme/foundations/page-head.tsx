import type { ReactNode } from 'react';

export interface PageHeadProps {
  title: string;
  lead: ReactNode;
  aside?: ReactNode;
}

export function PageHead({ title, lead, aside }: PageHeadProps) {
  return (
    <header className="grid items-end gap-8 border-b border-line pb-10 lg:grid-cols-[1fr_auto]">
      <div className="grid gap-4">
        <p className="text-sm font-semibold text-accent-ink">Foundations</p>
        <h1 className="text-5xl">{title}</h1>
        <p className="max-w-prose text-lg text-ink-muted">{lead}</p>
      </div>
      {aside}
    </header>
  );
}
