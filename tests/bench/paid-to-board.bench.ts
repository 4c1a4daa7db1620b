import { afterAll, beforeAll, bench, describe } from 'vitest';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { print } from 'graphql';
import { BoardChangedDocument } from '../../graphql/generated/owner/board';
import type { ProductProcess } from '../support/process';
import { quantile } from '../support/quantile';
import type { Somebody } from '../support/fixtures';
import { arrivals, NOT_SERVED } from './arrivals';
import { figure, ONCE, openBoard } from './load';
import { aRig, questionsOf, settled, type Rig } from './rig';

const BOARDS = 100;
/** Checkouts a second; the next where the one before is more than this machine carries. */
const RATES = [50, 25, 12, 6];
const SECONDS = 15;
/** How the product refuses what it cannot do in time. */
const TOO_MUCH = new RegExp(`^(${NOT_SERVED}|HTTP/1.1 503 )`);

let rig: Rig;
let selling: ProductProcess;
let showing: ProductProcess;
const sockets: WebSocket[] = [];
/** By shop and token: when place-order was asked for, and when the order stood on the board that shows it last. */
const placed = new Map<string, number>();
const shown = new Map<string, number>();

beforeAll(async () => {
  rig = await aRig({ shops: BOARDS });
  [selling, showing] = [await rig.start(), await rig.start()];
  await settled(rig, selling);
}, 300_000);
afterAll(async () => {
  for (const socket of sockets) socket.close();
  await rig.stop();
});

const BOARD = print(addTypenameToDocument(BoardChangedDocument));

/** Opens a shop's board at the other process, which notes when each order stands on it. */
async function open(shop: Somebody): Promise<void> {
  const note = (orders: { token: string }[]) => {
    const at = performance.now();
    for (const { token } of orders) shown.set(`${shop.id} ${token}`, at);
  };
  sockets.push(await openBoard(showing, shop.token, BOARD, note));
}

/** Checkouts at the first process, so many a second; milliseconds from each `place-order` to the last board. */
async function arrivedOn(shopOf: (at: number) => Somebody | undefined): Promise<void> {
  for (let at = 0; at < BOARDS; at++) await open(shopOf(at) ?? rig.customer);
  const { checkout } = await questionsOf(rig, selling);
  let next = 0;
  const buys = () => {
    const shop = shopOf(next++ % BOARDS)?.id ?? '';
    const [added, intent, order] = checkout(rig.nextBuyer(), shop);
    let from = 0;
    const request = async () => {
      from = performance.now();
      return String(order?.request);
    };
    const isRight = (body: string) => {
      const [, token] = /"tokenNumber":"(\w+)"/.exec(body) ?? [];
      placed.set(`${shop} ${token}`, from);
      return token !== undefined;
    };
    return { kind: 'checkout', questions: [added, intent, { request, isRight }].filter((one) => one !== undefined) };
  };
  await arrivals(selling, buys, { perSecond: Math.min(...RATES), seconds: 4 }); // warm
  for (const perSecond of RATES) {
    placed.clear();
    const failed = (await arrivals(selling, buys, { perSecond, seconds: SECONDS })).find(({ failure }) => failure);
    if (failed?.failure && !TOO_MUCH.test(failed.failure)) throw new Error(failed.failure);
    if (!failed) break;
  }
  const isLeft = () => [...placed.keys()].some((order) => !shown.has(order));
  for (let wait = 0; wait < 30 && isLeft(); wait++) await new Promise((later) => setTimeout(later, 1_000));
  const times = [...placed].map(([order, from]) => (shown.get(order) ?? Infinity) - from);
  const [middle, late, worst] = [0.5, 0.99, 1].map((share) => quantile(times, share).toFixed(0));
  const rate = `${(times.length / SECONDS).toFixed(0)} checkouts a second`;
  const shops = new Set([...Array(BOARDS).keys()].map((at) => shopOf(at)?.id)).size;
  const boards = `${BOARDS} boards of ${shops === 1 ? 'one shop' : `${shops} shops`}`;
  figure(
    `place-order to the board of another process, ${rate}, ${boards}`,
    `p50 ${middle} ms, p99 ${late} ms, max ${worst} ms`,
  );
  for (const socket of sockets.splice(0)) socket.close();
}

describe('place-order to the board of another process', () => {
  bench(
    'first with one board for each shop, then with all boards of one shop',
    async () => {
      await arrivedOn((at) => rig.shops[at]);
      await arrivedOn(() => rig.shops[0]);
    },
    ONCE,
  );
});
