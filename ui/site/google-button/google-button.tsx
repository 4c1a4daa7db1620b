import type { ReactNode } from 'react';
import { tv } from 'tailwind-variants/lite';
import { Skeleton } from '../../base/skeleton/skeleton';
import * as t from './google-button.texts';

const styles = tv({
  base: 'grid min-h-11 items-center',
  variants: { ready: { true: 'justify-items-center' } },
});

export interface GoogleButtonProps {
  children?: ReactNode;
  loading?: boolean;
  unavailable?: boolean;
}

/** The place Google’s own button stands in; it keeps its height whatever happens, so that nothing jumps. */
export function GoogleButton({ children, loading = false, unavailable = false }: GoogleButtonProps) {
  const ready = !loading && !unavailable;
  return (
    <div className={styles({ ready })}>
      {loading && (
        <>
          <p role="status" className="sr-only">
            {t.loading()}
          </p>
          <Skeleton className="h-11 rounded-control" />
        </>
      )}
      {unavailable && (
        <p
          role="status"
          className="rounded-control border border-dashed border-line-strong px-4 py-2.5 text-center text-ink-muted"
        >
          {t.unavailable()}
        </p>
      )}
      {ready && children}
    </div>
  );
}
