import { join } from 'node:path';
import { hashPassword } from '../accounts/passwords';
import { startClock } from '../clock';
import { loadConfig } from '../config';
import { startEmbeddedDatabase } from '../database/embedded';
import { connect } from '../database/orm';
import { migrate } from './product';

/** `migrate` brings the database to this version, `seed` then fills an empty one with the demo; both end there. */
async function main(command: string | undefined): Promise<void> {
  if (command !== 'migrate' && command !== 'seed') throw new Error('migrate ou seed est attendu');
  const config = loadConfig();
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const embedded =
    config.databaseUrl === undefined ? await startEmbeddedDatabase({ dataDir: config.dataDir, log: say }) : undefined;
  const orm = await connect(config.databaseUrl ?? embedded?.url ?? '');
  try {
    await migrate(orm);
    say('La base de données est à jour.');
    if (command === 'seed') {
      const { seedDemo } = await import('../database/demo/load');
      const uploadsDir = join(config.dataDir, 'uploads');
      await seedDemo(orm.em.fork(), { clock: startClock(config.clockStart), uploadsDir, hashPassword });
      say('La démonstration est en place ; une base déjà remplie reste telle quelle.');
    }
  } finally {
    await orm.close();
    await embedded?.stop();
  }
}

main(process.argv[2]).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
