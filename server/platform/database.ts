import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { hashPassword } from '../accounts/passwords';
import { startClock } from '../clock';
import { isLive, loadConfig } from '../config';
import { backup, restore } from '../database/backup';
import { startEmbeddedDatabase } from '../database/embedded';
import { connect } from '../database/orm';
import { migrate } from './product';

const say = (line: string) => process.stdout.write(`${line}\n`);

/**
 * `migrate` updates the database schema to this version; `seed` also fills an empty database with the demo; `backup`
 * copies the embedded database and the uploads while the product runs; `restore` replaces the data folder with such a
 * copy.
 */
async function main([command, folder]: string[]): Promise<void> {
  if (command === 'backup' || command === 'restore') return keep(command, folder);
  if (command !== 'migrate' && command !== 'seed') throw new Error('migrate, seed, backup ou restore est attendu');
  const config = loadConfig();
  if (command === 'seed' && isLive(config.stripe))
    throw new Error('Pas de démonstration avec des clés de paiement réelles.');
  const embedded =
    config.databaseUrl === undefined ? await startEmbeddedDatabase({ dataDir: config.dataDir, log: say }) : undefined;
  const orm = await connect(config.databaseDirectUrl ?? config.databaseUrl ?? embedded?.url ?? '');
  try {
    await migrate(orm);
    say('La base de données est à jour.');
    if (command === 'seed') {
      const { seedDemo } = await import('../demo/load');
      const uploadsDir = join(config.dataDir, 'uploads');
      await seedDemo(orm.em.fork(), { clock: startClock(config.clockStart), uploadsDir, hashPassword });
      say('La démonstration est en place ; une base déjà remplie reste telle quelle.');
    }
  } finally {
    await orm.close();
    await embedded?.stop();
  }
}

async function keep(command: 'backup' | 'restore', folder: string | undefined): Promise<void> {
  const { dataDir, databaseUrl } = loadConfig();
  if (databaseUrl !== undefined)
    throw new Error('DATABASE_URL : une base à part se sauvegarde par ses propres outils (pg_basebackup, pg_dump).');
  if (folder === undefined) throw new Error(`npm run ${command} -- DOSSIER`);
  if (command === 'restore') {
    const kept = restore(resolve(folder), dataDir, startClock().now().toISOString().replaceAll(/\D/g, '').slice(0, 14));
    say(`${dataDir} est rétabli.${kept === null ? '' : ` Ce qu’il contenait est dans ${kept}.`}`);
    return;
  }
  if (!existsSync(join(dataDir, 'postgres'))) throw new Error(`Aucune base de données dans ${dataDir}.`);
  const embedded = await startEmbeddedDatabase({ dataDir, log: say });
  try {
    await backup(dataDir, embedded.url, resolve(folder));
    say(`Sauvegarde : ${resolve(folder)}`);
  } finally {
    await embedded.stop();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
