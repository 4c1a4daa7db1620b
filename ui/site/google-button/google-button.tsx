import { Skeleton } from '../../base/skeleton/skeleton';
import * as t from './google-button.texts';

export interface GoogleButtonProps {
  unavailable?: boolean;
}

/** In the place of Google’s own button until it is there, and as high, so that nothing jumps. */
export function GoogleButton({ unavailable = false }: GoogleButtonProps) {
  return (
    <div className="grid min-h-11 items-center">
      {unavailable ? (
        <p
          role="status"
          className="rounded-control border border-dashed border-line-strong px-4 py-2.5 text-center text-ink-muted"
        >
          {t.unavailable()}
        </p>
      ) : (
        <>
          <p role="status" className="sr-only">
            {t.loading()}
          </p>
          <Skeleton className="h-11 rounded-control" />
        </>
      )}
    </div>
  );
}
