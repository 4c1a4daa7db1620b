import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { atRest, forgotten } from '../support/chaos/chaos';
import { aCrowd, noAnswers, visit } from '../support/chaos/customer';
import { randomNumbers } from '../support/random-numbers';
import { aProcess, freePort } from '../support/process';
import { anItem, aShop, createFixtures, type Somebody } from '../support/fixtures';
import { withDatabase } from './database';
import { must } from './race-setup';
import type { Soak } from './soak';

const RESTARTS = Number(process.env['RESTARTS'] ?? 20);
const ENDS_WITHIN_MS = 15_000;
const EVERY_MS = 20;

const NO_ANSWER: Record<string, string> = { 0: 'nobody listened', '-1': 'reset, without effect' };

interface Answer {
  /** 0: nobody listened. -1: no answer; the system resets what still waits to be accepted when a server stops listening. */
  status: number;
  body: string;
}

/** One request on a connection of its own: none is kept open, on which it could cross the server's end. */
function ask(base: string, method: string, path: string, token: string, body?: object): Promise<Answer> {
  return new Promise((resolve) => {
    const sent = request(`${base}${path}`, {
      method,
      agent: false,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    });
    sent.on('response', (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? -1, body: text }));
      response.on('error', () => resolve({ status: -1, body: text }));
    });
    sent.on('error', (error: NodeJS.ErrnoException) =>
      resolve({ status: error.code === 'ECONNREFUSED' ? 0 : -1, body: String(error) }),
    );
    sent.end(body && JSON.stringify(body));
  });
}

export const soak: Soak = {
  title: `two servers asked to stop in turn, ${RESTARTS} times, under 50 requests a second, while guests and customers order for today and later`,
  run: (seed) =>
    withDatabase(async (databaseUrl) => {
      const secret = 'a secret both servers know';
      const fixtures = await createFixtures(databaseUrl, { JWT_SECRET: secret });
      const shops: Somebody[] = [];
      const items: string[] = [];
      for (let index = 0; index < 20; index++) {
        const shop = await aShop(fixtures, { capacityUnits: 999, daysAhead: 7 });
        items.push(await anItem(fixtures, shop.id, { name: 'Croissant', orderRules: { dayCapacity: 999 } }));
        shops.push(shop);
      }
      const crowd = await aCrowd(fixtures, 8);
      await fixtures.stop();
      const began = Date.now();
      const start = Date.parse('2026-11-24T10:01:00Z');
      const now = () => new Date(start + Date.now() - began);
      const ports = [await freePort(), await freePort()];
      const aServer = (index: number) =>
        aProcess({
          DATABASE_URL: databaseUrl,
          DATA_DIR: fixtures.dataDir,
          JWT_SECRET: secret,
          LOG_LEVEL: 'silent',
          PORT: String(ports[index]),
          CLOCK_START: now().toISOString(),
        });
      const servers = [await aServer(0), await aServer(1)];

      const random = randomNumbers(seed);
      const statuses: Record<string, number> = {};
      const orders = new Set<string>();
      const open = new Set<Promise<void>>();
      const askOnce = async () => {
        const shop = shops[Math.floor(random() * shops.length)] as Somebody;
        const base = servers[random() < 0.5 ? 0 : 1]?.base ?? '';
        const writes = random() < 0.4;
        const { status, body } = writes
          ? await ask(base, 'POST', '/api/orders', shop.token, { order: 'un croissant' })
          : await ask(base, 'GET', `/api/pickup/next-pickup-window/${shop.id}`, shop.token);
        statuses[status] = (statuses[status] ?? 0) + 1;
        if (writes && status >= 200 && status < 300)
          orders.add((JSON.parse(body) as { order: { _id: string } }).order._id);
      };
      const shopped = noAnswers();
      const bases = ports.map((port) => ({ base: `http://127.0.0.1:${port}` }));
      const market = { servers: bases, shopId: shops[0]?.id ?? '', items: items.slice(0, 1), random };
      let over = false;
      const shopping = crowd.map(async (customer) => {
        while (!over) await visit(market, customer, shopped);
      });
      const timer = setInterval(() => {
        const one = askOnce().finally(() => open.delete(one));
        open.add(one);
      }, EVERY_MS);
      let slowest = 0;
      try {
        for (let restart = 0; restart < RESTARTS; restart++) {
          await pause(500 + random() * 1500);
          const index = restart % 2;
          const asked = performance.now();
          const code = await servers[index]?.stop();
          slowest = Math.max(slowest, performance.now() - asked);
          must(code === 0 && performance.now() - asked < ENDS_WITHIN_MS, 'how a server ended', { code, slowest });
          servers[index] = await aServer(index);
        }
      } finally {
        clearInterval(timer);
        over = true;
        await Promise.all([...open, ...shopping]);
      }

      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      const { rows } = await client.query<{ id: string }>('select id from orders where customer_id is null');
      const broken = await atRest(client, now, 120_000);
      const lost = await forgotten(client, shopped.orders, shopped.paid);
      await client.end();
      await Promise.all(servers.map((server) => server.stop()));
      const there = new Set(rows.map(({ id }) => id));
      const missing = [...orders].filter((id) => !there.has(id));
      // Equal: what had no answer had no effect either, so that saying it again does nothing twice.
      must(missing.length === 0 && there.size === orders.size, 'orders', {
        missing,
        answered: orders.size,
        there: there.size,
      });
      must(broken.length === 0, 'promises broken afterwards', broken);
      must(shopped.wrong.length + lost.length === 0 && shopped.orders.size > 0, 'orders paid online', {
        shopped,
        lost,
      });
      return {
        requests: Object.values(statuses).reduce((sum, one) => sum + one, 0),
        ...Object.fromEntries(
          Object.entries(statuses).map(([status, times]) => [NO_ANSWER[status] ?? `answered ${status}`, times]),
        ),
        orders: there.size,
        'orders paid online': shopped.orders.size,
        restarts: RESTARTS,
        'slowest end, ms': Math.round(slowest),
      };
    }),
};
