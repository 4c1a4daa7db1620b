import { join } from 'node:path';
import { hashPassword } from '../accounts/passwords';
import { loadConfig } from '../config';
import { awaitDatabase } from '../database/await-database';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../database/embedded';
import { migrate, type Product, startProduct } from './product';

const STOP_WITHIN_MS = 12_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

let embedded: EmbeddedDatabase | null = null;
let product: Product | null = null;

/** Starts the product as the environment says and tells on the terminal where it is. */
async function main(): Promise<void> {
  const [, , role] = process.argv;
  if (role !== undefined && role !== 'web' && role !== 'jobs')
    throw new Error(`« ${role} » : web, jobs, ou rien pour les deux.`);
  const config = { ...loadConfig(), withoutJobs: role === 'web' };
  const uploadsDir = join(config.dataDir, 'uploads');
  if (config.databaseUrl === undefined) {
    if (role !== undefined)
      throw new Error(
        `« npm start -- ${role} » a besoin de DATABASE_URL : la base intégrée est celle d’un seul service.`,
      );
    embedded = await startEmbeddedDatabase({ dataDir: config.dataDir, log: say });
  } else {
    await awaitDatabase(config.databaseUrl, say);
  }
  product = await startProduct(
    config,
    config.databaseUrl ?? embedded?.url ?? '',
    join(process.cwd(), 'dist', 'web'),
    async (orm, clock) => {
      await migrate(orm);
      if (!config.demo) return;
      const { seedDemo } = await import('../demo/load');
      await seedDemo(orm.em.fork(), { clock, uploadsDir, hashPassword });
      // One that stands may be of another day.
      const { keepDemo } = await import('../demo/keep-demo');
      await keepDemo(orm.em, clock);
    },
  );
  say(`MêmePrix : ${config.publicUrl}`);
  if (config.demo) {
    say('Comptes de démonstration (mot de passe Demo!2026) : client@demo.test, client2@demo.test ;');
    say('commerces : boulangerie@demo.test, restaurant@demo.test, cafe@demo.test');
  }
}

let stopping = false;

/** Lets go of everything in order and ends the process; what takes too long is left, and said. */
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
