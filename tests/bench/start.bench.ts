import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, bench, describe } from 'vitest';
import { freshDatabase } from '../support/database';
import { aProcess } from '../support/process';
import { quantile } from '../support/quantile';
import { figure, memoryOf, ONCE } from './load';

const STARTS = 5;
const AT_REST_AFTER_MS = 5_000;

const dataDir = mkdtempSync(join(tmpdir(), 'memeprix-bench-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** As `npm start`, from the moment the process is made; the first start builds and fills the database. */
async function figures(where: string, settings: Record<string, string>): Promise<void> {
  const start = () => aProcess({ DEMO: '1', DATA_DIR: dataDir, ...settings }, 'launch');
  await (await start()).stop();
  const [times, memory]: [number[], number[]] = [[], []];
  for (let one = 0; one < STARTS; one++) {
    const began = performance.now();
    const product = await start();
    times.push((performance.now() - began) / 1000);
    await pause(AT_REST_AFTER_MS);
    memory.push(memoryOf(product.pid).now);
    await product.stop();
  }
  const noted = (what: string, of: number[], digits: number, unit: string) => {
    const [least, median, most] = [0.01, 0.5, 1].map((share) => quantile(of, share).toFixed(digits));
    figure(`${what}, ${where}`, `${median} ${unit} (${least} to ${most})`);
  };
  noted('start to ready, existing data', times, 2, 's');
  noted('memory at rest', memory, 0, 'MB');
}

describe('npm start', () => {
  bench(
    'time to ready and memory at rest, with existing data',
    async () => {
      await figures('its own PostgreSQL', {});
      await figures('a PostgreSQL that runs', { DATABASE_URL: await freshDatabase() });
    },
    ONCE,
  );
});
