import { createFixtures } from '../support/fixtures';
import { withDatabase } from './database';
import { fuzz, isHealthy } from './fuzz';
import type { Soak } from './soak';

const REQUESTS = Number(process.env['REQUESTS'] ?? 12_000);

export const soak: Soak = {
  title: `${REQUESTS} requests made of the product’s own descriptions, REST and GraphQL`,
  async run(seed) {
    return withDatabase(async (databaseUrl) => {
      const fixtures = await createFixtures(databaseUrl, { LOG_LEVEL: 'fatal' });
      try {
        const { requests, statuses, problems } = await fuzz(fixtures, seed, REQUESTS);
        if (problems.length > 0) throw new Error(`${problems.length} answers:\n${problems.slice(0, 20).join('\n')}`);
        if (!(await isHealthy(fixtures))) throw new Error('It serves no more as before.');
        return { requests, ...statuses };
      } finally {
        await fixtures.stop();
      }
    });
  },
};
