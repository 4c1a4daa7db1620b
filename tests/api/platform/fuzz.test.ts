import { expect, test } from 'vitest';
import { fuzz, isHealthy } from '../../soak/fuzz';
import { ownFixtures } from '../../support/own-fixtures';

const fixtures = await ownFixtures({ LOG_LEVEL: 'fatal' });

test('500 random requests cause no server error, reveal no internals and leave the server healthy', async () => {
  const seed = Number(process.env['SEED'] ?? Date.now() % 1e9);
  const { requests, statuses, problems } = await fuzz(fixtures, seed, 500);
  expect({ seed, problems }).toEqual({ seed, problems: [] });
  expect(requests).toBeGreaterThanOrEqual(500);
  // Some of it passes the schemas of the routes, and some is refused by them.
  expect(statuses['200']).toBeGreaterThan(50);
  expect(statuses['400']).toBeGreaterThan(20);
  expect(await isHealthy(fixtures)).toBe(true);
});
