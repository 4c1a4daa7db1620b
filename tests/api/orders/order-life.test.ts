import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { mayBecome, OrderStatus } from '../../../server/orders/order-status';
import { moneyBack } from '../../support/money-back';
import { advance, cancelByShop, markNoShow, undoStep } from '../../support/order-steps';
import { anOrder } from '../../support/ordering';
import { eachTrial, trials, trialsTimeout } from '../../support/trials';
import { aCustomer, anItem, aShop, type Somebody } from '../../support/fixtures';
import { ownFixtures, rowsOf } from '../../support/own-fixtures';

const fixtures = await ownFixtures();

const { PREPARING, READY, COLLECTED, NO_SHOW, CANCELLED } = OrderStatus;

let shop: Somebody;
let itemId: string;
beforeAll(async () => {
  shop = await aShop(fixtures, { capacityUnits: 10_000, noShowGraceMinutes: 0 });
  itemId = await anItem(fixtures, shop.id, { priceCents: 650 });
});

type Press = 'advance' | 'noShow' | 'cancel' | 'undo' | 'begin';

/** What a shop can do to one order, in thirty lines: the rule of specification 5.1 said another time. */
class Model {
  status = PREPARING;
  before: OrderStatus | null = null;
  begun = false;

  /** The status afterwards, or null where the press is refused. */
  press(press: Press, seen: OrderStatus): OrderStatus | null {
    if (press === 'begin') {
      this.begun = true;
      return this.status;
    }
    if (press === 'undo') {
      if (this.before === null) return null;
      [this.status, this.before] = [this.before, null];
      return this.status;
    }
    const to = press === 'cancel' ? CANCELLED : press === 'noShow' ? NO_SHOW : seen === PREPARING ? READY : COLLECTED;
    // A no-show names no status: it concerns the order as it is.
    const from = press === 'noShow' ? this.status : seen;
    const open = this.status === PREPARING || this.status === READY;
    if (!open || from !== this.status || (press === 'noShow' && !this.begun) || !mayBecome(from, to)) return null;
    [this.before, this.status] = [this.status, to];
    return to;
  }
}

const statusOf = async (orderId: string) =>
  (await rowsOf<{ status: OrderStatus }>('select status from orders where id = $1', [orderId]))[0]?.status ?? null;

/** Each window begins at a second of its own. */
let begun = 0;

async function really(press: Press, orderId: string, from: OrderStatus): Promise<`${OrderStatus}` | null> {
  if (press === 'begin') {
    await rowsOf(
      `update booked_window set starts_at = $2, ends_at = '2026-11-24T09:59:00Z'
       where id = (select window_id from orders where id = $1)`,
      [orderId, new Date(Date.UTC(2026, 10, 24, 8, 0, ++begun))],
    );
    return statusOf(orderId);
  }
  const calls = {
    advance: () => advance(fixtures, shop, orderId, from),
    noShow: () => markNoShow(fixtures, shop, orderId),
    cancel: () => cancelByShop(fixtures, shop, orderId, from),
    undo: () => undoStep(fixtures, shop, orderId),
  };
  const answer = await calls[press]();
  return answer.__typename === 'Order' ? answer.status : null;
}

test(
  'any sequence of presses leaves an order in the status of the model, and refused presses change nothing',
  async () => {
    const presses = fc.array(
      fc.record({
        press: fc.constantFrom<Press>('advance', 'advance', 'noShow', 'cancel', 'undo', 'begin'),
        seen: fc.constantFrom(PREPARING, READY),
      }),
      { minLength: 1, maxLength: 8 },
    );
    await fc.assert(
      fc.asyncProperty(presses, async (all) => {
        const order = await anOrder(fixtures, await aCustomer(fixtures), shop.id, { itemId });
        const model = new Model();
        for (const { press, seen } of all) {
          const expected = model.press(press, seen);
          expect(await really(press, order.id, seen), `${press} from ${seen}`).toBe(expected);
          expect(await statusOf(order.id)).toBe(model.status);
        }
      }),
      { numRuns: trials(8) },
    );
    const broken = await moneyBack(fixtures).broken();
    expect(broken.filter((id) => ['I16', 'I17', 'I9b'].includes(id))).toEqual([]);
  },
  trialsTimeout(8),
);

test(
  'ten simultaneous presses of two owner tabs are one step',
  async () => {
    await eachTrial(1, async () => {
      const order = await anOrder(fixtures, await aCustomer(fixtures), shop.id, { itemId });
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => really(index % 2 === 0 ? 'advance' : 'cancel', order.id, PREPARING)),
      );
      expect(answers.filter((answer) => answer !== null)).toHaveLength(1);
      expect(await rowsOf('select 1 from order_step where order_id = $1', [order.id])).toHaveLength(2);
    });
  },
  trialsTimeout(1),
);
