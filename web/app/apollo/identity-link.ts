import { ApolloLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { mergeMap, NEVER, of } from 'rxjs';
import { faultCode } from '../../page/faults';
import { readSession, signOut, type Identity, type Side } from '../../session/session';

/** Who calls from one side: customers first as themselves, owners always as their shop. */
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

/** Says who calls, and lets no answer through to whoever comes after them: it would be kept, and read. */
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
        // Whoever waits for it waits in vain: where nobody is left, the guard hears of it.
        if (callersOf(side).length === 0) signOut(side);
        return NEVER;
      }),
    );
  });
}

/**
 * Where the server does not know the caller any more, the token goes and the guard leads to the login.
 * Where a thing is not the customer’s but an owner is signed in too, it is asked for once more as the owner:
 * an order opened from the board belongs to the shop.
 */
export function refusedIdentityLink(side: Side): ErrorLink {
  return new ErrorLink(({ error, operation, forward }) => {
    const { caller = 0, headers } = operation.getContext() as CallContext;
    const code = faultCode(error);
    if (code === 'UNAUTHENTICATED') {
      const present = callersOf(side)[caller];
      // Not whoever has signed in anew since; and where the token is gone from the storage, the guard hears of it.
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
