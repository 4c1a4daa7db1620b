import { Star } from 'lucide-react';

export function Rating({ text }: { text: string }) {
  if (!/^\d/.test(text)) {
    return <span className="rounded-tag bg-accent-soft px-2 text-sm/6 font-semibold text-accent-ink">{text}</span>;
  }
  return (
    <span className="inline-flex items-center gap-1 font-semibold text-ink">
      <Star aria-hidden="true" className="size-4 shrink-0 fill-accent text-accent-ink" />
      <bdi>{text}</bdi>
    </span>
  );
}
