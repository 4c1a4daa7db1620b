import { networkOf } from '../accounts/attempt-limiter';

/** What is left of a socket here: it can be closed. */
interface Closable {
  close(code: number, reason: string): void;
  once(event: 'close', listener: () => void): unknown;
}

/** A code that browsers come back from, with the token they then have, if any. */
const SIGNED_OUT = 4403;

/** Try again later: browsers come back more and more slowly. */
const TOO_MANY = 1013;

/** Sockets of a network address at once: in all, as a school or an office opens them at noon, and of those nobody is signed in on. */
export const MOST_SOCKETS = { address: 500, stranger: 200 };

/** The open sockets of this process, by the account that speaks over them. */
export interface LiveSockets {
  /** False, and the socket closes, where this address has too many open. */
  admit(scope: keyof typeof MOST_SOCKETS, address: string, socket: Closable): boolean;
  keep(accountId: string, socket: Closable, isSignedIn: () => Promise<boolean>): void;
  /** Ends those of an account that signed out everywhere, or whose password was changed. */
  close(accountId: string): void;
  /** Asks of each whether its account is still signed in, after a gap in which sign-outs may have gone unheard. */
  closeStale(): Promise<void>;
}

export function createLiveSockets(): LiveSockets {
  const open = new Map<string, Map<Closable, () => Promise<boolean>>>();
  const counted = new Map<string, Set<Closable>>();
  return {
    admit(scope, address, socket) {
      const key = `${scope} ${networkOf(address)}`;
      const sockets = counted.get(key) ?? new Set<Closable>();
      if (sockets.has(socket)) return true;
      if (sockets.size >= MOST_SOCKETS[scope]) {
        socket.close(TOO_MANY, 'Too many connections from this address');
        return false;
      }
      counted.set(key, sockets.add(socket));
      socket.once('close', () => {
        sockets.delete(socket);
        if (sockets.size === 0) counted.delete(key);
      });
      return true;
    },
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
