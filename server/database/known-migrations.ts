import type { Pool } from 'pg';
import { migrations } from './migrations/list';

/**
 * Refuses a database that another version migrated, and changes nothing in it: throws an error of one line that says
 * what to do. Call it under the migration lock.
 */
export async function assertKnownMigrations(pool: Pool): Promise<void> {
  const { rows: tables } = await pool.query(`select where to_regclass('migration') is not null`);
  if (tables.length === 0) return;
  const { rows } = await pool.query<{ name: string }>('select name from migration order by id');
  const unknown = rows.find(({ name }) => !migrations.some((known) => known.name === name));
  if (unknown)
    throw new Error(
      `La base de données est d’une version que celle-ci ne connaît pas (${unknown.name}) : démarrez la version qui l’a tenue, rétablissez une sauvegarde (npm run restore -- DOSSIER) ou, si c’est celle de la démo, supprimez son dossier DATA_DIR.`,
    );
}
