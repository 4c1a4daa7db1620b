import { expect, test } from 'vitest';
import { chaos } from '../../support/chaos/chaos';
import { freshDatabase } from '../../support/database';

test('each payment becomes one order or one refund although servers are killed and payment calls lost, doubled or delayed', async () => {
  const seed = Math.floor(Math.random() * 1e9);
  const { figures, ...aftermath } = await chaos({
    databaseUrl: await freshDatabase(),
    seed,
    customers: 8,
    checkouts: 10,
    kills: 2,
    livesAtMostMs: 4000,
    lateMs: 1500,
    restMs: 90_000,
  });

  expect({ seed, ...aftermath }, JSON.stringify(figures)).toEqual({ seed, broken: [], wrong: [], lost: [] });
  expect(figures['kills']).toBe(2);
  expect(figures['orders']).toBeGreaterThan(0);
}, 240_000);
