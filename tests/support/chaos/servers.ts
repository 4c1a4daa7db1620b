import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../../../server/clock';
import { aProcess, freePort, type ProductProcess } from '../process';

interface Options {
  env: Record<string, string>;
  clock: Clock;
  /** Numbers from 0 to 1 that decide who dies when. */
  random: () => number;
  /** A server serves so many milliseconds at most, and at least a fifth of them, before it is killed. */
  livesAtMostMs: number;
}

/** Two servers on one database that are killed and started again until `kills` have been reached. */
export async function dyingServers(kills: number, { env, clock, random, livesAtMostMs }: Options) {
  const ports = [await freePort(), await freePort()];
  /** Started again, as whatever supervises it would, its clock goes on where the others' are. */
  const begin = async (index: number): Promise<ProductProcess> => {
    for (let tries = 1; ; tries++) {
      try {
        return await beginOnce(index);
      } catch (error) {
        // Its database may have gone while it started.
        if (tries === 10) throw error;
        await pause(500);
      }
    }
  };
  const beginOnce = (index: number) =>
    aProcess({ ...env, PORT: String(ports[index]), CLOCK_START: clock.now().toISOString() });
  const running: ProductProcess[] = [];
  // One after the other: the first migrates and makes the keys both use.
  for (const index of [0, 1]) running.push(await begin(index));
  let killed = 0;

  const dying = [0, 1].map(async (index) => {
    while (killed < kills) {
      await pause((0.2 + 0.8 * random()) * livesAtMostMs);
      if (killed >= kills) break;
      killed++;
      await running[index]?.kill();
      running[index] = await begin(index);
    }
  });
  return {
    bases: ports.map((port) => `http://127.0.0.1:${port}`),
    killed: () => killed,
    /** All have died as often as they should, and live. */
    done: Promise.all(dying),
    stop: () => Promise.all(running.map((server) => server.stop())),
  };
}
