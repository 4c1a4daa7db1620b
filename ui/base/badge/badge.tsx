import type { ReactNode } from 'react';
import { tv } from 'tailwind-variants/lite';
import { withFigures } from '../price/with-figures';

const styles = tv({
  base: 'inline-flex max-w-full items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-semibold wrap-anywhere [&>svg]:size-4 [&>svg]:shrink-0',
  variants: {
    tone: {
      neutral: 'bg-sunken text-ink',
      accent: 'bg-accent text-on-accent',
      positive: 'bg-positive-soft text-positive',
      caution: 'bg-caution-soft text-caution',
      danger: 'bg-danger-soft text-danger',
    },
  },
});

export interface BadgeProps {
  tone?: 'neutral' | 'accent' | 'positive' | 'caution' | 'danger';
  children: ReactNode;
  className?: string;
}

/** Badge with a short fact about the element beside it, such as a status or a count. */
export function Badge({ tone = 'neutral', children, className }: BadgeProps) {
  return <span className={styles({ tone, className })}>{withFigures(children)}</span>;
}
