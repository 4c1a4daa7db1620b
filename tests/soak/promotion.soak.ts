import { setTimeout as pause } from 'node:timers/promises';
import { chaos, requireUnbroken } from '../support/chaos/chaos';
import { freePort } from '../support/process';
import { quantile } from '../support/quantile';
import { aPrimary } from '../support/replica';
import { aTcpProxy } from '../support/tcp-proxy';
import type { Soak } from './soak';

const KILLS = Number(process.env['KILLS'] ?? 6);
const CUSTOMERS = Number(process.env['CUSTOMERS'] ?? 100);
const SAMPLED_EVERY_MS = 100;
const LAG = `select extract(epoch from coalesce(replay_lag, '0'))::float8 * 1000 as ms from pg_stat_replication`;

export const soak: Soak = {
  title: `${CUSTOMERS} customers at once, two servers killed ${KILLS} times; under them the primary dies and its replica takes its place`,
  async run(seed) {
    const primary = await aPrimary(false);
    const replica = await primary.follow('near');
    // No commit is acknowledged that the replica has not on disk.
    await primary.ask(`alter system set synchronous_standby_names = 'near'`);
    await primary.ask('select pg_reload_conf()');
    // The name that stays, as a managed database has one.
    const proxy = await aTcpProxy(await freePort(), primary.port);
    const databaseUrl = Object.assign(new URL(primary.url), { port: proxy.port }).href;
    const lags: number[] = [];
    let isOver = false as boolean;
    let awayMs = 0;
    const sampling = (async () => {
      for (; !isOver && awayMs === 0; await pause(SAMPLED_EVERY_MS))
        lags.push(...(await primary.ask(LAG).catch(() => [])).map(({ ms }) => Number(ms)));
    })();
    async function promote(): Promise<void> {
      const began = performance.now();
      primary.kill();
      await replica.ask('select pg_promote()');
      proxy.redirect(replica.port);
      awayMs = performance.now() - began;
    }
    try {
      const figures = requireUnbroken(
        await chaos({
          databaseUrl,
          settings: { DATABASE_REPLICA_URLS: replica.url },
          seed,
          customers: CUSTOMERS,
          checkouts: 5 * KILLS,
          kills: KILLS,
          livesAtMostMs: 10_000,
          lateMs: 10_000,
          restMs: 300_000,
          crashes: { times: 1, crash: promote },
        }),
      );
      if (awayMs === 0) throw new Error('Nothing was promoted.');
      const lag = (share: number) => Math.round(quantile(lags, share) * 10) / 10;
      return {
        ...figures,
        'replica behind, median ms': lag(0.5),
        'p99 ms': lag(0.99),
        'without a primary, ms': Math.round(awayMs),
      };
    } finally {
      isOver = true;
      await sampling;
      await proxy.close();
      await primary.stop();
    }
  },
};
