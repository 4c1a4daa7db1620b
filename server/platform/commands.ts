import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { hashPassword } from '../accounts/sign-in/passwords';
import { audit, auditTable } from '../audit/audit';
import { startClock } from '../clock';
import { type Config, isLive, loadConfig } from '../config';
import { backup, restore } from '../database/backup';
import { startEmbeddedDatabase } from '../database/embedded';
import { migrate } from '../database/migrate';
import { connect, type Orm } from '../database/orm';
import { formatEuros } from '../money';
import { settleOtherwise } from '../orders/refunds/refund-outcome';

type Line = (line: string) => void;

const say: Line = (line) => void process.stdout.write(`${line}\n`);
const silent: Line = () => undefined;

/** The commands of `npm run` beside `start`, run while the product runs or not; each resolves to its exit code. */
const COMMANDS: Record<string, (config: Config, ...words: (string | undefined)[]) => Promise<number>> = {
  /** Updates the database schema to this version. */
  migrate: (config) => withOrm(config, say, bringUp),

  /** Migrates, then fills an empty database with the demo. */
  async seed(config) {
    if (isLive(config.stripe)) throw new Error('Pas de démonstration avec des clés de paiement réelles.');
    return withOrm(config, say, async (orm) => {
      await bringUp(orm);
      const { seedDemo } = await import('../demo/load');
      const uploadsDir = join(config.dataDir, 'uploads');
      await seedDemo(orm.em.fork(), { clock: startClock(config.clockStart), uploadsDir, hashPassword });
      say('La démonstration est en place ; une base déjà remplie reste telle quelle.');
    });
  },

  /** Copies the embedded database, uploads and secrets into a new folder. */
  async backup(config, folder) {
    const target = folderOf(config, 'backup', folder);
    await onDatabase(config, say, (url) => backup(config.dataDir, url, target));
    say(`Sauvegarde : ${target}`);
    return 0;
  },

  /** Replaces the data folder with such a copy. */
  async restore(config, folder) {
    const { dataDir } = config;
    const stamp = startClock().now().toISOString().replaceAll(/\D/g, '').slice(0, 14);
    const kept = restore(folderOf(config, 'restore', folder), dataDir, stamp);
    say(`${dataDir} est rétabli.${kept === null ? '' : ` Ce qu’il contenait est dans ${kept}.`}`);
    return 0;
  },

  /** Checks every invariant in the tables; 1 when one is broken, 2 when they could not be checked. */
  audit: (config) =>
    onDatabase(config, silent, async (connectionString) => {
      const client = new pg.Client({ connectionString });
      try {
        await client.connect();
        const now = config.clockStart ? await latestChange(client) : startClock().now();
        const findings = await audit(client, now);
        say(auditTable(findings));
        return findings.some(({ count }) => count > 0) ? 1 : 0;
      } finally {
        await client.end();
      }
    }),

  /** Lists the failed refunds; with an id and a description, first marks one of them as settled by other means. */
  refunds: (config, refundId, how = '') =>
    withOrm(config, silent, async ({ em }) => {
      if (refundId !== undefined) {
        if (how.trim() === '') throw new Error('npm run refunds -- IDENTIFIANT "comment l’argent a été rendu"');
        const at = startClock(config.clockStart).now();
        await settleOtherwise(em, { refundId, how: how.trim(), at, shopId: null });
        say('C’est noté ; le client en est prévenu.');
      }
      const rows = await em.fork().execute<{ id: string; cents: number; shop: string; token: string | null }[]>(
        `select r.id, r.amount_cents as cents, s.name as shop, o.token from refund r
           join payment p on p.intent_id = r.intent_id join checkout c on c.id = p.checkout_id
           join shop s on s.id = c.shop_id left join orders o on o.payment_intent_id = r.intent_id
         where r.state = 'FAILED' order by r.created_at`,
      );
      for (const { id, cents, shop, token } of rows)
        say(`${id}  ${formatEuros(cents)}  ${shop}  ${token ?? 'sans commande'}`);
      say(rows.length === 0 ? 'Aucun remboursement n’attend.' : `${rows.length} à régler.`);
    }),
};

async function bringUp(orm: Orm): Promise<void> {
  await migrate(orm);
  say('La base de données est à jour.');
}

/** Runs `work` on the configured database, else on the embedded one, which is started or joined meanwhile. */
async function onDatabase<T>(config: Config, log: Line, work: (url: string) => Promise<T>): Promise<T> {
  const { databaseUrl, databaseDirectUrl = databaseUrl, dataDir } = config;
  if (databaseDirectUrl !== undefined) return work(databaseDirectUrl);
  const embedded = await startEmbeddedDatabase({ dataDir, log });
  try {
    return await work(embedded.url);
  } finally {
    await embedded.stop();
  }
}

function withOrm(config: Config, log: Line, work: (orm: Orm) => Promise<void>): Promise<number> {
  return onDatabase(config, log, async (url) => {
    const orm = await connect(url, config);
    try {
      await work(orm);
      return 0;
    } finally {
      await orm.close();
    }
  });
}

function folderOf({ databaseUrl }: Config, command: string, folder: string | undefined): string {
  if (databaseUrl !== undefined)
    throw new Error('DATABASE_URL : une base à part se sauvegarde par ses propres outils (pg_basebackup, pg_dump).');
  if (folder === undefined) throw new Error(`npm run ${command} -- DOSSIER`);
  return resolve(folder);
}

/** With a simulated clock (CLOCK_START), the latest recorded change replaces the current time. */
async function latestChange(client: pg.Client): Promise<Date> {
  const { rows } = await client.query<{ at: Date | null }>(
    `select greatest((select max(created_at) from checkout), (select max(created_at) from orders),
       (select max(received_at) from stripe_event), (select max(at) from order_step)) as at`,
  );
  return rows[0]?.at ?? startClock().now();
}

async function main(): Promise<number> {
  const [, , name = '', ...words] = process.argv;
  const command = COMMANDS[name];
  if (!command) throw new Error(`${Object.keys(COMMANDS).join(', ')} : l’un d’eux est attendu`);
  const config = loadConfig();
  // These two read what is there, and must not create it.
  if (/^(audit|backup)$/.test(name) && !config.databaseUrl && !existsSync(join(config.dataDir, 'postgres')))
    throw new Error(`Aucune base de données dans ${config.dataDir}.`);
  return command(config, ...words);
}

const code = await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return process.argv[2] === 'audit' ? 2 : 1;
});
process.exit(code);
