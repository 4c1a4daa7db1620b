import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { aProcess } from '../support/process';
import { createFixtures } from '../support/fixtures';
import { withDatabase } from './database';
import { fuzz, isHealthy } from './fuzz';
import { must } from './race-setup';
import type { Soak } from './soak';

const REQUESTS = Number(process.env['REQUESTS'] ?? 3000);
/** What the first requests compile and keep belongs to the process: 367, 492, 587, 597, 598, 598 MB after 1,500 each. */
const WARM_UP = 6000;
const REST_MS = 20_000;

/** What a process has in memory, in MB. */
const megabytes = (pid: number) =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024);

export const soak: Soak = {
  title: `one process under ${REQUESTS} hostile requests, twice: it lives, and its memory comes back`,
  run: (seed) =>
    withDatabase(async (databaseUrl, dataDir) => {
      const secret = 'a secret both processes know';
      const server = await aProcess({
        DATABASE_URL: databaseUrl,
        DATA_DIR: dataDir,
        JWT_SECRET: secret,
        LOG_LEVEL: 'fatal',
        CLOCK_START: '2026-11-24T10:00:00Z',
      });
      // After it, so that its clock runs behind: no session of it is of a time to come.
      const fixtures = await createFixtures(databaseUrl, { JWT_SECRET: secret, DATA_DIR: dataDir, LOG_LEVEL: 'fatal' });
      try {
        const there = { ...fixtures, base: server.base };
        const storm = async (requests: number, part: number) => {
          const { problems } = await fuzz(there, seed + part, requests);
          must(problems.length === 0, 'answers', problems.map((problem) => problem.slice(-250)).slice(0, 3));
          await pause(REST_MS);
          return megabytes(server.pid);
        };
        const before = await storm(WARM_UP, 0);
        const [once, twice] = [await storm(REQUESTS, 1), await storm(REQUESTS, 2)];
        must(Math.max(once, twice) <= before * 1.2, 'memory after the storms, MB', { before, once, twice });
        must(await isHealthy(there), 'it serves as before', server.pid);
        must((await server.stop()) === 0, 'the same process ends as asked', server.said());
        return { 'memory before, MB': before, 'after one storm, MB': once, 'after two, MB': twice };
      } finally {
        await fixtures.stop();
      }
    }),
};
