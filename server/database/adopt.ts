import type { Pool } from 'pg';
import { FIRST_RELEASE, migrations } from './migrations/list';

/**
 * Adopts a database of the first release, whose many migrations together equal today's first one. Throws a one-line
 * error with instructions when this version does not know the state of the database, and then changes nothing. Call it
 * under the migration lock.
 */
export async function adopt(pool: Pool): Promise<void> {
  const { rows: tables } = await pool.query(`select where to_regclass('migration') is not null`);
  if (tables.length === 0) return;
  const { rows } = await pool.query<{ name: string }>('select name from migration order by id');
  const done = rows.map(({ name }) => name);
  const known = migrations.map(({ name }) => name);
  if (done.every((name) => known.includes(name))) return;
  if (!isSame(done, FIRST_RELEASE)) throw new Error(refusal(done));
  // A single statement, so that both changes happen or neither.
  await pool.query(
    `with first_release as (delete from migration) insert into migration (name, executed_at) values ($1, now())`,
    [known[0]],
  );
}

function isSame(some: string[], others: string[]): boolean {
  return some.length === others.length && some.every((name) => others.includes(name));
}

function refusal(done: string[]): string {
  const half = done.every((name) => FIRST_RELEASE.includes(name));
  return half
    ? `La base de données est restée au milieu de la version précédente (${done.length} migrations sur ${FIRST_RELEASE.length}) : démarrez-la une fois avec cette version-là, ou rétablissez une sauvegarde (npm run restore -- DOSSIER).`
    : `La base de données est d’une version que celle-ci ne connaît pas (${done.at(-1) ?? ''}) : démarrez la version qui l’a tenue, ou rétablissez une sauvegarde (npm run restore -- DOSSIER).`;
}
