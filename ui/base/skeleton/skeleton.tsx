import type { ReactNode } from 'react';

const SHAPES = { block: 'rounded-card', text: 'h-[1em] rounded-tag' };

export interface SkeletonProps {
  shape?: 'block' | 'text';
  className: string;
}

/** Placeholder for content that is being loaded; prevents layout shifts. */
export function Skeleton({ shape = 'block', className }: SkeletonProps) {
  return <div aria-hidden="true" className={`animate-pulse bg-line ${SHAPES[shape]} ${className}`} />;
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
