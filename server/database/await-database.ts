import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { codeOf } from '../errors';

const TRIES = 60;
const EVERY_MS = 500;
/** Error codes of a server that does not listen yet, or is still starting or recovering. */
const NOT_YET = /^(ECONNREFUSED|ECONNRESET|57P03)$/;

/**
 * Waits about half a minute for a database that starts together with the product, and logs this once. Then throws the
 * last error; throws at once when waiting cannot help: wrong password, unknown database or host.
 */
export async function awaitDatabase(url: string, say: (line: string) => void): Promise<void> {
  for (let tries = 1; ; tries++) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (!NOT_YET.test(codeOf(error)) || tries === TRIES) throw error;
      if (tries === 1) say('La base de données ne répond pas encore : le service l’attend.');
      await pause(EVERY_MS);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
