import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { emptyDatabase } from '../../support/database';
import { aTcpProxy } from '../../support/tcp-proxy';
import { aProcess, freePort } from '../../support/process';

const JWT_SECRET = 'a secret of this test';

test('the server waits for its database at start, and exits after one attempt when the password is wrong', async () => {
  const database = await emptyDatabase();
  const there = new URL(database);
  there.port = String(await freePort());
  const starting = aProcess({ DATABASE_URL: there.href, JWT_SECRET });
  starting.catch(() => undefined);
  await pause(4000);
  const door = await aTcpProxy(Number(there.port), Number(new URL(database).port));
  const product = await starting;
  expect((await fetch(`${product.base}/readyz`)).status).toBe(200);
  expect(await product.stop()).toBe(0);

  there.password = 'wrong';
  const before = door.connections();
  await expect(aProcess({ DATABASE_URL: there.href, JWT_SECRET })).rejects.toThrow('password authentication failed');
  expect(door.connections() - before).toBe(1);
  await door.close();
});
