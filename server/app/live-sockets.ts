/** What is left of a socket here: it can be closed. */
interface Closable {
  close(code: number, reason: string): void;
  once(event: 'close', listener: () => void): unknown;
}

/** A code that browsers come back from, with the token they then have, if any. */
const SIGNED_OUT = 4403;

/** The open sockets of this process, by the account that speaks over them. */
export interface LiveSockets {
  keep(accountId: string, socket: Closable): void;
  /** Ends those of an account that signed out everywhere, or whose password was changed. */
  close(accountId: string): void;
}

export function createLiveSockets(): LiveSockets {
  const open = new Map<string, Set<Closable>>();
  return {
    keep(accountId, socket) {
      const sockets = open.get(accountId) ?? new Set();
      if (sockets.has(socket)) return;
      open.set(accountId, sockets.add(socket));
      socket.once('close', () => {
        sockets.delete(socket);
        if (sockets.size === 0) open.delete(accountId);
      });
    },
    close(accountId) {
      for (const socket of open.get(accountId) ?? []) socket.close(SIGNED_OUT, 'Signed out');
    },
  };
}
