import type { FastifyInstance } from 'fastify';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { SIGN_OUTS } from '../accounts/sign-in/tokens';
import { type Clock, startClock } from '../clock';
import type { Config } from '../config';
import { listen } from '../database/listener';
import { codeOf } from '../errors';
import { inLocale } from '../locale';
import { createMailer } from '../mail/mailer';
import { pictureBucket } from '../media/picture-bucket';
import { pictureFolder } from '../media/picture-store';
import { createPresenceTracker } from '../notifications/board-presence.service';
import { connect, type Orm, poolOf } from '../database/orm';
import { readReplicas } from '../database/replicas';
import { webPushSender } from '../notifications/web-push-sender';
import { ORDER_CHANGES } from '../orders/board/board-changes';
import { stripeGateway } from '../payments/stripe/stripe-gateway';
import { WINDOW_CHANGES } from '../pickup/window-updates';
import { shown } from '../shown';
import { createServices } from './context';
import { createParts, type Parts } from './parts';
import { gracefulClose } from './graceful-shutdown';
import { createHttp, ownBase } from './http/http';
import { startJobs, type Worker } from './jobs/jobs';
import { demoTask } from './jobs/periodic-tasks';

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

/** Starts a process on a migrated database; `webDir` is the folder of the built web app. */
export async function startProduct(
  config: Config,
  databaseUrl: string,
  webDir: string,
  prepare?: (orm: Orm, clock: Clock) => Promise<void>,
): Promise<Product> {
  const clock = startClock(config.clockStart);
  // Undefined until the server exists: connections may already fail and log before that.
  let logger: FastifyInstance['log'] | undefined;
  const log = (level: 'debug' | 'info' | 'warn') => (line: string) => logger?.[level](line);
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
    const channels = [ORDER_CHANGES, WINDOW_CHANGES, SIGN_OUTS];
    const announcements = await listen(databaseDirectUrl, channels, log('warn'), { name: config.secretsMark });
    closing.push(() => announcements.close());
    const replicas = await readReplicas(orm, config.databaseReplicaUrls, log('warn'));
    closing.push(() => replicas.close());
    const presence = createPresenceTracker((shopIds) => createServices(parts).boards.record(shopIds));
    closing.push(async () => presence.close());
    const mailer = createMailer({ ...config, clock }, log('info'));
    closing.push(async () => mailer.close());
    const bucket = config.s3 ? pictureBucket(config.s3, log('warn')) : null;
    const parts: Parts = createParts(config, orm, pool, {
      ...{ clock, announcements, aside: replicas.aside, presence, mailer },
      pictures: bucket ?? pictureFolder(uploadsDir),
      pushSender: webPushSender(config, log('debug')),
      gateway: shown('payment', stripeGateway(config.stripe, { clock, sandboxBase: () => ownBase(app) })),
      readingFailed: (err) => logger?.warn({ err }, 'a live stream reads again what it could not read'),
    });
    // Runs before the first request, which must not read yesterday’s stock.
    await createServices(parts).stocks.beginDay();
    const app: FastifyInstance = await createHttp({ config, parts, pool, webDir, uploadsDir, bucket });
    logger = app.log;
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
