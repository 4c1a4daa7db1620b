import { expect, test } from 'vitest';
import { connect, poolOf } from '../../../server/database/orm';
import { freshDatabase } from '../../support/database';
import { aTcpProxy } from '../../support/tcp-proxy';
import { freePort } from '../../support/process';

test('a line that died without a word costs one question its answer: the transaction ends with it, the next is on a new line', async () => {
  const url = new URL(await freshDatabase());
  const port = await freePort();
  const line = await aTcpProxy(port, Number(url.port));
  url.port = String(port);
  const orm = await connect(url.href, { databasePoolSize: 1 });
  const began = performance.now();
  const waited = () => performance.now() - began;
  const dying = orm.em.fork().transactional(async (em) => {
    await em.execute('select 1');
    line.silence(true);
    await em.execute('select 2');
  });
  await expect(dying).rejects.toThrow('Query read timeout');
  expect(waited()).toBeLessThan(9000);
  line.mend();
  const pool = await poolOf(orm);
  expect((await pool.query('select 3 as it')).rows).toEqual([{ it: 3 }]);
  expect(waited()).toBeLessThan(10_000);
  await orm.close();
  await line.close();
});
