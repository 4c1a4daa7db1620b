import { expect, test } from 'vitest';
import { readConfig } from '../../../server/config';
import { connect } from '../../../server/database/orm';
import { refuseDemoWithMoney } from '../../../server/platform/start-checks';
import { freshDatabase } from '../../support/database';
import { aProcess } from '../../support/process';

test('a second process with other secrets on the same database does not start and says why', async () => {
  const env = { DATABASE_URL: await freshDatabase(), JWT_SECRET: 'a secret of both of them' };
  const first = await aProcess(env);
  try {
    const same = await aProcess(env);
    expect(await same.stop()).toBe(0);
    await expect(aProcess({ ...env, JWT_SECRET: 'a secret of its own only' })).rejects.toThrow(
      /Un autre service travaille sur cette base avec d’autres secrets/,
    );
  } finally {
    await first.stop();
  }
});

test('a database with demo accounts is refused when live card payments are configured', async () => {
  const orm = await connect(await freshDatabase());
  const { stripe, ...config } = readConfig({});
  const live = { ...config, stripe: { ...stripe, secretKey: 'sk_live_1' } };
  try {
    await refuseDemoWithMoney(orm, live);
    await orm.em.execute(
      `insert into account (id, role, email, name, created_at)
       values ('01938f00-0000-7000-8000-000000000001', 'CUSTOMER', 'client@demo.test', 'Camille', now())`,
    );
    await expect(refuseDemoWithMoney(orm, live)).rejects.toThrow('contient la démonstration');
    await refuseDemoWithMoney(orm, { ...config, stripe });
  } finally {
    await orm.close();
  }
});
