import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { audit } from '../../server/audit/audit';
import { faultyPayments } from '../support/faulty-payments';
import { aTcpProxy } from '../support/tcp-proxy';
import { aCrowd } from '../support/chaos/customer';
import { addToCart, cartOf, startCheckout, windowsOf } from '../support/ordering';
import { aProcess, freePort } from '../support/process';
import { aCustomer, anItem, aShop, createFixtures, type Somebody } from '../support/fixtures';
import { steadyRequests, type Answer, isRight } from './steady-requests';
import { crashDatabase, withCluster } from './database';
import { must } from './race-setup';
import type { Soak } from './soak';

const TRIALS = Number(process.env['TRIALS'] ?? 10);
/** Part of a fault's name, to make that one alone. */
const WANTED = process.env['FAULT'] ?? '';
const ANSWERED_WITHIN_MS = 10_000;
const RECOVERED_WITHIN_MS = 10_000;
/** Served again when so long nothing was refused. */
const QUIET_MS = 1500;

/** A hold whose time is over frees window and stock by then (specification 4.5). */
const GIVEN_BACK_WITHIN_MS = 15_000;
const HANGS_FOR_MS = 60_000;

type Kitchen = Awaited<ReturnType<typeof aKitchen>>;

interface Trouble {
  begin(trial: number, kitchen: Kitchen & { base: string }): Promise<void> | void;
  end(): Promise<void> | void;
  /** Long enough for what waits to run into its limits. */
  lastsMs: number;
}

const aKitchen = async (databaseUrl: string, secret: string) => {
  const fixtures = await createFixtures(databaseUrl, { JWT_SECRET: secret });
  const shop = await aShop(fixtures, { capacityUnits: 40, daysAhead: 7 });
  const itemId = await anItem(fixtures, shop.id, {
    preparationUnits: 1,
    priceCents: 650,
    orderRules: { dayCapacity: 999 },
  });
  const customers: (Somebody & { lineId: string })[] = [];
  for (let index = 0; index < 10; index++) {
    const customer = await aCustomer(fixtures);
    await addToCart(fixtures, customer, { itemId });
    const { lines } = await cartOf(fixtures, customer, shop.id);
    customers.push({ ...customer, lineId: lines[0]?.id ?? '' });
  }
  const payers = await aCrowd(fixtures, 10);
  await fixtures.stop();
  return { shop, customers, payers, itemId };
};

/** Everybody holds something to pay for, of today or of the day after, and nobody pays. */
async function holdAll(server: { base: string }, { shop, payers, itemId }: Kitchen): Promise<void> {
  for (const [index, payer] of payers.entries()) {
    await addToCart(server, payer, { itemId });
    const day = index % 4 < 2 ? undefined : '2026-11-25';
    const [windowStartsAt = ''] = await windowsOf(server, shop.id, payer.token, day);
    const { totalCents } = await cartOf(server, payer, shop.id);
    const checkout = await startCheckout(server, payer, { shopId: shop.id, windowStartsAt, totalCents });
    must(checkout.__typename === 'Checkout', 'a hold', checkout);
  }
}

/** Fifty questions a second: three that read for one customer or for anybody, the menu, and a change of a cart. */
function questions(base: string, shopId: string, customers: readonly (Somebody & { lineId: string })[]) {
  let turn = 0;
  const signedIn = ({ token }: Somebody) => ({
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  });
  const [first] = customers as [Somebody & { lineId: string }];
  const change = () => {
    const customer = customers[turn++ % customers.length] ?? first;
    const query = `mutation { setCartLineQuantity(input: { lineId: "${customer.lineId}", quantity: ${(turn % 9) + 1} }) { __typename } }`;
    return { method: 'POST', headers: signedIn(customer), body: JSON.stringify({ query }) };
  };
  return [
    steadyRequests(`${base}/api/pickup/next-pickup-window/${shopId}`, {}),
    steadyRequests(`${base}/api/items/${shopId}`, {}),
    steadyRequests(`${base}/api/orders/user/${first.id}`, { headers: signedIn(first) }),
    steadyRequests(`${base}/graphql`, {
      method: 'POST',
      headers: signedIn(first),
      body: '{"query":"{ viewer { id } }"}',
    }),
    steadyRequests(`${base}/graphql`, change),
  ];
}

/** The slowest answers to one question, in milliseconds, with their status. */
const slow = ({ answers }: { answers: Answer[] }) =>
  answers
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, 3)
    .map(({ ms, status }) => [Math.round(ms), status]);

/** Waits until all is served again; answers how long after `healed` the last refusal was. */
async function recovery(answers: () => Answer[], healed: number): Promise<number> {
  for (;;) {
    await pause(200);
    const refused = answers().filter(({ at, ms, status }) => status !== 200 && at + ms > healed);
    const last = Math.max(healed, ...refused.map(({ at, ms }) => at + ms));
    const now = performance.now();
    const served = answers().some(({ at, status }) => at > last && status === 200);
    if ((served && now - last > QUIET_MS) || now - healed > RECOVERED_WITHIN_MS + 5000)
      return served ? last - healed : Infinity;
  }
}

export const soak: Soak = {
  title: `the database's connections ended, itself crashed, its line silent or slow or hopeless, the payment service hanging, ${TRIALS} times each, under 50 requests a second`,
  run: (_seed, said) =>
    withCluster(async ({ dataDir, cluster, port, at }) => {
      const linePort = await freePort();
      const line = await aTcpProxy(linePort, port);
      const secret = 'a secret that stays the same';
      let ending: NodeJS.Timeout | undefined;
      const admin = new pg.Pool({ connectionString: at(port), max: 1 });
      admin.on('error', () => undefined);
      const payments = await faultyPayments({ databaseUrl: at(port), now: () => new Date() });
      let latestHoldMs = 0;
      const endAll = () =>
        admin
          .query(
            `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null`,
          )
          .catch(() => undefined);

      const troubles: Record<string, Trouble> = {
        'F3, connections ended': {
          lastsMs: 3000,
          begin: () => void (ending = setInterval(() => void endAll(), 200)),
          end: () => clearInterval(ending),
        },
        'F4, crashed, back after 3 s': {
          lastsMs: 3000,
          begin: () => crashDatabase(dataDir),
          async end() {
            while (cluster.port() !== undefined) await pause(50);
            await cluster.start(port);
          },
        },
        'F5, silent line': {
          lastsMs: 12_000,
          // In turns: what was on its way arrives after all, or never does and no connection closes.
          begin: (trial) => line.silence(trial % 2 === 1),
          end: () => line.mend(),
        },
        'F6, slow line': { lastsMs: 6000, begin: () => line.slow(60, 100), end: () => line.mend() },
        // So slow that calls are given up (server/platform/http/request-timeout.ts).
        'F6, hopeless line': { lastsMs: 12_000, begin: () => line.slow(800, 100), end: () => line.mend() },
        'F8, payment service hangs': {
          lastsMs: HANGS_FOR_MS,
          async begin(trial, kitchen) {
            await holdAll(kitchen, kitchen);
            payments.hang(HANGS_FOR_MS);
            await admin.query(`update checkout set hold_until = created_at where state = 'HELD'`);
            const over = performance.now();
            while ((await admin.query(`select from checkout where state = 'HELD'`)).rowCount !== 0) await pause(100);
            latestHoldMs = Math.max(latestHoldMs, performance.now() - over);
            must(
              latestHoldMs <= GIVEN_BACK_WITHIN_MS,
              `trial ${trial}: the last hold was given back after, ms`,
              latestHoldMs,
            );
          },
          end: () => payments.hang(0),
        },
      };

      try {
        const kitchen = await aKitchen(at(port), secret);
        const { shop, customers } = kitchen;
        const server = await aProcess({
          DATABASE_URL: at(linePort),
          DATA_DIR: dataDir,
          JWT_SECRET: secret,
          ...payments.env,
          LOG_LEVEL: 'silent',
          CLOCK_START: '2026-11-24T10:05:00Z',
        });
        for (const [name, trouble] of Object.entries(troubles)) {
          if (!name.includes(WANTED)) continue;
          let [slowest, latest, refused, asked] = [0, 0, 0, 0];
          for (let trial = 0; trial < TRIALS; trial++) {
            const asked50 = questions(server.base, shop.id, customers);
            const answers = () => asked50.flatMap((question) => question.answers);
            await pause(500);
            await trouble.begin(trial, { ...kitchen, base: server.base });
            await pause(trouble.lastsMs);
            await trouble.end();
            const recovered = await recovery(answers, performance.now());
            await Promise.all(asked50.map((question) => question.end()));
            slowest = Math.max(slowest, ...answers().map(({ ms }) => ms));
            latest = Math.max(latest, recovered);
            asked += answers().length;
            refused += answers().filter(({ status }) => status === 503).length;
            const wrong = answers().filter((answer) => !isRight(answer));
            must(wrong.length === 0, `${name}, trial ${trial}: answers`, wrong.slice(0, 5));
            must(slowest <= ANSWERED_WITHIN_MS, `${name}, trial ${trial}: slowest answers`, asked50.map(slow));
            must(latest <= RECOVERED_WITHIN_MS, `${name}, trial ${trial}: recovered after, ms`, latest);
          }
          said(
            name,
            `${TRIALS} times, ${asked} answers, of them 503 ${refused}, slowest ${Math.round(slowest)} ms, back after ${Math.round(latest)} ms`,
          );
        }
        // The same process as ever, asked to stop in good order.
        must((await server.stop()) === 0, 'it ends as asked', server.said());
        const client = await admin.connect();
        const broken = (await audit(client, new Date('2026-11-24T12:00:00Z'))).filter(({ count }) => count > 0);
        client.release();
        must(broken.length === 0, 'the audit', broken);
        return { 'last hold given back, ms': Math.round(latestHoldMs) };
      } finally {
        clearInterval(ending);
        await line.close();
        await payments.close();
        await admin.end();
      }
    }),
};
