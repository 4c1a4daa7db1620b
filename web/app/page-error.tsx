import { ErrorState } from '../../ui/base/error-state/error-state';
import { faultCode, sayFault } from '../shared/faults';
import { NotFound } from './not-found';
import { codeIsOutdated } from './outdated-code';

const OUTDATED = 'Une partie de la page n’a pas pu être chargée.';
const UNKNOWN = 'Cela ne vient pas de vous. Réessayez dans un instant.';

export interface PageErrorProps {
  error: unknown;
  onRetry: () => void;
}

/** A page that failed, in the place of its content: the header stays, and so does the way to try again. */
export function PageError({ error, onRetry }: PageErrorProps) {
  if (faultCode(error) === 'NOT_FOUND') return <NotFound text={sayFault(error)} />;
  const outdated = codeIsOutdated();
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6 px-4 py-12">
      <h1 className="text-center text-4xl">Une erreur est survenue</h1>
      <ErrorState
        text={outdated ? OUTDATED : sayFault(error, UNKNOWN)}
        // React keeps a failed load for ever; only a reload asks again.
        onRetry={outdated ? () => location.reload() : onRetry}
      />
    </div>
  );
}
