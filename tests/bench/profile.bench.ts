import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, bench, describe } from 'vitest';
import { ONCE, rateOf } from './load';
import { KINDS, profiled, sharesOf, withWholeMaps } from './profile';
import { aRig, questionsOf, settled, type Rig } from './rig';

/** Milliseconds of the server by kind of work, for one of each unit. */
type Costs = Record<string, Record<string, number>>;
/** What the same said before menus were kept in memory; `PROFILE_INTO=<file>` writes such a file. */
const BEFORE = 'tests/bench/before.json';

const READ_IT_SO =
  'Statements asked for by limits, audit and jobs stand under ORM, pg and sockets once they are under way.';

let rig: Rig;
beforeAll(async () => {
  await withWholeMaps();
  rig = await aRig();
}, 300_000);
afterAll(() => rig.stop());

async function measured(): Promise<Costs> {
  const product = await rig.start({ NODE_OPTIONS: '--inspect=127.0.0.1:0' });
  await settled(rig, product);
  const ask = await questionsOf(rig, product);
  const units = {
    'shop’s page': ask.shopPage,
    'shops nearby': ask.nearby,
    'add to cart': () => ask.added(rig.nextBuyer()),
    checkout: () => ask.checkout(rig.nextBuyer()),
  };
  const costs: Costs = {};
  for (const [unit, questions] of Object.entries(units)) {
    // What it costs comes from Linux’s books without the profiler, where it goes from the profiler alone.
    const { cpuMs } = await rateOf(product, questions, { seconds: 6 });
    const shares = sharesOf(await profiled(product, () => rateOf(product, questions, { seconds: 6 })));
    costs[unit] = Object.fromEntries(KINDS.map((kind) => [kind, (shares.get(kind) ?? 0) * cpuMs]));
  }
  return costs;
}

const all = (of: Record<string, number> = {}) => Object.values(of).reduce((sum, one) => sum + one, 0);
const ms = (value: number) => (value < 0.0005 ? '' : value.toFixed(value < 1 ? 3 : 2));

describe('CPU profile of the server', () => {
  bench(
    'server time by kind of work, compared with tests/bench/before.json',
    async () => {
      const now = await measured();
      const into = process.env['PROFILE_INTO'];
      if (into) writeFileSync(into, JSON.stringify({ commit: 'name it', costs: now }, null, 2));
      const { commit, costs } = JSON.parse(readFileSync(BEFORE, 'utf8')) as { commit: string; costs: Costs };
      const units = Object.keys(now);
      const row = (name: string, of: (unit: Record<string, number> | undefined) => number) => [
        name,
        ...units.flatMap((unit) => [ms(of(costs[unit])), ms(of(now[unit]))]),
      ];
      const head = ['ms of the server', ...units.flatMap((unit) => [`${unit}, before`, 'now'])];
      const rows = KINDS.map((kind) => row(kind, (unit) => unit?.[kind] ?? 0));
      const table = [head, head.map(() => '---'), ...rows, row('all', all)];
      const lines = table.map((cells) => `| ${cells.join(' | ')} |`);
      const title = ['## Where a unit’s time goes', '', `16 connections. Before: commit ${commit}. ${READ_IT_SO}`, ''];
      for (const line of [...title, ...lines, '']) process.stdout.write(`text: ${line}\n`);
    },
    ONCE,
  );
});
