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

/** Holds the place of something that is being loaded, so that nothing jumps when it comes. */
export function Skeleton({ shape = 'block', className }: SkeletonProps) {
  return <div aria-hidden="true" className={styles({ shape, className })} />;
}

export interface LoadingProps {
  label: string;
  children?: ReactNode;
  className?: string;
}

/** Says that something is on its way, in words and in shape. */
export function Loading({ label, children, className }: LoadingProps) {
  return (
    <div role="status" className={`grid content-start gap-4 ${className ?? ''}`}>
      <p className="text-ink-muted">{label}</p>
      {children}
    </div>
  );
}
