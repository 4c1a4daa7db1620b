/** What is left of a socket here: it can be closed. */
interface Closable {
  close(code: number, reason: string): void;
  once(event: 'close', listener: () => void): unknown;
}

/** A code that browsers come back from, with the token they then have, if any. */
const SIGNED_OUT = 4403;

/** The open sockets of this process, by the account that speaks over them. */
export interface LiveSockets {
  keep(accountId: string, socket: Closable, isSignedIn: () => Promise<boolean>): void;
  /** Ends those of an account that signed out everywhere, or whose password was changed. */
  close(accountId: string): void;
  /** Asks of each whether its account is still signed in, after a gap in which sign-outs may have gone unheard. */
  closeStale(): Promise<void>;
}

export function createLiveSockets(): LiveSockets {
  const open = new Map<string, Map<Closable, () => Promise<boolean>>>();
  return {
    keep(accountId, socket, isSignedIn) {
      const sockets = open.get(accountId) ?? new Map<Closable, () => Promise<boolean>>();
      if (sockets.has(socket)) return;
      open.set(accountId, sockets.set(socket, isSignedIn));
      socket.once('close', () => {
        sockets.delete(socket);
        if (sockets.size === 0) open.delete(accountId);
      });
    },
    close(accountId) {
      for (const socket of open.get(accountId)?.keys() ?? []) socket.close(SIGNED_OUT, 'Signed out');
    },
    async closeStale() {
      for (const [socket, isSignedIn] of [...open.values()].flatMap((sockets) => [...sockets])) {
        if (!(await isSignedIn())) socket.close(SIGNED_OUT, 'Signed out');
      }
    },
  };
}
