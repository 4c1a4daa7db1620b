import type { Client, Pool } from 'pg';

/**
 * Gives up a connection with the first answer that does not come in time. Back in the pool it would keep everybody waiting
 * behind that answer, and the end of its own transaction first. A process that stood still itself takes that for silence
 * too: whoever asked is told to ask again.
 */
export function leaveSilentLines(pool: Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...words: unknown[]) => unknown;
    const listening = (...words: unknown[]) => {
      const answer = query(...words);
      // With a question unanswered, this cuts the line; the pool sees it and opens another.
      if (answer instanceof Promise) answer.catch((error: unknown) => isSilence(error) && void left(client));
      return answer;
    };
    client.query = listening as typeof client.query;
  });
}

/** What a pool hands out is a client, whatever its type says. */
const left = (client: unknown) => (client as Client).end().catch(() => undefined);
const isSilence = (error: unknown) => error instanceof Error && error.message === 'Query read timeout';
