import { arrivalTimes } from '../support/arrival-times';
import { aBoard } from '../support/subscriptions';
import { quantile } from '../support/quantile';
import { anItem } from '../support/fixtures';
import { must, withRaceSetup } from './race-setup';
import type { Soak } from './soak';

const ORDERS = 200;
const WITHIN_MS = 500;

export const soak: Soak = {
  title: `${ORDERS} orders paid through one server, on a board of the other within half a second`,
  async run(seed) {
    const { result, broken } = await withRaceSetup(seed, 10, async (setup) => {
      const [one, other] = setup.bases;
      const shop = await setup.shop(999);
      const itemId = await anItem(setup.fixtures, shop.id, { priceCents: 650, preparationUnits: 0 });
      const board = aBoard([{ base: other }], shop.token);
      try {
        const buying = { through: { base: one }, shop, itemId, customers: setup.crowd(10), orders: ORDERS };
        const took = await arrivalTimes(board, buying);
        return { p50: quantile(took, 0.5), p99: quantile(took, 0.99), slowest: Math.max(...took) };
      } finally {
        await board.close();
      }
    });
    must(result.p99 < WITHIN_MS, 'from the card to the board, ms', result);
    must(broken.length === 0, 'promises broken afterwards', broken);
    return Object.fromEntries(Object.entries(result).map(([what, ms]) => [`${what}, ms`, Math.round(ms)]));
  },
};
