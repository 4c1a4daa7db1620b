import { ApolloLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { mergeMap, NEVER, of } from 'rxjs';
import { faultCode } from '../../page/faults';
import { readSession, signOut, type Identity, type Side } from '../../session/session';

/** Identities to send a request with, in order: customers as themselves, then as their shop; owners as their shop. */
export function callersOf(side: Side): { side: Side; identity: Identity }[] {
  const session = readSession();
  const sides: Side[] = side === 'customer' ? ['customer', 'owner'] : ['owner'];
  return sides.flatMap((one) => {
    const identity = session[one];
    return identity ? [{ side: one, identity }] : [];
  });
}

const bearer = ({ token }: Identity) => `Bearer ${token}`;

interface CallContext {
  headers?: Record<string, string>;
  caller?: number;
}

/** Adds the caller's token; drops an answer that arrives for another account, because it would be cached for it. */
export function identityLink(side: Side): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { caller: asked = 0 } = operation.getContext() as CallContext;
    const present = () => callersOf(side)[asked]?.identity.id;
    const before = present();
    operation.setContext(({ headers, caller = 0 }: CallContext) => {
      const identity = callersOf(side)[caller]?.identity;
      return { headers: { ...headers, ...(identity && { authorization: bearer(identity) }) } };
    });
    return forward(operation).pipe(
      mergeMap((answer) => {
        if (present() === before) return of(answer);
        // The dropped request never settles; when nobody is signed in any more, `signOut` notifies the guard.
        if (callersOf(side).length === 0) signOut(side);
        return NEVER;
      }),
    );
  });
}

/** Signs out unknown callers; retries a query refused to the customer as the owner, whose order it may be. */
export function refusedIdentityLink(side: Side): ErrorLink {
  return new ErrorLink(({ error, operation, forward }) => {
    const { caller = 0, headers } = operation.getContext() as CallContext;
    const code = faultCode(error);
    if (code === 'UNAUTHENTICATED') {
      const present = callersOf(side)[caller];
      // Does not sign out an account that has signed in again since; when the token is gone from storage, `signOut`
      // notifies the guard.
      if (!present || headers?.['authorization'] === bearer(present.identity)) signOut(present?.side ?? side);
    }
    const isRead = operation.operationType !== 'mutation';
    if (isRead && (code === 'NOT_FOUND' || code === 'FORBIDDEN') && callersOf(side)[caller + 1]) {
      operation.setContext({ caller: caller + 1 });
      return forward(operation);
    }
    return undefined;
  });
}
