import { Star } from 'lucide-react';
import * as t from './rating.texts';

export function Stars({ value }: { value: number }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <span aria-hidden="true" className="inline-flex flex-wrap gap-0.5">
        {[1, 2, 3, 4, 5].map((star) => (
          <Star
            key={star}
            className={`size-4.5 ${star <= value ? 'fill-accent text-accent-ink' : 'text-line-strong'}`}
          />
        ))}
      </span>
      <span className="text-sm font-semibold tabular-nums">
        <span aria-hidden="true">{value}/5</span>
        <span className="sr-only">{t.outOfFive(value)}</span>
      </span>
    </span>
  );
}
