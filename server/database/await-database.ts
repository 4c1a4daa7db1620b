import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { codeOf } from '../errors';

const TRIES = 60;
const EVERY_MS = 500;
/** It does not listen yet, or listens and is still starting or recovering. */
const NOT_YET = /^(ECONNREFUSED|ECONNRESET|57P03)$/;

/**
 * Waits half a minute and more for a database that starts together with the product, saying so once. Throws what it was
 * answered last, and at once what waiting does not mend: a wrong password, a database or a host that does not exist.
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
