import { ApolloLink, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { NEVER, Observable, of, throwError } from 'rxjs';

type Data = Record<string, unknown>;

/** What the server would say, by the name of the operation. */
export type Answers = Record<string, (variables: OperationVariables) => Observable<Data>>;

function nameOf<D, V extends OperationVariables>({ definitions }: TypedDocumentNode<D, V>): string {
  const [operation] = definitions;
  if (operation?.kind !== 'OperationDefinition' || !operation.name) throw new Error('A generated document has a name.');
  return operation.name.value;
}

/** Answers a generated operation with a result of its type, or one made from its variables. */
export function answer<D extends Data, V extends OperationVariables>(
  document: TypedDocumentNode<D, V>,
  result: D | ((variables: V) => D),
): Answers {
  return { [nameOf(document)]: (variables) => of(typeof result === 'function' ? result(variables as V) : result) };
}

/** Answers a query first with one result, then with another, as after a change elsewhere. */
export function answerThen<D extends Data, V extends OperationVariables>(
  document: TypedDocumentNode<D, V>,
  first: D,
  then: D,
): Answers {
  const results = [first];
  return answer(document, () => results.pop() ?? then);
}

/** The operation goes on and on: what a page shows while it waits. */
export function keepWaiting<D, V extends OperationVariables>(document: TypedDocumentNode<D, V>): Answers {
  return { [nameOf(document)]: () => NEVER };
}

/** The operation fails: what a page shows when the server or the network is away. */
export function fail<D, V extends OperationVariables>(document: TypedDocumentNode<D, V>, error: Error): Answers {
  return { [nameOf(document)]: () => throwError(() => error) };
}

/** What Apollo throws when the server answers with a fault: a sentence for people, and its code. */
export const fault = (code: string, message: string) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] });

const LONGEST_FRAME_MS = 100;

/**
 * A real answer comes neither in the same breath as the question nor before the wait for it was drawn: a button that is
 * busy meanwhile always loses its focus, as it does in the product. A tab nobody sees draws nothing, and is not waited for.
 */
function afterAFrame(work: () => void): () => void {
  let timer = setTimeout(work, LONGEST_FRAME_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** A link that ends in the workbench instead of at a server; nothing is ever pushed to it. */
export function answeringLink(answers: Answers): ApolloLink {
  return new ApolloLink(({ operationName, operationType, variables }) => {
    if (operationType === 'subscription') return NEVER;
    const handler = operationName === undefined ? undefined : answers[operationName];
    if (!handler) return throwError(() => new Error(`The story has no answer for ${operationName ?? 'an operation'}.`));
    return new Observable<{ data: Data }>((observer) => {
      let live: { unsubscribe: () => void } | undefined;
      const cancel = afterAFrame(() => {
        live = handler(variables).subscribe({
          next: (data) => {
            observer.next({ data });
            observer.complete();
          },
          error: (error: unknown) => observer.error(error),
        });
      });
      return () => {
        cancel();
        live?.unsubscribe();
      };
    });
  });
}
