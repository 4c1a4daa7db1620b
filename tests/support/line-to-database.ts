import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A line between a server and its database. */
export interface Line {
  /** The database's address by way of this line. */
  url: string;
  /** Nobody comes through any more, whoever was on it is cut off. */
  cut(): void;
}

/** From now on passes what comes to `port` on to the database and back, each piece so many milliseconds later. */
export async function aLine(port: number, databaseUrl: string, lateMs = 0): Promise<Line> {
  const database = new URL(databaseUrl);
  const ends = new Set<Socket>();
  const line: Server = createServer({ noDelay: true }, (here) => {
    const there = connect({ port: Number(database.port), host: database.hostname, noDelay: true });
    for (const end of [here, there]) {
      ends.add(end);
      end.on('error', () => [here, there].forEach((each) => each.destroy()));
      end.on('close', () => ends.delete(end));
    }
    for (const [from, to] of [
      [here, there],
      [there, here],
    ] as const)
      if (lateMs === 0) from.pipe(to);
      else void passOn(from, to, lateMs);
  });
  await new Promise<void>((resolve) => line.listen(port, '127.0.0.1', resolve));
  const url = new URL(database);
  [url.hostname, url.port] = ['127.0.0.1', String(port)];
  const cut = () => {
    line.close();
    for (const end of ends) end.destroy();
  };
  return { url: url.href, cut };
}

async function passOn(from: Socket, to: Socket, lateMs: number): Promise<void> {
  try {
    for await (const piece of from) {
      await pause(lateMs);
      to.write(piece as Buffer);
    }
    to.end();
  } catch {
    to.destroy();
  }
}
