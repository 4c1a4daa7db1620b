import { ApolloLink } from '@apollo/client';
import { tap } from 'rxjs';

/** A stream goes on where it was: the socket reads the variables anew each time it opens, and they say what came last. */
export function resumingLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const variables: Record<string, unknown> = { ...operation.variables };
    operation.variables = variables;
    return forward(operation).pipe(
      tap(({ data }) => {
        const reached = reachedBy(data);
        if (reached !== undefined) variables['after'] = reached;
      }),
    );
  });
}

/** How far an event has brought its listener: the cursor of a board’s, the revision of an order’s. */
export function reachedBy(data: Record<string, unknown> | null | undefined): string | undefined {
  for (const event of Object.values(data ?? {})) {
    const { cursor, revision } = (event ?? {}) as { cursor?: unknown; revision?: unknown };
    const reached = cursor ?? revision;
    if (typeof reached === 'string') return reached;
  }
  return undefined;
}
