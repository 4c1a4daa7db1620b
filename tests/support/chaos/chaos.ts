import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { inspect } from 'node:util';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { audit, auditTable, type Finding } from '../../../server/audit/audit';
import { startClock } from '../../../server/clock';
import { randomNumbers } from '../random-numbers';
import { faultyPayments } from '../faulty-payments';
import { anItem, aShop, createFixtures } from '../fixtures';
import { aCrowd, noAnswers, visit } from './customer';
import { dyingServers } from './servers';

const CLOCK_START = '2026-11-24T10:00:00Z';
const FAULTS = { failed: 0.4, lost: 0.1, dropped: 0.2, doubled: 0.3 };
const SCARCE = 60;
/** Longer than a server takes to find that a hold is over. */
const DAWDLING_MS = 12_000;
/**
 * The provider pauses up to a minute between its tries, of which about half arrive: the last of thousands of events would
 * come minutes after everything else. What is further away than a try may last is not under way.
 */
const BRING_NOW = `update payment_sandbox.events set next_attempt_at = clock_timestamp()
  where delivered_at is null and next_attempt_at > clock_timestamp() + interval '15 seconds'`;
const END_HOLD = `update checkout set hold_until = $1 from payment p where p.checkout_id = checkout.id and p.intent_id = $2`;

interface Chaos {
  databaseUrl: string;
  /** Of the servers, beside what they need here. */
  settings?: Record<string, string>;
  seed: number;
  /** Customers at once, each visiting again and again until the servers have died and checkouts were begun often enough. */
  customers: number;
  checkouts: number;
  kills: number;
  livesAtMostMs: number;
  /** Events of the payment service come up to so many milliseconds late, each another time. */
  lateMs: number;
  /** In the middle of it the payment service answers no call for so many milliseconds. */
  hangsForMs?: number;
  /** Ends the database at once, so often while the servers die; it comes back by itself. */
  crashes?: { times: number; crash: () => void | Promise<void> };
  /** How long everything may take to come to rest. */
  restMs: number;
}

/** What happened, and what the audit found broken once everything came to rest. */
export interface Aftermath {
  figures: Record<string, number>;
  broken: Finding[];
  wrong: string[];
  /** Acknowledged, yet not in the tables: orders, payments. */
  lost: string[];
}

/** Customers in parallel on one shop, two servers that keep dying, a payment service that loses, doubles and delays. */
export async function chaos(options: Chaos): Promise<Aftermath> {
  const {
    databaseUrl,
    seed,
    customers: crowd,
    checkouts,
    kills,
    livesAtMostMs,
    lateMs,
    hangsForMs,
    crashes,
    restMs,
  } = options;
  const random = randomNumbers(seed);
  const dataDir = mkdtempSync(join(tmpdir(), 'memeprix-chaos-'));
  const clock = startClock(new Date(CLOCK_START));
  const payments = await faultyPayments({ ...FAULTS, seed, lateMs, databaseUrl, now: () => clock.now() });
  const env = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    JWT_SECRET: 'a secret both servers know',
    ...payments.env,
    ...options.settings,
    LOG_LEVEL: 'silent',
  };
  const fixtures = await createFixtures(databaseUrl, { JWT_SECRET: env.JWT_SECRET });
  const capacityUnits = Math.max(4, Math.ceil(checkouts / 6));
  const shop = await aShop(fixtures, { capacityUnits, preparationMinutes: 0, daysAhead: 7 });
  const item = (cents: number, stock: number | null) =>
    anItem(fixtures, shop.id, { preparationUnits: 1, priceCents: cents, stock, orderRules: { dayCapacity: stock } });
  const items = [await item(650, null), await item(125, SCARCE), await item(333, 100_000)];
  const customers = await aCrowd(fixtures, crowd);
  await fixtures.stop();

  const began = performance.now();
  const servers = await dyingServers(kills, { env, clock, random, livesAtMostMs });
  payments.tell(servers.bases.map((base) => `${base}/api/stripe/webhook`));
  const database = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  // What an ended database does to an idle connection.
  database.on('error', () => undefined);
  try {
    const answers = noAnswers();
    const market = {
      servers: servers.bases.map((base) => ({ base, payments: payments.base })),
      shopId: shop.id,
      items,
      random,
      async dawdle(intentId: string) {
        await database.query(END_HOLD, [clock.now(), intentId]).catch(() => undefined);
        await pause(DAWDLING_MS);
      },
    };
    let crashed = 0;
    const crashing = (async () => {
      for (; crashes && crashed < crashes.times; crashed++) {
        while (servers.killed() < ((crashed + 1) * kills) / (crashes.times + 1)) await pause(500);
        await crashes.crash();
      }
    })();
    const hanging = (async () => {
      while (hangsForMs !== undefined && servers.killed() < kills / 2) await pause(500);
      payments.hang(hangsForMs ?? 0);
    })();
    await Promise.all(
      customers.map(async (customer) => {
        do await visit(market, customer, answers);
        while (servers.killed() < kills || answers.checkouts < checkouts);
      }),
    );
    await Promise.all([servers.done, crashing, hanging]);
    const stormMs = performance.now() - began;
    const client = await database.connect();
    const broken = await atRest(client, () => clock.now(), restMs);
    const count = (sql: string) => client.query<{ n: number }>(sql).then(({ rows }) => rows[0]?.n ?? 0);
    const figures = {
      seed,
      seconds: Math.round(stormMs / 1000),
      'seconds to rest': Math.round((performance.now() - began - stormMs) / 1000),
      kills: servers.killed(),
      'crashes of the database': crashed,
      checkouts: answers.checkouts,
      ...Object.fromEntries([...answers.refusals].map(([name, times]) => [`refused: ${name}`, times])),
      'calls repeated': answers.repeated,
      'payments taken': await count(
        `select count(*)::int as n from payment_sandbox.objects where type = 'payment_intent' and data->>'status' = 'succeeded'`,
      ),
      orders: await count('select count(*)::int as n from orders'),
      'of them for later days': await count(
        'select count(*)::int as n from orders o join booked_window w on w.id = o.window_id where w.starts_at::date > o.created_at::date',
      ),
      'of them of guests': await count(
        `select count(*)::int as n from orders o join account a on a.id = o.customer_id where a.role = 'GUEST'`,
      ),
      'cards kept': await count(`select count(*)::int as n from payment_sandbox.objects where type = 'customer'`),
      refunds: await count(`select count(*)::int as n from payment_outcome where kind = 'REFUND'`),
      'webhook attempts': await count('select sum(attempts)::int as n from payment_sandbox.events'),
      'events heard': await count('select count(*)::int as n from stripe_event'),
    };
    const lost = await forgotten(client, answers.orders, answers.paid);
    client.release();
    return { figures, broken, wrong: answers.wrong, lost };
  } finally {
    await database.end();
    await servers.stop();
    await payments.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Returns the figures of a run; throws when a promise was broken. */
export function requireUnbroken({ figures, broken, wrong, lost }: Aftermath): Record<string, number> {
  if (broken.length + wrong.length + lost.length === 0) return figures;
  throw new Error(JSON.stringify({ figures, broken, wrong: wrong.slice(0, 10), lost }, null, 2));
}

/**
 * Ends the holds of those who went away, lets the provider bring its news without long pauses, and asks until nothing is
 * under way; then the audit counts, without the time it otherwise leaves between a deed and its consequence.
 */
export async function atRest(database: pg.ClientBase, now: () => Date, restMs: number): Promise<Finding[]> {
  const deadline = Date.now() + restMs;
  for (;;) {
    await database.query(`update checkout set hold_until = $1 where state = 'HELD' and hold_until > $1`, [now()]);
    await database.query(BRING_NOW);
    const findings = await audit(database, new Date(now().getTime() + 3_600_000));
    const broken = findings.filter(({ count }) => count > 0);
    const { rows } = await database.query<{ open: number }>(
      `select ((select count(*) from checkout where state = 'HELD') + (select count(*) from refund where state <> 'DONE')
        + (select count(*) from payment_sandbox.events where delivered_at is null))::int as open`,
    );
    if ((broken.length === 0 && rows[0]?.open === 0) || Date.now() > deadline) {
      if (Date.now() > deadline)
        console.log(`${auditTable(broken)}\n${inspect(await waiting(database), { depth: 4 })}`);
      return broken;
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** What has not come to rest, and what has been said of it. */
async function waiting(database: pg.ClientBase): Promise<unknown> {
  const { rows } = await database.query(
    `select now(), (select json_agg(c) from (select id, state, hold_until, created_at from checkout where state = 'HELD' limit 5) c) as held,
       (select json_agg(r) from (select id, state, attempt, created_at from refund where state <> 'DONE' limit 5) r) as refunds,
       (select json_agg(e) from (select id, type, attempts, next_attempt_at from payment_sandbox.events where delivered_at is null limit 5) e) as events,
       (select json_agg(j) from (select task_identifier, attempts, run_at, locked_at, last_error from graphile_worker.jobs
         where task_identifier in ('refund', 'takeDisputed') limit 5) j) as jobs`,
  );
  return rows[0];
}

export async function forgotten(database: pg.ClientBase, orders: Set<string>, paid: Set<string>): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>(
    `select answered.id::text from unnest($1::uuid[]) as answered(id)
       where not exists (select 1 from orders o where o.id = answered.id)
     union all select answered.id from unnest($2::text[]) as answered(id)
       where not exists (select 1 from payment_outcome o where o.intent_id = answered.id)`,
    [[...orders], [...paid]],
  );
  return rows.map(({ id }) => id);
}
