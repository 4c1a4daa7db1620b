import { expect, test } from 'vitest';
import { migrate } from '../../server/app/product';
import { connect } from '../../server/database/orm';
import { freshDatabase } from '../support/database';

test('the migrations make exactly the tables the entities describe', async () => {
  const orm = await connect(await freshDatabase());
  try {
    await migrate(orm);
    expect(await orm.schema.getUpdateSchemaSQL({ wrap: false })).toBe('');
  } finally {
    await orm.close();
  }
});

test('migrating again, and from two processes at once, changes nothing', async () => {
  const url = await freshDatabase();
  const [one, other] = await Promise.all([connect(url), connect(url)]);
  try {
    await Promise.all([migrate(one), migrate(other)]);
    await migrate(other);
    const done = await one.em.execute<{ name: string }[]>('select name from migration');
    expect(new Set(done.map(({ name }) => name)).size).toBe(done.length);
    expect(await one.migrator.getPending()).toEqual([]);
  } finally {
    await Promise.all([one.close(), other.close()]);
  }
});
