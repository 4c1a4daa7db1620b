import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { openCluster } from '../../server/database/embedded-cluster';
import { randomNumbers } from '../support/random-numbers';
import { atRest, forgotten } from '../support/chaos/chaos';
import { aCrowd, noAnswers, visit } from '../support/chaos/customer';
import { aProcess, freePort } from '../support/process';
import { anItem, aShop, createFixtures } from '../support/fixtures';
import { steadyRequests, isRight } from './steady-requests';
import type { Soak } from './soak';

const AWAY_MS = 20_000;
const RECOVERED_WITHIN_MS = 10_000;

export const soak: Soak = {
  title: 'the database stopped for 20 seconds under load',
  async run(seed) {
    const dataDir = mkdtempSync(join(tmpdir(), 'memeprix-outage-'));
    const cluster = await openCluster(join(dataDir, 'postgres'), 'memeprix', false);
    const port = await freePort();
    await cluster.start(port);
    const databaseUrl = `postgresql://memeprix:${cluster.password}@127.0.0.1:${port}/postgres`;
    const random = randomNumbers(seed);
    const env = {
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      JWT_SECRET: 'a secret that stays the same',
      LOG_LEVEL: 'silent',
    };
    try {
      const fixtures = await createFixtures(databaseUrl, { JWT_SECRET: env.JWT_SECRET });
      const shop = await aShop(fixtures, { capacityUnits: 40, preparationMinutes: 0, daysAhead: 7 });
      const items = [await anItem(fixtures, shop.id, { preparationUnits: 1, priceCents: 650 })];
      const customers = await aCrowd(fixtures, 20);
      await fixtures.stop();
      const began = Date.now();
      const server = await aProcess({ ...env, CLOCK_START: '2026-11-24T10:05:00Z' });
      const now = () => new Date(Date.parse('2026-11-24T10:05:00Z') + Date.now() - began);

      const shopped = noAnswers();
      let over = false;
      const market = { servers: [{ base: server.base }], shopId: shop.id, items, random };
      const shopping = customers.map(async (customer) => {
        while (!over) await visit(market, customer, shopped);
      });
      const signedIn = {
        headers: { authorization: `Bearer ${customers[0]?.token ?? ''}`, 'content-type': 'application/json' },
      };
      const probes = [
        steadyRequests(`${server.base}/api/pickup/next-pickup-window/${shop.id}`, {}),
        steadyRequests(`${server.base}/api/orders/user/${customers[0]?.id ?? ''}`, signedIn),
        steadyRequests(`${server.base}/graphql`, {
          ...signedIn,
          method: 'POST',
          body: '{"query":"{ viewer { id } }"}',
        }),
      ];
      while (shopped.orders.size < 10) await pause(500);
      const ordersBefore = shopped.orders.size;
      const stopped = performance.now();
      await cluster.stop();
      await pause(AWAY_MS);
      await cluster.start(port);
      const back = performance.now();
      await pause(RECOVERED_WITHIN_MS + 5000);
      over = true;
      await Promise.all([...shopping, ...probes.map((probe) => probe.end())]);

      const answers = probes.flatMap((probe) => probe.answers);
      const wrong = answers.filter((answer) => !isRight(answer));
      const afterwards = answers.filter(({ at }) => at > back);
      const recovered = Math.max(
        back,
        ...afterwards.filter(({ status }) => status !== 200).map(({ at, ms }) => at + ms),
      );
      const slowest = Math.max(...answers.map(({ ms }) => ms));
      const database = new pg.Client({ connectionString: databaseUrl });
      await database.connect();
      const broken = await atRest(database, now, 180_000);
      const lost = await forgotten(database, shopped.orders, shopped.paid);
      await database.end();
      await server.stop();

      const figures = {
        'database away, s': Math.round((back - stopped) / 1000),
        'answers while away': answers.filter(({ at }) => at > stopped && at < back).length,
        'of them 503': answers.filter(({ at, status }) => at > stopped && at < back && status === 503).length,
        'slowest answer, ms': Math.round(slowest),
        'recovered after, ms': Math.round(recovered - back),
        'orders before': ordersBefore,
        orders: shopped.orders.size,
      };
      const failed =
        wrong.length + shopped.wrong.length + broken.length + lost.length > 0 ||
        recovered - back > RECOVERED_WITHIN_MS ||
        slowest > 10_000 ||
        shopped.orders.size === ordersBefore;
      if (failed)
        throw new Error(
          JSON.stringify({ figures, wrong: wrong.slice(0, 5), said: shopped.wrong.slice(0, 5), broken, lost }, null, 2),
        );
      return figures;
    } finally {
      await cluster.stop().catch(() => undefined);
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};
