import type { Client, Pool } from 'pg';

/**
 * Ends a connection at the first query that times out. Back in the pool, it would keep everybody waiting behind that
 * query, the end of its own transaction first. A process that stood still itself takes that for a timeout too, and its
 * callers are answered 503.
 */
export function leaveSilentLines(pool: Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...words: unknown[]) => unknown;
    const listening = (...words: unknown[]) => {
      const answer = query(...words);
      // With a query unanswered, this cuts the connection; the pool sees it and opens another.
      if (answer instanceof Promise) answer.catch((error: unknown) => isSilence(error) && void left(client));
      return answer;
    };
    client.query = listening as typeof client.query;
  });
}

/** What a pool hands out is a client, whatever its type says. */
const left = (client: unknown) => (client as Client).end().catch(() => undefined);
const isSilence = (error: unknown) => error instanceof Error && error.message === 'Query read timeout';
