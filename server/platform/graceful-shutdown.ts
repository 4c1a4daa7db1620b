import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** WebSocket close code « Service Restart » (IANA): clients reconnect by themselves. */
const RESTARTING = 1012;
/** Each reconnection costs a token check and a board read, so they are spread over time. */
const SPREAD_MS_A_SOCKET = 5;
const LEAST_SPREAD_MS = 500;
const LONGEST_SPREAD_MS = 30_000;
/** How long a new connection has to send its first request during shutdown. */
const FIRST_REQUEST_MS = 1_000;
/** How long shutdown waits for calls whose requests were already answered or aborted. */
const ENDS_WITHIN_MS = 8_000;

/**
 * Closes the WebSockets of a stopping server; the close reason tells clients over how many milliseconds to spread
 * reconnecting.
 */
export function closeSockets(this: FastifyInstance, done: () => void): void {
  const { clients } = this.websocketServer;
  const spread = Math.min(LONGEST_SPREAD_MS, Math.max(LEAST_SPREAD_MS, clients.size * SPREAD_MS_A_SOCKET));
  for (const client of clients) client.close(RESTARTING, `Restarting: come back within ${spread} ms`);
  this.websocketServer.close();
  // Upgrade requests are refused from now on; the HTTP server no longer closes such a connection itself.
  this.server.on('upgrade', ({ socket }) => {
    socket.write('HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\n\r\n');
    socket.destroySoon();
  });
  done();
}

/**
 * Returns the function that closes the server gracefully: accepted requests are answered; idle keep-alive connections
 * are closed, and so are unused preconnections of browsers and proxies, for which Node would wait.
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
    // The callers of these calls have left or received a timeout; the calls still need the database.
    const late = pause(ENDS_WITHIN_MS, 'late', { ref: false });
    while (app.underWay.size > 0) if ((await Promise.race([Promise.allSettled(app.underWay), late])) === 'late') return;
  };
}
