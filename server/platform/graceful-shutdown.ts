import type { FastifyInstance } from 'fastify';

/** « Service restart » (IANA), which clients come back from. */
const RESTARTING = 1012;
/** Each socket that comes back costs a connection, a token checked and a board read: not all in the same moment. */
const SPREAD_MS_A_SOCKET = 5;
const LEAST_SPREAD_MS = 500;
const LONGEST_SPREAD_MS = 30_000;

/** Over how long so many sockets are to come back. */
function spreadOf(sockets: number): number {
  return Math.min(LONGEST_SPREAD_MS, Math.max(LEAST_SPREAD_MS, sockets * SPREAD_MS_A_SOCKET));
}

/** Lets go of the open sockets of a server that stops, and says over how long they are to come back. */
export function closeSockets(this: FastifyInstance, done: () => void): void {
  const { clients } = this.websocketServer;
  for (const client of clients) client.close(RESTARTING, `Restarting: come back within ${spreadOf(clients.size)} ms`);
  this.websocketServer.close();
  done();
}
