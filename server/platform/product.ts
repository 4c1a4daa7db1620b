import { NO_SHOP_FEES } from '../payments/provider-fees';
import type { FastifyInstance } from 'fastify';
import { runMigrations } from 'graphile-worker';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg, { type Pool, type PoolClient } from 'pg';
import { identities, viewerOf } from '../accounts/account.service';
import { createAttemptLimiter } from '../accounts/attempt-limiter';
import { auditLines } from '../accounts/audit-lines';
import { googleTokens } from '../accounts/google.service';
import { createTokens, SIGN_OUTS } from '../accounts/tokens';
import { type Clock, startClock } from '../clock';
import type { Config } from '../config';
import { assertKnownMigrations } from '../database/known-migrations';
import { queryOn } from '../database/query';
import { makeSearchable } from '../database/searchable';
import { listen } from '../database/listener';
import { codeOf } from '../errors';
import { inLocale } from '../locale';
import { createMailer } from '../mail/create-mailer';
import { pictureBucket } from '../media/picture-bucket';
import { pictureFolder } from '../media/picture-store';
import { createPresenceTracker, lastSeenOf } from '../notifications/board-presence.service';
import { createSms } from '../notifications/sms';
import { connect, OF_MIGRATIONS, type Orm, poolOf } from '../database/orm';
import { retrying } from '../database/retry';
import { readReplicas } from '../database/replicas';
import { SERVICE_CHARGE_CENTS } from '../money';
import { KeptByVersion, shopVersions } from '../shops/shop-versions';
import { webPushSender } from '../notifications/web-push-sender';
import { boardChangesSince } from '../orders/board-changes';
import { refundsOf } from '../orders/refund.service';
import { ORDER_CHANGES } from '../orders/order-changes';
import { stripeGateway } from '../payments/stripe-gateway';
import { bookedOf } from '../pickup/booked-spans';
import { WINDOW_CHANGES } from '../pickup/window-updates';
import { printerNetworks } from '../printing/printer-address';
import { hoursOf } from '../shops/shop-hours';
import { shopRowOf } from '../shops/shop-rows';
import { createGeocoder } from '../shops/geocoding/create-geocoder';
import { shown } from '../shown';
import { createServices, type Parts } from './context';
import { gracefulClose } from './graceful-shutdown';
import { createHttp, ownBase } from './http';
import { startJobs, type Worker } from './jobs';
import { demoTask } from './periodic-tasks';

/** One running process of the product. */
export interface Product {
  app: FastifyInstance;
  parts: Parts;
  orm: Orm;
  pool: Pool;
  clock: Clock;
  base: URL;
  /** Lets running requests and jobs finish, then closes all connections. */
  stop(): Promise<void>;
}

// Id of the advisory lock that lets only one process migrate at a time; any number, the same in every process.
export const MIGRATION_LOCK = 7_202_611;
const LOCK_ASKED_EVERY_MS = 200;

/** Attempts of a migration that waits for a lock; with the pauses between them, several minutes. */
const LOCK_TRIES = 100;

/** Migrates an existing database to this version's schema, including the job queue's. Throws what `assertKnownMigrations` throws. */
export async function migrate(orm: Orm): Promise<void> {
  const pool = await poolOf(orm);
  const client = await pool.connect();
  try {
    // Polled instead of waiting in PostgreSQL: an index that another process builds concurrently would wait for this
    // waiting statement.
    while (!(await hasLock(client))) await pause(LOCK_ASKED_EVERY_MS);
    await assertKnownMigrations(pool);
    const url = orm.config.get('clientUrl') ?? '';
    if ((await orm.migrator.getPending()).length > 0) await bringUp(url);
    const pgPool = new pg.Pool({ connectionString: url, max: 1, ...OF_MIGRATIONS });
    // Errors on idle connections are ignored here; a failing query throws where it was issued.
    const ignore = () => undefined;
    pgPool.on('error', ignore).on('connect', (own) => own.on('error', ignore));
    try {
      await makeSearchable(pgPool);
      await runMigrations({ pgPool });
    } finally {
      await pgPool.end();
    }
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    client.release(true);
  }
}

async function hasLock(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [MIGRATION_LOCK]);
  return rows[0]?.got === true;
}

/**
 * Runs each pending migration by itself on a connection of its own; a migration that cannot get a lock gives way to
 * other queries and is retried.
 */
async function bringUp(databaseUrl: string): Promise<void> {
  const own = await connect(databaseUrl, { databasePoolSize: 1, limits: OF_MIGRATIONS });
  try {
    await retrying(() => own.migrator.up(), LOCK_TRIES);
  } finally {
    await own.close();
  }
}

/** Starts a process on a migrated database; `webDir` is the folder of the built web app. */
export async function startProduct(
  config: Config,
  databaseUrl: string,
  webDir: string,
  prepare?: (orm: Orm, clock: Clock) => Promise<void>,
): Promise<Product> {
  const clock = startClock(config.clockStart);
  // Undefined until the server exists: connections may already fail and log before that.
  let log: FastifyInstance['log'] | undefined;
  const closing: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const close of closing.splice(0).reverse()) await close();
  };
  try {
    if (config.tracesUrl) closing.push((await import('./traces')).startTraces(config.tracesUrl, config.role));
    const orm = await connect(databaseUrl, config);
    closing.push(() => orm.close());
    const pool = await poolOf(orm);
    const { databaseDirectUrl = databaseUrl } = config;
    const direct = databaseDirectUrl === databaseUrl ? orm : await connect(databaseDirectUrl, config);
    closing.push(() => direct.close());
    await prepare?.(direct, clock);
    const uploadsDir = join(config.dataDir, 'uploads');
    mkdirSync(uploadsDir, { recursive: true });
    const announcements = await listen(
      databaseDirectUrl,
      [ORDER_CHANGES, WINDOW_CHANGES, SIGN_OUTS],
      {
        warn: (message) => log?.warn(message),
      },
      undefined,
      config.secretsMark,
    );
    closing.push(() => announcements.close());
    const replicas = await readReplicas(orm, config.databaseReplicaUrls, (message) => log?.warn(message));
    closing.push(() => replicas.close());
    const presence = createPresenceTracker((shopIds) => createServices(parts).boards.record(shopIds));
    closing.push(async () => presence.close());
    const mailer = createMailer({ ...config, clock }, (line) => log?.info(line));
    closing.push(async () => mailer.close());
    const bucket = config.s3 ? pictureBucket(config.s3, (line) => log?.warn(line)) : null;
    const tokens = createTokens(config.jwtSecret, clock);
    const query = queryOn(pool);
    const versionsOf = shopVersions(query);
    const { version, offerVersion } = versionsOf;
    const parts: Parts = {
      em: orm.em,
      clock,
      tokens,
      principalOf: identities(query, tokens),
      audit: auditLines(pool, clock),
      limiter: createAttemptLimiter(pool),
      googleTokens: config.googleClientId ? googleTokens(config.googleClientId, config.googleKeysUrl, clock) : null,
      mailer,
      sms: createSms(config.smsUrl),
      mailFoot: config,
      pushSender: webPushSender(config, (line) => log?.debug(line)),
      pushStandIn: config.pushStandIn,
      gateway: shown('payment', stripeGateway(config.stripe, { clock, sandboxBase: () => ownBase(app) })),
      shopFees: config.stripe.shopFees ?? NO_SHOP_FEES,
      announcements,
      presence,
      paymentSettings: {
        publishableKey: config.stripe.publishableKey,
        sandbox: config.stripe.mode === 'sandbox',
        serviceChargeCents: SERVICE_CHARGE_CENTS,
      },
      geocoder: createGeocoder(config, clock),
      aside: replicas.aside,
      versionsOf,
      shopRowOf: shopRowOf(query),
      hoursOf: hoursOf(query, versionsOf),
      bookedOf: bookedOf(query, clock),
      lastSeenOf: lastSeenOf(query),
      boardChangesSince: boardChangesSince(orm.em, clock),
      refundsOf: refundsOf(query),
      viewerOf: viewerOf(query),
      menuCaches: {
        sections: new KeptByVersion(version),
        limited: new KeptByVersion(version),
        ingredients: new KeptByVersion(offerVersion),
        offers: new KeptByVersion(version),
      },
      pictures: bucket ?? pictureFolder(uploadsDir),
      printerNetworks: printerNetworks(config.printerNetworks),
      log: { warn: (details, message) => log?.warn(details, message) },
    };
    // Runs before the first request, which must not read yesterday’s stock.
    await createServices(parts).stocks.beginDay();
    const app: FastifyInstance = await createHttp({ config, parts, pool, webDir, uploadsDir, bucket });
    log = app.log;
    const close = gracefulClose(app);
    let jobs: Worker | null = null;
    // In parallel: requests and reconnecting clients must not wait for running jobs.
    closing.push(() => Promise.all([close(), jobs?.stop()]));
    await app.listen({ port: config.port, host: config.host });
    const more = config.demo ? [demoTask(parts)] : [];
    if (config.role !== 'web') {
      const queuePool = await poolOf(direct);
      // Mails to customers who chose no language use the site's language.
      const house = config.interfaceTexts === 'auto' ? 'fr' : config.interfaceTexts;
      jobs = await inLocale(house, () => startJobs(parts, queuePool, config.jobWorkers, app.log, more));
    }
    return { app, parts, orm, pool, clock, base: ownBase(app), stop };
  } catch (error) {
    await stop();
    throw codeOf(error) === 'EADDRINUSE'
      ? new Error(`Le port ${config.port} est déjà pris : PORT en choisit un autre.`, { cause: error })
      : error;
  }
}
