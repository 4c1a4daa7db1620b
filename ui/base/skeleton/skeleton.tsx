import type { ReactNode } from 'react';
import { tv } from 'tailwind-variants/lite';

const styles = tv({
  base: 'animate-pulse bg-line',
  variants: {
    shape: { block: 'rounded-card', text: 'h-[1em] rounded-tag', circle: 'aspect-square rounded-full' },
  },
});

export interface SkeletonProps {
  shape?: 'block' | 'text' | 'circle';
  className?: string;
}

/** Placeholder for content that is being loaded; prevents layout shifts. */
export function Skeleton({ shape = 'block', className }: SkeletonProps) {
  return <div aria-hidden="true" className={styles({ shape, className })} />;
}

export interface LoadingProps {
  label: string;
  children?: ReactNode;
}

/** Loading state: a visible, announced label, with skeletons as children. */
export function Loading({ label, children }: LoadingProps) {
  return (
    <div role="status" className="grid content-start gap-4">
      <p className="text-ink-muted">{label}</p>
      {children}
    </div>
  );
}
