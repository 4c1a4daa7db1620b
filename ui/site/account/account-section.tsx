import { useId, type ReactNode } from 'react';
import { Card } from '../../base/card/card';

export interface AccountSectionProps {
  title: string;
  text?: string;
  children: ReactNode;
}

export function AccountSection({ title, text, children }: AccountSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-10">
      <div className="grid content-start gap-1.5 lg:pt-6">
        <h2 id={titleId} className="text-2xl">
          {title}
        </h2>
        {text && <p className="text-ink-muted">{text}</p>}
      </div>
      <Card>{children}</Card>
    </section>
  );
}
