import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { audit } from '../../../server/audit/audit';
import { startClock } from '../../../server/clock';
import { freshDatabase } from '../../support/database';
import { mailsIn } from '../../support/mailbox';
import { CARDS } from '../../support/money-back';
import { cancelMine } from '../../support/order-steps';
import { anOrder } from '../../support/ordering';
import { aProcess } from '../../support/process';
import { aCustomer, anItem, aShop, createFixtures } from '../../support/fixtures';

const CLOCK_START = '2026-11-24T10:01:00Z';
const MOST_LIVES = 40;
const LIFE_MS = 12_000;

const inTheLedger = (type: string) =>
  `before insert on payment_sandbox.objects for each row when (new.type = '${type}')`;
const heard = (type: string) => `before insert on stripe_event for each row when (new.type = '${type}')`;
const refundBecomes = (state: string, attempt: number) =>
  `before update on refund for each row when (new.state = '${state}' and old.state <> new.state and new.attempt = ${attempt})`;
/** What is about to be written when whoever writes it is killed; each once. */
const STEPS: Readonly<Record<string, string>> = {
  'the provider gives back': inTheLedger('refund'),
  'the refund is done': refundBecomes('DONE', 0),
  'its failure is heard': heard('refund.failed'),
  'its failure is written down': refundBecomes('FAILED', 0),
  'it is tried again': refundBecomes('PENDING', 1),
  'it is done again': refundBecomes('DONE', 1),
  'it has failed for good': refundBecomes('FAILED', 1),
  'a dispute is heard': heard('charge.dispute.created'),
  'a dispute is written down': 'before insert on incident for each row',
  'the provider takes back': inTheLedger('transfer_reversal'),
  'what was taken is written down': `before update on incident for each row when (new.share = 'TAKEN' and old.share = 'DUE')`,
  'a dispute is won': `before update on incident for each row when (new.status = 'won' and old.status <> 'won')`,
  'the provider gives the shop again': `before insert on payment_sandbox.objects for each row
    when (new.data ->> 'transfer_group' like 'won:%')`,
  'what the shop got is written down': `before update on incident for each row
    when (new.shop_owes_cents = 0 and old.shop_owes_cents < 0)`,
};

test('a failed refund or won dispute whose process is killed at any step is completed by the next, each transfer once', async () => {
  const databaseUrl = await freshDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'memeprix-killed-'));
  const deaths = join(mkdtempSync(join(tmpdir(), 'memeprix-deaths-')), 'deaths');
  const JWT_SECRET = 'a secret all processes know';
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, JWT_SECRET, CLOCK_START };
  const fixtures = await createFixtures(databaseUrl, { JWT_SECRET, DATA_DIR: dataDir });
  const shop = await aShop(fixtures, { capacityUnits: 99 });
  const itemId = await anItem(fixtures, shop.id, { priceCents: 650, stock: 99 });
  const customers = await Promise.all([1, 2, 3, 4].map(() => aCustomer(fixtures)));
  await fixtures.stop();
  const database = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const rows = async <Row extends object>(sql: string, values: unknown[] = []) =>
    (await database.query<Row>(sql, values)).rows;
  try {
    // Who only answers carries nothing out: refunds and disputes wait for those who die.
    const web = await aProcess(env, 'built', ['web']);
    const orders: { intentId: string; isDisputed: boolean }[] = [];
    for (const [index, customer] of customers.entries()) {
      const isDisputed = index % 2 === 1;
      const order = await anOrder(web, customer, shop.id, { itemId, card: isDisputed ? undefined : CARDS.refundFails });
      if (isDisputed) await disputed(rows, order.intentId);
      else await cancelMine(web, customer, order.id);
      orders.push({ intentId: order.intentId, isDisputed });
    }
    await web.kill();

    writeFileSync(deaths, '');
    chmodSync(join(deaths, '..'), 0o777);
    chmodSync(deaths, 0o666);
    await lieInWait(rows, deaths);
    await willBeWon(rows);
    const dead = () => readFileSync(deaths, 'utf8').split('\n').filter(Boolean);
    const isLeft = () => new Set(dead()).size < Object.keys(STEPS).length;
    for (let life = 0; life < MOST_LIVES && isLeft(); life++) {
      await rows('delete from step where name = any($1)', [dead()]);
      await leasesEnd(rows);
      const before = dead().length;
      let kill = async (): Promise<unknown> => undefined;
      const server = aProcess(env, 'built', [], (die) => (kill = die)).catch(() => undefined);
      for (let lived = 0; lived < LIFE_MS && dead().length === before; lived += 10) await pause(10);
      await kill();
      await server;
    }
    expect(new Set(dead())).toEqual(new Set(Object.keys(STEPS)));

    await rows('delete from step');
    await leasesEnd(rows);
    const last = await aProcess(env);
    const open = () =>
      rows(`select 'refund' as what, state || ' ' || attempt as how from refund where state <> 'FAILED' or attempt <> 1
        union all select 'incident', share || status from incident where status <> 'won' or shop_owes_cents <> 0
        union all select 'job', task_identifier from graphile_worker.jobs
          where attempts < max_attempts and task_identifier in ${OURS}
        union all select 'event', type from stripe_event where handled_at is null`);
    for (let waited = 0; waited < 60_000 && (await open()).length > 0; waited += 500) {
      await rows(NOW);
      await pause(500);
    }
    expect(await open()).toEqual([]);
    for (const { intentId, isDisputed } of orders) {
      const [truth] = await rows(
        `select (select count(*)::int from refund where intent_id = $1) as refunds,
           (select count(*)::int from payment_sandbox.objects where type = 'refund' and data->>'payment_intent' = $1) as tries,
           (select (t.data->>'amount_reversed')::int from payment_sandbox.objects c
              join payment_sandbox.objects t on t.id = c.data->>'transfer'
              where c.type = 'charge' and c.data->>'payment_intent' = $1) as "takenBack",
           (select json_agg(t.data->'amount') from incident i
              join payment_sandbox.objects t on t.data->>'transfer_group' = 'won:' || i.id where i.intent_id = $1) as given,
           (select json_agg(taken_cents) from incident where intent_id = $1) as disputes`,
        [intentId],
      );
      expect(truth).toEqual(
        isDisputed
          ? { refunds: 0, tries: 0, takenBack: 650, given: [650], disputes: [650] }
          : { refunds: 1, tries: 2, takenBack: 679, given: null, disputes: null },
      );
    }
    const mailsAbout = (about: RegExp) =>
      new Set(
        mailsIn(dataDir)
          .map(({ id, to }) => `${id} ${to}`)
          .filter((mail) => about.test(mail)),
      );
    // The mail of the first failure is not among them: it is dropped when its job runs after the second attempt has begun.
    for (const about of [
      /refund-failed\.[^.]+\.1\.shop/,
      /refund-failed\.[^.]+\.1\.customer/,
      /incident\..*\.new\.operator/,
      /incident\..*\.closed\.operator/,
    ]) {
      for (let waited = 0; waited < 30_000 && mailsAbout(about).size < 2; waited += 500) await pause(500);
      expect(mailsAbout(about).size).toBe(2);
    }
    const client = await database.connect();
    const findings = await audit(client, startClock(new Date(CLOCK_START)).now()).finally(() => client.release());
    expect(findings.filter(({ count }) => count > 0).map(({ id }) => id)).toEqual(['I1d']);
    expect(await last.stop()).toBe(0);
  } finally {
    await database.end();
    rmSync(dataDir, { recursive: true, force: true });
    rmSync(join(deaths, '..'), { recursive: true, force: true });
  }
}, 300_000);

type Rows = (sql: string, values?: unknown[]) => Promise<object[]>;

/** The database says who has come to a step, and keeps it there until it is killed. */
async function lieInWait(rows: Rows, deaths: string): Promise<void> {
  await rows('create table step (name text primary key)');
  await rows(`create function die() returns trigger language plpgsql as $$ begin
    if exists (select 1 from public.step where name = tg_argv[0]) then
      execute format('copy (select 1) to program %L', 'echo "' || tg_argv[0] || '" >> ${deaths}; sleep 3');
    end if; return new; end $$`);
  for (const [index, [name, when]] of Object.entries(STEPS).entries()) {
    await rows('insert into step values ($1)', [name]);
    await rows(`create trigger "die_${index}" ${when} execute function die('${name}')`);
  }
}

/** What waits for its time waits no more. */
const OURS = `('refund', 'refundMail', 'cancellationMail', 'takeDisputed', 'incidentMail')`;
const NOW = `update graphile_worker._private_jobs set run_at = now() where run_at > now() and locked_at is null
  and task_id in (select id from graphile_worker._private_tasks where identifier in ${OURS})`;

/** As if the time were over for which the dead had taken something, and until which a refund waits. */
async function leasesEnd(rows: Rows): Promise<void> {
  await rows(`update stripe_event set next_try_at = '2000-01-01' where handled_at is null`);
  await rows('update payment_sandbox.events set next_attempt_at = now() where delivered_at is null');
  await rows(NOW);
}

/** Each dispute is won once what was taken for it is written down. */
async function willBeWon(rows: Rows): Promise<void> {
  await rows(`create function win() returns trigger language plpgsql as $$ begin
    insert into payment_sandbox.events (id, type, created, data, next_attempt_at)
    select id || '_won', 'charge.dispute.closed', 1, data || jsonb_build_object('id', id || '_won', 'type', 'charge.dispute.closed',
      'data', jsonb_set(data->'data', '{object,status}', '"won"')), now() from payment_sandbox.events where id = 'evt_' || new.intent_id;
    return new; end $$`);
  await rows(`create trigger win after update on incident for each row
    when (new.share = 'TAKEN' and old.share = 'DUE') execute function win()`);
}

/** The provider has news of a dispute, not delivered yet. */
async function disputed(rows: Rows, intentId: string): Promise<void> {
  const dispute = {
    id: `dp_${intentId}`,
    object: 'dispute',
    amount: 679,
    payment_intent: intentId,
    reason: 'fraudulent',
  };
  const event = { id: `evt_${intentId}`, object: 'event', type: 'charge.dispute.created', livemode: false, created: 1 };
  await rows(
    `insert into payment_sandbox.events (id, type, created, data, next_attempt_at)
     values ($1, $2, 1, $3, now() + interval '1 day')`,
    [
      event.id,
      event.type,
      JSON.stringify({ ...event, data: { object: { ...dispute, status: 'needs_response', evidence_details: {} } } }),
    ],
  );
}
