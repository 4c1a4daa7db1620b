import { chaos, requireUnbroken } from '../support/chaos/chaos';
import { crashDatabase, withDatabase } from './database';
import type { Soak } from './soak';

const KILLS = Number(process.env['KILLS'] ?? 100);
const CRASHES = Math.ceil(KILLS / 20);

export const soak: Soak = {
  title: `200 customers at once on one shop, two servers killed ${KILLS} times, their database ${CRASHES} times, a payment service that misbehaves and hangs a minute`,
  async run(seed) {
    const aftermath = await withDatabase((databaseUrl, dataDir) =>
      chaos({
        databaseUrl,
        seed,
        customers: 200,
        checkouts: 5 * KILLS,
        kills: KILLS,
        livesAtMostMs: 10_000,
        lateMs: 30_000,
        hangsForMs: 60_000,
        restMs: 300_000,
        crashes: { times: CRASHES, crash: () => crashDatabase(dataDir) },
      }),
    );
    return requireUnbroken(aftermath);
  },
};
