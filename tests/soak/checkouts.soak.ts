import { chaos } from '../support/chaos/chaos';
import { crashDatabase, withDatabase } from './database';
import type { Soak } from './soak';

export const soak: Soak = {
  title:
    '200 customers at once on one shop, two servers killed 100 times and their database 5, a payment service that misbehaves',
  async run(seed) {
    const { figures, broken, wrong, lost } = await withDatabase((databaseUrl, dataDir) =>
      chaos({
        databaseUrl,
        seed,
        customers: 200,
        checkouts: 500,
        kills: 100,
        livesAtMostMs: 10_000,
        lateMs: 30_000,
        restMs: 300_000,
        crashes: { times: 5, crash: () => crashDatabase(dataDir) },
      }),
    );
    const failed = broken.length + wrong.length + lost.length > 0;
    if (failed) throw new Error(JSON.stringify({ figures, broken, wrong: wrong.slice(0, 10), lost }, null, 2));
    return figures;
  },
};
