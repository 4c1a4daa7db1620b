import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { type Config, loadConfig } from '../config';
import { awaitDatabase } from '../database/await-database';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../database/embedded';
import type { Product } from './product';
import { refuseDemoWithMoney, refuseOtherSecrets, warningsOf, withMark } from './start-checks';

const STOP_WITHIN_MS = 12_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

let embedded: EmbeddedDatabase | null = null;
let product: Product | null = null;

/** Starts the product as configured in the environment and prints its URL. */
async function main(): Promise<void> {
  const [, , role] = process.argv;
  if (role !== undefined && role !== 'web' && role !== 'jobs')
    throw new Error(`« ${role} » : web, jobs, ou rien pour les deux.`);
  const config: Config = withMark({ ...loadConfig(), role });
  const uploadsDir = join(config.dataDir, 'uploads');
  if (config.databaseUrl === undefined && role !== undefined)
    throw new Error(
      `« npm start -- ${role} » a besoin de DATABASE_URL : la base intégrée est celle d’un seul service.`,
    );
  // In parallel: the database starts while Node loads the rest of the product.
  const loading = [import('./product'), import('../database/migrate')] as const;
  const [url, { startProduct }, { migrate }] = await Promise.all([databaseOf(config), ...loading]);
  product = await startProduct(config, url, join(process.cwd(), 'dist', 'web'), async (orm, clock) => {
    await refuseOtherSecrets(orm, config);
    await migrate(orm);
    await refuseDemoWithMoney(orm, config);
    if (!config.demo) return;
    const { seedDemo } = await import('../demo/load');
    const { hashPassword } = await import('../accounts/sign-in/passwords');
    await seedDemo(orm.em.fork(), { clock, uploadsDir, hashPassword });
    // An existing demo may have been seeded on another day.
    const { refreshDemo } = await import('../demo/refresh-demo');
    await refreshDemo(orm.em, clock);
  });
  // Checked again: two processes that started at the same moment did not see each other.
  await refuseOtherSecrets(product.orm, config);
  say(`MêmePrix : ${config.publicUrl}`);
  for (const warning of warningsOf(config)) say(warning);
  if (config.demo) {
    say('Comptes de démonstration (mot de passe Demo!2026) : client@demo.test, client2@demo.test ;');
    say('commerces : boulangerie@demo.test, restaurant@demo.test, cafe@demo.test');
  }
  flushCompileCache(); // flushed now, because a killed process would leave no compile cache to the next one
}

async function databaseOf({ databaseUrl, dataDir }: Config): Promise<string> {
  if (databaseUrl === undefined) return (embedded = await startEmbeddedDatabase({ dataDir, log: say })).url;
  await import('./product'); // Loaded first: loading blocks the event loop for longer than a connection attempt may take.
  await awaitDatabase(databaseUrl, say);
  return databaseUrl;
}

let stopping = false;

/** Shuts everything down in order and ends the process; after a timeout it exits and prints what is still open. */
async function end(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => {
    process.stderr.write(`Arrêt forcé, encore ouverts : ${process.getActiveResourcesInfo().join(', ')}\n`);
    process.exit(1);
  }, STOP_WITHIN_MS).unref();
  await product?.stop();
  await embedded?.stop();
  process.exit(code);
}

process.on('SIGTERM', () => void end(0));
process.on('SIGINT', () => void end(0));
main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return end(1);
});
