import { expect, test } from 'vitest';
import { connect, poolOf } from '../../../server/database/orm';
import { freshDatabase } from '../../support/database';
import { aTcpProxy } from '../../support/tcp-proxy';
import { freePort } from '../../support/process';

test('a silently dead connection fails only the running transaction, and the next query uses a new connection', async () => {
  const url = new URL(await freshDatabase());
  const port = await freePort();
  const line = await aTcpProxy(port, Number(url.port));
  url.port = String(port);
  const orm = await connect(url.href, { databasePoolSize: 1 });
  const dying = orm.em.fork().transactional(async (em) => {
    await em.execute('select 1');
    line.silence(true);
    await em.execute('select 2');
  });
  await expect(dying).rejects.toThrow('Query read timeout');
  line.mend();
  const pool = await poolOf(orm);
  expect((await pool.query('select 3 as it')).rows).toEqual([{ it: 3 }]);
  await orm.close();
  await line.close();
});
