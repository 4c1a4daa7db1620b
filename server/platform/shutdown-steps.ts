import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Whoever has just connected is given so long to ask. */
const TO_ASK_MS = 1_000;

/**
 * What closes the server: it answers what was accepted. A connection kept open for later requests has nothing to wait for,
 * nor has one that browsers and relays open ahead and on which nothing was ever asked, which Node would wait for.
 */
export function closer(app: FastifyInstance): () => Promise<void> {
  const connections = new Set<Socket>();
  app.server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  return async () => {
    const began = performance.now();
    const sweep = setInterval(() => {
      app.server.closeIdleConnections();
      if (performance.now() - began < TO_ASK_MS) return;
      for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    }, 50);
    await app.close().finally(() => clearInterval(sweep));
  };
}
