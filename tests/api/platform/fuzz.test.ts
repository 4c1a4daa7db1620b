import { expect, test } from 'vitest';
import { fuzz, fuzzAddresses, isHealthy } from '../../soak/fuzz';
import { ownFixtures } from '../../support/own-fixtures';
import { paintedWeb } from '../../support/painted-web';

const webDir = paintedWeb(
  () => '<html><head><!--head--><!--/head--></head><body><!--shell--></body></html>',
  () => 'export const shopShell = ({ id }) => id;',
);
const fixtures = await ownFixtures({ LOG_LEVEL: 'fatal' }, { webDir });
const seed = Number(process.env['SEED'] ?? Date.now() % 1e9);

test('500 random requests cause no server error, reveal no internals and leave the server healthy', async () => {
  const { requests, statuses, problems } = await fuzz(fixtures, seed, 500);
  expect({ seed, problems }).toEqual({ seed, problems: [] });
  expect(requests).toBeGreaterThanOrEqual(500);
  // Some of it passes the schemas of the routes, and some is refused by them.
  expect(statuses['200']).toBeGreaterThan(50);
  expect(statuses['400']).toBeGreaterThan(20);
  expect(await isHealthy(fixtures)).toBe(true);
});

test('random and malformed ends of the addresses of pictures and shops cause no server error', async () => {
  expect({ seed, problems: await fuzzAddresses(fixtures, seed, 60) }).toEqual({ seed, problems: [] });
  expect(await isHealthy(fixtures)).toBe(true);
});
