import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { moneyBack } from '../../support/money-back';
import { cancelMine, refundPieces } from '../../support/order-steps';
import { anOrder, eventually } from '../../support/ordering';
import { trials, trialsTimeout } from '../../support/trials';
import { ownFixtures } from '../../support/own-fixtures';
import { aCustomer, anItem, aShop, type Somebody } from '../../support/fixtures';

const fixtures = await ownFixtures();
const { rows, refunds, kept, atTheProvider, broken, decide, disputePart, repeatEvents, received, jobsDone } =
  moneyBack(fixtures);
let shop: Somebody;
let customer: Somebody;
let itemId: string;
beforeAll(async () => {
  shop = await aShop(fixtures, { capacityUnits: 999 });
  itemId = await anItem(fixtures, shop.id, { priceCents: 200, stock: 999 });
});
beforeEach(async () => {
  customer = await aCustomer(fixtures);
});

// Three pieces of 2.00 € and the service charge of 0.29 €.
const PAID = 629;
const aPaidOrder = async () => {
  const order = await anOrder(fixtures, customer, shop.id, { itemId, quantity: 3, linesCents: 600 });
  return { ...order, refundOne: () => refundPieces(fixtures, shop, order.id) };
};

describe('a payment of which a part was disputed and lost', () => {
  const disputedInPart = async () => {
    const order = await aPaidOrder();
    const dispute = await disputePart(order.intentId, 250);
    await jobsDone();
    return { ...order, lose: () => decide(dispute, 'losing_evidence') };
  };
  const isWhole = async (intentId: string) => {
    expect(await received(intentId)).toEqual({ refunded: PAID - 250, returned: 250 });
    expect(await kept(intentId)).toEqual({ shop: 0, platform: 0, back: PAID - 250 });
  };

  test('cancelling after a lost partial dispute refunds the rest, so that the customer has the whole amount once', async () => {
    const { id, intentId, lose } = await disputedInPart();
    await lose();
    await jobsDone();
    await cancelMine(fixtures, customer, id);
    await jobsDone();
    await isWhole(intentId);
    expect((await refunds(intentId)).map(({ cents, state }) => [cents, state]).sort()).toEqual([
      [250, 'SETTLED'],
      [379, 'DONE'],
    ]);
  });

  test('a partial dispute lost after the cancellation leaves the rest to be refunded', async () => {
    const { id, intentId, lose } = await disputedInPart();
    await cancelMine(fixtures, customer, id);
    await lose();
    await jobsDone();
    await isWhole(intentId);
  });

  test('after a lost partial dispute lines can be refunded up to what the bank left', async () => {
    const { intentId, refundOne, lose } = await disputedInPart();
    await lose();
    await jobsDone();
    expect(await refundOne()).toMatchObject({ __typename: 'Order' });
    await jobsDone();
    expect(await received(intentId)).toEqual({ refunded: 200, returned: 250 });
    expect(await refundOne()).toMatchObject({ message: expect.stringContaining('1,79') });
  });
});

test.each(['charge.dispute.closed', 'charge.dispute.funds_reinstated'])(
  'a cancelled order is refunded when its lost dispute is won on appeal, reported by %s',
  async (type) => {
    const order = await aPaidOrder();
    const dispute = await disputePart(order.intentId, PAID);
    await jobsDone();
    await cancelMine(fixtures, customer, order.id);
    await decide(dispute, 'losing_evidence');
    await jobsDone();
    expect(await refunds(order.intentId)).toMatchObject([{ cents: PAID, state: 'SETTLED' }]);
    await decide(dispute, 'winning_evidence');
    await rows(
      `delete from payment_sandbox.events where data->'data'->'object'->>'id' = $1 and type <> $2
      and data->'data'->'object'->>'status' = 'won'`,
      [dispute, type],
    );
    await jobsDone();
    await eventually('the refund is made', async () => (await refunds(order.intentId))[0]?.state === 'DONE');
    expect(await received(order.intentId)).toEqual({ refunded: PAID, returned: 0 });
    expect(await kept(order.intentId)).toEqual({ shop: 0, platform: 0, back: PAID });
  },
);

type Step =
  'refund' | 'cancel' | 'elsewhere' | 'part' | 'whole' | 'inquiry' | 'escalate' | 'win' | 'lose' | 'repeat' | 'wait';
// The refund that the loss ends meets the news that the dispute is won.
const LOST_AND_WON_AT_ONCE: Step[] = ['refund', 'part', 'refund', 'refund', 'wait', 'lose', 'win', 'cancel'];
// The bank turns an inquiry into a dispute of what a refund made meanwhile has left.
const REFUNDED_DURING_INQUIRY: Step[] = ['refund', 'inquiry', 'elsewhere', 'wait', 'escalate', 'cancel', 'repeat'];
// A refund is accepted before the dashboard's is known here, and refused since the bank has the rest: until the appeal is won.
const REFUSED_UNTIL_WON: Step[] = ['part', 'lose', 'wait', 'elsewhere', 'elsewhere', 'refund'];
// The cancellation asks for the whole payment before it is known here that the bank has returned a part.
const REFUSED_BEFORE_LOSS_IS_KNOWN: Step[] = ['part', 'lose', 'cancel'];
const STEPS = fc.constantFrom<Step>(
  ...(['refund', 'cancel', 'elsewhere', 'part', 'whole', 'inquiry'] as const),
  ...(['escalate', 'win', 'lose', 'repeat', 'wait', 'wait'] as const),
);

test(
  'any sequence of refunds, cancellation and disputes pays the customer what is owed and never more than was paid',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(STEPS, { minLength: 3, maxLength: 9 }), fc.boolean(), async (steps, isWon) => {
        // One customer may not start hundreds of checkouts within ten minutes.
        customer = await aCustomer(fixtures);
        const order = await aPaidOrder();
        const { intentId } = order;
        let dispute = '';
        const begin = async (cents: number, status?: string) => {
          // One dispute at a time.
          if (dispute === '') dispute = await disputePart(intentId, cents, status);
        };
        const status = `select 1 from payment_sandbox.objects where id = $1 and data->>'status' = any($2)`;
        const is = async (...open: string[]) => (await rows(status, [dispute, open])).length > 0;
        const run: Record<Step, () => Promise<unknown>> = {
          refund: order.refundOne,
          cancel: () => cancelMine(fixtures, customer, order.id),
          // Somebody presses in the provider's dashboard; it refuses what is disputed or too much.
          elsewhere: () => atTheProvider('refunds', { payment_intent: intentId, amount: '100' }).catch(() => null),
          part: () => begin(250),
          whole: () => begin(PAID),
          inquiry: () => begin(PAID, 'warning_needs_response'),
          escalate: async () => (await is('warning_needs_response')) && decide(dispute, 'escalate_inquiry_evidence'),
          win: async () => dispute && decide(dispute, 'winning_evidence'),
          lose: async () =>
            (await is('needs_response', 'warning_needs_response')) && decide(dispute, 'losing_evidence'),
          repeat: async () => dispute && repeatEvents(dispute),
          wait: jobsDone,
        };
        for (const step of steps) await run[step]();
        await run[isWon ? 'win' : 'lose']();
        await jobsDone();
        const { refunded, returned } = await received(intentId);
        const asked = await refunds(intentId);
        const owed = asked.reduce((sum, { cents }) => sum + cents, 0);
        expect(refunded + returned).toBeLessThanOrEqual(PAID);
        expect(refunded + returned).toBeGreaterThanOrEqual(owed);
        if (returned === 0) expect(refunded).toBe(owed);
        expect(asked.filter(({ state }) => state !== 'DONE' && state !== 'SETTLED')).toEqual([]);
        expect(await broken()).toEqual([]);
      }),
      {
        numRuns: trials(6),
        endOnFailure: true,
        examples: [
          [LOST_AND_WON_AT_ONCE, false],
          [REFUNDED_DURING_INQUIRY, false],
          [REFUSED_UNTIL_WON, true],
          [REFUSED_BEFORE_LOSS_IS_KNOWN, false],
        ],
      },
    );
  },
  trialsTimeout(6),
);
