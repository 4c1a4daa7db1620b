import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { ErrorState } from '../../ui/base/error-state/error-state';
import { faultCode, sayFault } from '../shared/faults';
import { NotFound } from './not-found';
import { codeIsOutdated } from './outdated-code';

/** A page that failed, in the place of its content: the header stays, and so does the way to try again. */
export function PageError() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  if (faultCode(error) === 'NOT_FOUND') return <NotFound text={sayFault(error)} />;
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6 px-4 py-12">
      <h1 className="text-center text-4xl">Une erreur est survenue</h1>
      <ErrorState
        message={
          codeIsOutdated() ? 'MêmePrix vient d’être mis à jour. Rechargez la page pour continuer.' : sayFault(error)
        }
        busy={state === 'loading'}
        onRetry={() => (codeIsOutdated() ? location.reload() : void revalidate())}
      />
    </div>
  );
}
