import { connect, createServer, type Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { freshDatabase } from '../support/database';
import { aProcess, freePort } from '../support/process';

const JWT_SECRET = 'a secret of this test';

/** Passes on to the database what comes to `port`, from now on. */
function opened(port: number, database: URL): Promise<Server> {
  const server = createServer((socket) => {
    const beyond = connect(Number(database.port), database.hostname);
    socket.pipe(beyond).pipe(socket);
    for (const end of [socket, beyond]) end.on('error', () => [socket, beyond].forEach((each) => each.destroy()));
  });
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)));
}

test('started before its database, the product waits for it; started with a wrong password, it says so at once', async () => {
  const database = new URL(await freshDatabase());
  const there = new URL(database);
  there.port = String(await freePort());
  const starting = aProcess({ DATABASE_URL: there.href, JWT_SECRET });
  starting.catch(() => undefined);
  await pause(4000);
  const door = await opened(Number(there.port), database);
  const product = await starting;
  expect((await fetch(`${product.base}/readyz`)).status).toBe(200);
  expect(await product.stop()).toBe(0);
  door.close();

  const stranger = new URL(database);
  stranger.password = 'wrong';
  const began = performance.now();
  await expect(aProcess({ DATABASE_URL: stranger.href, JWT_SECRET })).rejects.toThrow('password authentication failed');
  expect(performance.now() - began).toBeLessThan(20_000);
}, 120_000);
