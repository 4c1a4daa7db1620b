import { type EntityManager, wrap } from '@mikro-orm/postgresql';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { DashboardFiguresDocument } from '../../../graphql/generated/owner/dashboard';
import { NearbyShopsDocument } from '../../../graphql/generated/customer/search';
import { Account } from '../../../server/accounts/account.entity';
import { connect } from '../../../server/database/orm';
import { readReplicas } from '../../../server/database/replicas';
import { migrate } from '../../../server/database/migrate';
import { OpeningRange } from '../../../server/shops/shop.entity';
import { eventually } from '../../support/ordering';
import { aPrimary } from '../../support/replica';
import { aCustomer, aShop, createFixtures, graphql } from '../../support/fixtures';

const primary = await aPrimary();
const orm = await connect(primary.url);
await migrate(orm);
const replica = await primary.follow('near');
const warned: string[] = [];
const replicas = await readReplicas(orm, [replica.url], (message) => warned.push(message));
const fixtures = await createFixtures(primary.url, { DATABASE_URL: primary.url, DATABASE_REPLICA_URLS: replica.url });

afterAll(async () => {
  await fixtures.stop();
  await replicas.close();
  await orm.close();
  await primary.stop();
});
beforeEach(async () => {
  await replica.ask('select pg_wal_replay_resume()');
  await eventually('the replica is read', isReadAside);
  warned.length = 0;
});

const HERE = { place: { latitude: 48.8556, longitude: 2.3601 } };
/** The name of a shop, as the search tells it. */
const nearby = async (token: string, shopId?: string) =>
  (await graphql(fixtures, token, NearbyShopsDocument, HERE)).nearbyShops.find(({ shop }) => shop.id === shopId)?.shop
    .name;
const readAside = <T>(from: typeof replicas, em: EntityManager, read: (em: EntityManager) => Promise<T>) =>
  from.aside(em, (aside) => ({ read: () => read(aside) })).read();
const ASIDE = 'select pg_is_in_recovery() as aside';
const isReadAside = () =>
  readAside(replicas, orm.em.fork(), async (em) => (await em.execute<{ aside: boolean }[]>(ASIDE))[0]?.aside ?? false);

test('a replica read returns all writes committed before the request, from any process and at any replication lag', async () => {
  const [customer, shop] = [await aCustomer(fixtures), await aShop(fixtures)];
  let written = 0;
  await primary.ask(`update shop set name = '0' where id = '${shop.id}'`);
  for (const setting of ["'20ms'", 'default']) {
    await replica.ask(`alter system set recovery_min_apply_delay = ${setting}`);
    await replica.ask('select pg_reload_conf()');
    let isWriting = true;
    let asideTimes = 0;
    const writing = (async () => {
      const until = performance.now() + 5000;
      for (let time = 0; time < 25 || (asideTimes === 0 && performance.now() < until); time++) {
        await primary.ask(`update shop set name = '${written + 1}' where id = '${shop.id}'`);
        written++;
      }
      isWriting = false;
    })();
    const reading = async (read: () => Promise<number>) => {
      for (let known = 0; isWriting;) {
        const least = Math.max(known, written);
        known = await read();
        expect(known).toBeGreaterThanOrEqual(least);
      }
    };
    await Promise.all([
      writing,
      reading(async () => Number(await nearby(customer.token, shop.id))),
      reading(() =>
        readAside(replicas, orm.em.fork(), async (em) => {
          const [row] = await em.execute<{ name: string; aside: boolean }[]>(
            `select name, pg_is_in_recovery() as aside from shop where id = '${shop.id}'`,
          );
          if (row?.aside) asideTimes++;
          return Number(row?.name);
        }),
      ),
    ]);
    expect(asideTimes).toBeGreaterThan(0);
  }
});

test('a stalled replica is logged once, left out, and read again when it has caught up', async () => {
  const [customer, shop] = [await aCustomer(fixtures), await aShop(fixtures)];
  await replica.ask('select pg_wal_replay_pause()');
  await primary.ask(`update shop set name = 'changed' where id = '${shop.id}'`);
  expect(await isReadAside()).toBe(false);
  expect(await nearby(customer.token, shop.id)).toBe('changed');
  for (let time = 0; time < 10; time++) await nearby(customer.token);
  expect(warned).toEqual([expect.stringMatching(/^the replica 127.0.0.1:\d+ is left out for now: it is behind$/)]);
  await replica.ask('select pg_wal_replay_resume()');
  await eventually('the replica is read', isReadAside);
});

test('an entity read from a replica lazy-loads its relations afterwards', async () => {
  const shop = await aShop(fixtures);
  const owner = await readAside(replicas, orm.em.fork(), (em) => em.findOneOrFail(Account, { id: shop.id }));
  expect(owner.email).toBe(shop.email);
  const em = orm.em.fork();
  const [range] = await readAside(replicas, em, (aside) => aside.find(OpeningRange, { shop: shop.id }));
  expect((await (range && wrap(range.shop).init()))?.id).toBe(shop.id);
});

test('owners’ reports are read from the replica', async () => {
  const shop = await aShop(fixtures);
  const looked = async () => {
    const [row] = await replica.ask(
      `select coalesce(seq_scan, 0) + coalesce(idx_scan, 0) as times from pg_stat_user_tables where relname = 'orders'`,
    );
    return Number(row?.['times']);
  };
  const before = await looked();
  await eventually('a look at the orders of the replica', async () => {
    const { ownReport } = await graphql(fixtures, shop.token, DashboardFiguresDocument, { span: 'TODAY' });
    expect(ownReport.hidden).toBe(false);
    return (await looked()) > before;
  });
});

test('a promoted replica is no longer read', async () => {
  const other = await primary.follow('promoted');
  const its = await readReplicas(orm, [other.url], () => undefined);
  const aside = () =>
    readAside(its, orm.em.fork(), async (em) => (await em.execute<{ aside: boolean }[]>(ASIDE))[0]?.aside);
  await eventually('it is read', async () => (await aside()) === true);
  await other.ask('select pg_promote()');
  expect(await aside()).toBe(false);
  await its.close();
});

test('killing the replica during reads fails no request', async () => {
  const customer = await aCustomer(fixtures);
  await aShop(fixtures);
  const failures: unknown[] = [];
  let isOver = false;
  const reading = Array.from({ length: 8 }, async () => {
    while (!isOver) await nearby(customer.token).catch((error: unknown) => failures.push(error));
  });
  await eventually('readers', isReadAside);
  replica.kill();
  await eventually('a line about it', async () => (await isReadAside(), warned.length > 0));
  isOver = true;
  await Promise.all(reading);
  expect(failures).toEqual([]);
});
