import { setTimeout as pause } from 'node:timers/promises';
import { createServices } from '../../server/platform/context';
import { audit, type Finding } from '../../server/audit/audit';
import { randomNumbers } from '../support/random-numbers';
import { aTcpProxy } from '../support/tcp-proxy';
import { addToCart, cartOf, startCheckout, windowsOf } from '../support/ordering';
import { aProcess, freePort } from '../support/process';
import { aCustomer, aShop, createFixtures, type Somebody, type Fixtures } from '../support/fixtures';
import { withDatabase } from './database';

/** Two servers, the second one 5 ms from its database, the tables behind them, and a crowd that starts at one signal. */
export interface RaceSetup {
  fixtures: Fixtures;
  bases: readonly [string, string];
  random: () => number;
  /** How often a server had too much to do and was asked again. */
  askedAgain: number;
  /** So many customers of the crowd, in turn: the servers count for themselves how often each begins a checkout. */
  crowd(count: number): Somebody[];
  /** A shop of this trial alone. */
  shop(capacityUnits: number): Promise<Somebody & { window: string }>;
  /** One cart each, made of the same lines, each in an order of its own; answers what it comes to, in cents. */
  fill(
    customers: readonly Somebody[],
    shopId: string,
    lines: readonly { itemId: string; quantity: number }[],
  ): Promise<number>;
  /** All at once, every second one through the other server; answers the names of what came back. */
  startAll(customers: readonly Somebody[], shop: { id: string; window: string }, totalCents: number): Promise<string[]>;
  /** The ten minutes of these customers are over, or of all in the shop. */
  endHolds(shopId: string, ofCustomers?: readonly string[]): Promise<void>;
  /** Gives back what a trial holds and forgets how often its customers' cards failed. */
  clear(shopId: string): Promise<void>;
  rows<Row extends object>(sql: string, values?: unknown[]): Promise<Row[]>;
}

/** Runs the trials; answers their result and what the audit found broken afterwards. */
export function withRaceSetup<T>(
  seed: number,
  crowdSize: number,
  trials: (setup: RaceSetup) => Promise<T>,
): Promise<{ result: T; broken: Finding[] }> {
  return withDatabase(async (databaseUrl) => {
    const fixtures = await createFixtures(databaseUrl, {
      JWT_SECRET: 'a secret all servers know',
      LOG_LEVEL: 'silent',
    });
    const env = {
      DATA_DIR: fixtures.dataDir,
      JWT_SECRET: 'a secret all servers know',
      LOG_LEVEL: 'silent',
    };
    // A token made by one clock must not come from the future of another.
    const aServer = (url: string) =>
      aProcess({ ...env, DATABASE_URL: url, CLOCK_START: fixtures.product.clock.now().toISOString() });
    const far = new URL(databaseUrl);
    const line = await aTcpProxy(await freePort(), Number(far.port));
    line.slow(5);
    far.port = String(line.port);
    const servers = [await aServer(databaseUrl), await aServer(far.href)] as const;
    const customers: Somebody[] = [];
    for (let index = 0; index < crowdSize; index++) customers.push(await aCustomer(fixtures));
    const bases = [servers[0].base, servers[1].base] as const;
    const random = randomNumbers(seed);
    let next = 0;
    const { pool } = fixtures.product;
    const rows = async <Row extends object>(sql: string, values: unknown[] = []) =>
      (await pool.query<Row>(sql, values)).rows;
    const setup: RaceSetup = {
      fixtures,
      bases,
      random,
      askedAgain: 0,
      rows,
      crowd(count) {
        const theirs = [...customers, ...customers].slice(next, next + count);
        next = (next + count) % crowdSize;
        return theirs;
      },
      async shop(capacityUnits) {
        const shop = await aShop(fixtures, { capacityUnits, preparationMinutes: 0 });
        // Hours ahead: no window passes by while there is a race for it.
        const window = (await windowsOf({ base: bases[0] }, shop.id, shop.token)).at(-1) ?? '';
        return { ...shop, window };
      },
      async fill([first, ...others], shopId, lines) {
        if (!first) return 0;
        for (const line of lines) await addToCart({ base: bases[0] }, first, line);
        const { totalCents } = await cartOf({ base: bases[0] }, first, shopId);
        await rows(COPY_CARTS, [shopId, others.map(({ id }) => id), first.id]);
        return totalCents;
      },
      async startAll(all, { id: shopId, window }, totalCents) {
        const answers = all.map((customer, index) => {
          const server = { base: bases[index % 2] ?? '' };
          return retriedWhenBusy(setup, () =>
            startCheckout(server, customer, { shopId, windowStartsAt: window, totalCents }),
          ).then(({ __typename }) => __typename);
        });
        return Promise.all(answers);
      },
      async endHolds(shopId, ofCustomers) {
        const past = new Date(fixtures.product.clock.now().getTime() - 1000);
        await rows(
          `update checkout set hold_until = $2
           where shop_id = $1 and state = 'HELD' and ($3::uuid[] is null or customer_id = any($3))`,
          [shopId, past, ofCustomers ?? null],
        );
        await createServices(fixtures.product.parts).housekeeping.endHolds();
      },
      async clear(shopId) {
        await setup.endHolds(shopId);
        await rows('delete from attempt');
      },
    };
    try {
      const result = await trials(setup);
      const client = await pool.connect();
      const findings = await audit(client, fixtures.product.clock.now()).finally(() => client.release());
      return { result, broken: findings.filter(({ count }) => count > 0) };
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
      await line.close();
      await fixtures.stop();
    }
  });
}

const COPY_CARTS = `
  with mine as (select l.* from cart_line l join cart c on c.id = l.cart_id where c.shop_id = $1 and c.customer_id = $3),
  theirs as (
    insert into cart (id, customer_id, shop_id, touched_at)
    select gen_random_uuid(), customer, $1, (select touched_at from cart where shop_id = $1 and customer_id = $3)
    from unnest($2::uuid[]) as customer returning id
  )
  insert into cart_line (id, cart_id, item_id, quantity, selections, note, seen_unit_cents, position)
  select gen_random_uuid(), t.id, m.item_id, m.quantity, m.selections, m.note, m.seen_unit_cents, (random() * 1000)::int
  from theirs t cross join mine m`;

// A connection kept open too long is closed as the next call sets out; browsers call again by themselves.
const COME_AGAIN = /"code":"UNAVAILABLE"|fetch failed/;

/** Asks again, as its customers do, when a server with too much to do asked to (503 with Retry-After). */
export async function retriedWhenBusy<T>(setup: RaceSetup, call: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await call();
    } catch (error) {
      if (tries === 60 || !COME_AGAIN.test(String(error))) throw error;
      setup.askedAgain++;
      await pause(200 + setup.random() * 800);
    }
  }
}

/** A trial that did not end as it must. */
export function must(holds: boolean, what: string, seen: unknown): void {
  if (!holds) throw new Error(`${what}: ${JSON.stringify(seen).slice(0, 600)}`);
}

/** How often each word was answered. */
export function tally(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}
