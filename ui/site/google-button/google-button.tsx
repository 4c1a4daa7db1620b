import { Skeleton } from '../../base/skeleton/skeleton';
import * as t from './google-button.texts';

/** Placeholder of the same height as Google's button until that has loaded, which prevents a layout shift. */
export function GoogleButton({ unavailable = false }: { unavailable?: boolean }) {
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
