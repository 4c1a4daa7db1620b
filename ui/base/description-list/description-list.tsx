import type { ReactNode } from 'react';

export interface Description {
  term: string;
  details: ReactNode;
}

export interface DescriptionListProps {
  items: readonly Description[];
  className?: string;
}

/** Facts about one thing: term and detail, below each other on a phone, beside each other from 768 px on. */
export function DescriptionList({ items, className }: DescriptionListProps) {
  return (
    <dl className={`divide-y divide-line ${className ?? ''}`}>
      {items.map(({ term, details }) => (
        <div key={term} className="grid gap-x-6 py-3 first:pt-0 last:pb-0 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
          <dt className="wrap-anywhere text-ink-muted">{term}</dt>
          <dd className="font-medium wrap-anywhere">{details}</dd>
        </div>
      ))}
    </dl>
  );
}
