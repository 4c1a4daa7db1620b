import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** « Service restart » (IANA): clients reconnect by themselves. */
const RESTARTING = 1012;
/** Each reconnection costs a token check and a board read: not all in the same moment. */
const SPREAD_MS_A_SOCKET = 5;
const LEAST_SPREAD_MS = 500;
const LONGEST_SPREAD_MS = 30_000;
/** How long a connection just opened has to send its first request. */
const FIRST_REQUEST_MS = 1_000;
/** How long calls that nobody waits for may go on. */
const ENDS_WITHIN_MS = 8_000;

/** Closes the WebSockets of a stopping server; the close reason says over how many milliseconds to spread reconnecting. */
export function closeSockets(this: FastifyInstance, done: () => void): void {
  const { clients } = this.websocketServer;
  const spread = Math.min(LONGEST_SPREAD_MS, Math.max(LEAST_SPREAD_MS, clients.size * SPREAD_MS_A_SOCKET));
  for (const client of clients) client.close(RESTARTING, `Restarting: come back within ${spread} ms`);
  this.websocketServer.close();
  // Refused by now, on a connection that is no longer HTTP’s to close.
  this.server.on('upgrade', ({ socket }) => {
    socket.write('HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\n\r\n');
    socket.destroySoon();
  });
  done();
}

/**
 * What closes the server gracefully: it answers what was accepted. Connections kept open for later requests are closed,
 * and so are those that browsers and proxies open ahead and never use, which Node would wait for.
 */
export function gracefulClose(app: FastifyInstance): () => Promise<void> {
  const connections = new Set<Socket>();
  app.server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  return async () => {
    const began = performance.now();
    const sweep = setInterval(() => {
      app.server.closeIdleConnections();
      if (performance.now() - began < FIRST_REQUEST_MS) return;
      for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    }, 50);
    await app.close().finally(() => clearInterval(sweep));
    // Their callers have left or were told that it takes too long; the database stays open for them.
    const late = pause(ENDS_WITHIN_MS, 'late', { ref: false });
    while (app.underWay.size > 0) if ((await Promise.race([Promise.allSettled(app.underWay), late])) === 'late') return;
  };
}
