import { useId, type ReactNode } from 'react';

export interface ProseSectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

export function ProseSection({ id, title, children }: ProseSectionProps) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className="grid grid-cols-1 gap-4">
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  );
}
