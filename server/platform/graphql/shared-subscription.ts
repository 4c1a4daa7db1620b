import { createSourceEventStream, execute, type ExecutionArgs, type ExecutionResult } from 'graphql';
import { type Event, sharedAnswer } from '../../event-stream';

/** How a subscriber receives the answers it shares with others. */
export interface Sharing {
  /** Equal for subscribers that ask the same in the same language. */
  operation: string;
  /** Sends the JSON text of a result; resolves once the socket has taken it, so that a slow one reads less often. */
  send(text: string): Promise<void>;
}

/**
 * Subscribes as graphql-js does, which would execute and write each event anew for every subscriber: an event whose
 * news is shared is executed and written once, and its text is sent to each.
 */
export async function subscribeSharing(
  args: ExecutionArgs,
  sharing: Sharing | null,
): Promise<AsyncIterableIterator<ExecutionResult, undefined> | ExecutionResult> {
  const source = await createSourceEventStream(args);
  if (!(Symbol.asyncIterator in source)) return source;
  const events = source[Symbol.asyncIterator]() as AsyncGenerator<Event<object>, undefined>;
  const next = async (): Promise<IteratorResult<ExecutionResult, undefined>> => {
    for (;;) {
      const { value: event, done } = await events.next();
      if (done) return { value: undefined, done };
      const result = () => execute({ ...args, rootValue: event });
      const answer = sharing && (await sharedAnswer(event, sharing.operation, result));
      if (!answer) return { value: await result(), done: false };
      // Errors are worded for each subscriber.
      if (answer.result.errors) return { value: answer.result, done: false };
      await sharing.send(answer.text);
    }
  };
  const answers: AsyncIterableIterator<ExecutionResult, undefined> = {
    next,
    return: async () => {
      await events.return(undefined);
      return { value: undefined, done: true };
    },
    [Symbol.asyncIterator]: () => answers,
  };
  return answers;
}
