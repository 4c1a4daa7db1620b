import { afterAll, beforeAll, bench, describe } from 'vitest';
import { quantile } from '../support/quantile';
import { randomNumbers } from '../support/random-numbers';
import type { ProductProcess } from '../support/process';
import { arrivals, type Arrived, type Errand } from './arrivals';
import { figure, memoryOf, ONCE } from './load';
import { aRig, questionsOf, settled, type Rig } from './rig';

const CONNECTIONS = 64;
/** « MINUTES=10 npm run bench -- mixed » for the whole. */
const MINUTES = Number(process.env['MINUTES'] ?? 1);
const STEP_SECONDS = 6;
const TOO_LATE_MS = 1_000;
const SHARE = 0.6;

let rig: Rig;
let product: ProductProcess;
let next: () => Errand;

beforeAll(async () => {
  rig = await aRig();
  product = await rig.start();
  await settled(rig, product);
  const ask = await questionsOf(rig, product);
  const random = randomNumbers(16);
  next = () => {
    const drawn = random();
    if (drawn < 0.8) return { kind: 'menu page', questions: ask.shopPage() };
    if (drawn < 0.9) return { kind: 'nearby', questions: ask.nearby() };
    if (drawn < 0.98) return { kind: 'add to cart', questions: ask.added(rig.nextBuyer()) };
    return { kind: 'checkout', questions: ask.checkout(rig.nextBuyer()) };
  };
}, 300_000);
afterAll(() => rig.stop());

const noted = (what: string, value: string) => figure(`mixed load, ${CONNECTIONS} connections: ${what}`, value);
const latest = (of: readonly Arrived[]) =>
  quantile(
    of.map(({ took }) => took),
    0.99,
  );
const load = (perSecond: number, seconds: number) =>
  arrivals(product, next, { perSecond, seconds, connections: CONNECTIONS });

/** The most a second of which 99 of 100 are answered within a second: steps of a half, then smaller ones within the last. */
async function bearable(): Promise<number> {
  const holds = async (perSecond: number) => latest(await load(perSecond, STEP_SECONDS)) <= TOO_LATE_MS;
  let most = 50;
  while (await holds(most * 1.5)) most *= 1.5;
  for (const more of [1.22, 1.1]) if (await holds(most * more)) most *= more;
  return most;
}

describe('mixed load', () => {
  bench(
    'response times at 60 % of the highest rate with p99 within a second',
    async () => {
      await load(50, 4); // warm
      const most = await bearable();
      const sizes: number[] = [];
      const measuring = setInterval(() => sizes.push(memoryOf(product.pid).now), 1_000);
      const arrived = await load(most * SHARE, MINUTES * 60).finally(() => clearInterval(measuring));
      noted('the most with p99 within a second', `${most.toFixed(0)} a second`);
      const rate = `at ${SHARE * 100} % of it for ${MINUTES} min`;
      for (const kind of ['menu page', 'nearby', 'add to cart', 'checkout', '']) {
        const each = arrived.filter((one) => one.kind.startsWith(kind)).map(({ took }) => took);
        const [middle, late, worst] = [0.5, 0.99, 1].map((share) => quantile(each, share).toFixed(1));
        noted(`${rate}, ${kind || 'all'}`, `p50 ${middle} ms, p99 ${late} ms, max ${worst} ms (${each.length})`);
      }
      const failed = arrived.filter(({ failure }) => failure);
      noted(`${rate}, errors`, String(failed.length));
      if (failed[0]) process.stdout.write(`the first error: ${failed[0].kind}: ${failed[0].failure}\n`);
      const at = (share: number) => (sizes[Math.floor(share * (sizes.length - 1))] ?? NaN).toFixed(0);
      noted(`${rate}, memory at its start, each quarter, the end`, `${[0, 0.25, 0.5, 0.75, 1].map(at).join(', ')} MB`);
    },
    ONCE,
  );
});
