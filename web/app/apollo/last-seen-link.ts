import { ApolloLink } from '@apollo/client';
import { catchError, of, tap, throwError } from 'rxjs';
import { isNetworkLoss } from '../../page/faults';
import { isContent, isKept, keepSight, recallSight } from '../../offline/last-seen';
import { customerId } from '../../session/session';
import { setShownSince } from '../../offline/shown-since';

/**
 * Keeps what menus and orders last looked like, and answers with it where the network is gone.
 * Only then: whoever can reach the server is shown its prices, its stock and its orders.
 */
export function lastSeenLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const who = customerId();
    const { operationName = '', variables } = operation;
    if (who === null || !isKept(operationName)) return forward(operation);
    const question = { operation: operationName, variables: JSON.stringify(variables), who };
    // Of the page that asked: the answer may come when another one is open.
    const { pathname } = location;
    const show = (since: number | null) => {
      if (isContent(operationName)) setShownSince(pathname, operationName, since);
    };
    const recall = () => {
      const sight = recallSight(question);
      if (sight) show(sight.at);
      return sight;
    };
    // Certainly offline: no need to wait for three tries.
    const known = navigator.onLine ? undefined : recall();
    if (known) return of({ data: known.data as Record<string, unknown> });
    return forward(operation).pipe(
      tap(({ data, errors }) => {
        if (!data || errors) return;
        keepSight({ ...question, at: Date.now(), data });
        show(null);
      }),
      catchError((error: unknown) => {
        const sight = isNetworkLoss(error) ? recall() : undefined;
        return sight ? of({ data: sight.data as Record<string, unknown> }) : throwError(() => error);
      }),
    );
  });
}
