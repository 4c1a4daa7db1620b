import { join } from 'node:path';
import { hashPassword } from '../accounts/passwords';
import { loadConfig } from '../config';
import { startEmbeddedDatabase } from '../database/embedded';
import { migrate, startProduct } from './product';

const STOP_WITHIN_MS = 12_000;

/** Starts the product as the environment says and tells on the terminal where it is. */
export async function main(): Promise<void> {
  const config = loadConfig();
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const embedded =
    config.databaseUrl === undefined ? await startEmbeddedDatabase({ dataDir: config.dataDir, log: say }) : null;
  const product = await startProduct(
    config,
    config.databaseUrl ?? embedded?.url ?? '',
    join(process.cwd(), 'dist', 'web'),
    async (orm, clock) => {
      await migrate(orm);
      if (config.demo) {
        const { seedDemo } = await import('../database/demo/load');
        await seedDemo(orm.em.fork(), { clock, uploadsDir: join(config.dataDir, 'uploads'), hashPassword });
      }
    },
  );

  say(`MêmePrix : ${config.publicUrl}`);
  if (config.demo) {
    say('Comptes de démonstration (mot de passe Demo!2026) : client@demo.test, client2@demo.test ;');
    say('commerces : boulangerie@demo.test, restaurant@demo.test, cafe@demo.test');
  }

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    void product
      .stop()
      .then(() => embedded?.stop())
      .then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
