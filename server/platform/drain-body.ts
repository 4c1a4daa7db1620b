import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Beyond eight times the largest picture, or after so long, the connection is closed and the caller may lose the answer. */
const MOST_READ_BYTES = 64 * 1024 * 1024;
const MOST_READ_MS = 20_000;

/**
 * A refusal waits until its caller has finished sending, reading on without keeping anything. Answered in the middle, the
 * connection is closed on what is still on its way, and most callers are told of a broken line instead of the 413.
 */
export function drainBody(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, _reply, payload) => {
    if (!raw.complete && !raw.destroyed) await sent(raw);
    return payload;
  });
}

function sent(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let read = 0;
    const count = (chunk: Buffer) => {
      read += chunk.length;
      if (read > MOST_READ_BYTES) done();
    };
    const done = () => {
      clearTimeout(timer);
      request.off('data', count).off('end', done).off('close', done).off('error', done);
      resolve();
    };
    const timer = setTimeout(done, MOST_READ_MS);
    request.on('data', count).once('end', done).once('close', done).once('error', done);
    request.resume();
  });
}
