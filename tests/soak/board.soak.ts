import { arrivalTimes } from '../support/arrival-times';
import { aBoard } from '../support/live';
import { quantile } from '../support/quantile';
import { anItem } from '../support/world';
import { must, onTheCourse } from './race-course';
import type { Soak } from './soak';

const ORDERS = 200;
const WITHIN_MS = 500;

export const soak: Soak = {
  title: `${ORDERS} orders paid through one server, on a board of the other within half a second`,
  async run(seed) {
    const { result, broken } = await onTheCourse(seed, 10, async (course) => {
      const [one, other] = course.bases;
      const shop = await course.shop(999);
      const itemId = await anItem(course.world, shop.id, { priceCents: 650, preparationUnits: 0 });
      const board = aBoard([{ base: other }], shop.token);
      try {
        const buying = { through: { base: one }, shop, itemId, customers: course.crowd(10), orders: ORDERS };
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
