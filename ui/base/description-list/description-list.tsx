import type { ReactNode } from 'react';

export interface Description {
  term: string;
  details: ReactNode;
}

export interface DescriptionListProps {
  items: readonly Description[];
}

/** List of terms and details about one subject, side by side where there is room. */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <dl className="divide-y divide-line">
      {items.map(({ term, details }) => (
        <div key={term} className="flex flex-wrap gap-x-6 py-3 first:pt-0 last:pb-0">
          <dt className="min-w-0 grow basis-40 wrap-anywhere text-ink-muted">{term}</dt>
          <dd className="min-w-0 grow-2 basis-64 font-medium wrap-anywhere">{details}</dd>
        </div>
      ))}
    </dl>
  );
}
