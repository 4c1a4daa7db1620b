import { v7 } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import { issueOrderLink } from '../../../server/orders/customers/guest-order.service';
import { createServices } from '../../../server/platform/context';
import { anId } from '../../support/an-id';
import { advance } from '../../support/order-steps';
import { anOrder } from '../../support/ordering';
import { aCustomer, aGuest, anItem, aShop, type Somebody } from '../../support/fixtures';
import { ownFixtures, rowsOf as rows } from '../../support/own-fixtures';

const fixtures = await ownFixtures({}, { role: 'web' });

/** The services, so many days later. */
const after = (days: number) => {
  const now = new Date(fixtures.product.clock.now().getTime() + days * 24 * 3_600_000);
  return createServices({ ...fixtures.product.parts, clock: { now: () => now } });
};
const daysAgo = (days: number) => new Date(fixtures.product.clock.now().getTime() - days * 24 * 3_600_000);

let shop: Somebody;
let customer: Somebody;
let itemId: string;
beforeEach(async () => {
  [shop, customer] = [await aShop(fixtures), await aCustomer(fixtures)];
  itemId = await anItem(fixtures, shop.id, { priceCents: 650 });
});

describe('retention of old records', () => {
  /** A released checkout of that time whose payment has this state. */
  const aCheckout = async (at: Date, id: string, state: string) => {
    await rows(
      `insert into checkout (id, customer_id, shop_id, lines, lines_cents, fee_cents, total_cents, units, state, hold_until, created_at)
       values ($1, $2, $3, '[]', 1, 29, 30, 1, 'RELEASED', $4, $4)`,
      [id, customer.id, shop.id, at],
    );
    const payment =
      'insert into payment (intent_id, checkout_id, amount_cents, state, created_at) values ($1, $2, 30, $3, $4)';
    await rows(payment, [`pi_${id}`, id, state, at]);
  };
  const EVENT = `insert into stripe_event (id, type, received_at, handled_at) values ($1, 'a', $2, $2)`;
  const CHANGE = `insert into audit_line (id, at, account_id, what, named, done) values ($1, $2, $1, 'a', '{}', true)`;
  const PRINT = `insert into print_job (id, document, printer, queued_at) values ($1, 'TEST', 'kitchen', $2)`;
  const kept: [what: string, days: number, make: (at: Date, id: string) => Promise<unknown>, table: string][] = [
    ['events that took effect', 90, (at, id) => rows(EVENT, [`evt_${id}`, at]), 'stripe_event'],
    ['the record of changes', 365, (at, id) => rows(CHANGE, [id, at]), 'audit_line'],
    ['print jobs', 90, (at, id) => rows(PRINT, [id, at]), 'print_job'],
    ['checkouts nobody paid', 90, (at, id) => aCheckout(at, id, 'CANCELED'), 'checkout'],
  ];
  test.each(kept)('retention deletes %s after %i days', async (_what, days, make, table) => {
    const [old, young] = [days + 1, days - 1].map((ago) => ({ at: daysAgo(ago), id: v7({ msecs: +daysAgo(ago) }) }));
    for (const one of [old, young]) if (one) await make(one.at, one.id);
    const before = await rows<{ id: string }>(`select id from ${table}`);
    await after(0).retention.forget();
    const left = (await rows<{ id: string }>(`select id from ${table}`)).map(({ id }) => id);
    const gone = before.map(({ id }) => id).filter((id) => !left.includes(id));
    expect(gone.map((id) => id.replace('evt_', ''))).toEqual([old?.id]);
  });

  test('retention keeps unhandled events, orders and checkouts that may still be paid for years', async () => {
    await rows(`insert into stripe_event (id, type, received_at) values ('evt_given_up', 'a', $1)`, [daysAgo(0)]);
    const { id } = await anOrder(fixtures, customer, shop.id, { itemId });
    await aCheckout(daysAgo(0), anId(), 'OPEN');
    await after(3 * 365).retention.forget();
    expect(await rows(`select id from stripe_event where id = 'evt_given_up'`)).toHaveLength(1);
    expect(await rows('select id from orders where id = $1', [id])).toHaveLength(1);
    const payable = `select c.state from checkout c join payment p on p.checkout_id = c.id where p.state <> 'CANCELED'`;
    expect(await rows(payable)).toEqual(expect.arrayContaining([{ state: 'ORDERED' }, { state: 'RELEASED' }]));
  });
});

test('orders left open are closed as collected a day after their window, but not earlier', async () => {
  const left = await anOrder(fixtures, customer, shop.id, { itemId });
  const ready = await anOrder(fixtures, customer, shop.id, { itemId });
  await advance(fixtures, shop, ready.id);
  const states = () => rows(`select status from orders where id = any($1::uuid[]) order by id`, [[left.id, ready.id]]);
  await after(0.9).retention.closeLeftOpen();
  expect(await states()).toEqual([{ status: 'PREPARING' }, { status: 'READY' }]);
  await after(2).retention.closeLeftOpen();
  expect(await states()).toEqual([{ status: 'COLLECTED' }, { status: 'COLLECTED' }]);
  const steps = await rows(`select from_status, to_status, by from order_step where order_id = $1 order by id`, [
    left.id,
  ]);
  expect(steps).toEqual([
    { from_status: null, to_status: 'PREPARING', by: 'SYSTEM' },
    { from_status: 'PREPARING', to_status: 'READY', by: 'SYSTEM' },
    { from_status: 'READY', to_status: 'COLLECTED', by: 'SYSTEM' },
  ]);
});

test('retention deletes a guest without orders after two days, and anonymises an order and its guest after ten years', async () => {
  const [idle, guest] = [await aGuest(fixtures), await aGuest(fixtures)];
  const { id } = await anOrder(fixtures, guest, shop.id, { itemId });
  await issueOrderLink(fixtures.product.orm.em.fork(), id, fixtures.product.clock.now());
  const left = async () =>
    (await rows<{ id: string }>(`select id from account where role = 'GUEST'`)).map((account) => account.id);
  await after(1.9).retention.forget();
  expect(await left()).toEqual(expect.arrayContaining([idle.id, guest.id]));
  await after(2.1).retention.forget();
  expect(await left()).toEqual([guest.id]);
  const order = () =>
    rows('select customer_id as whose, customer_name as name, total_cents as cents from orders where id = $1', [id]);
  await after(3650).retention.forget();
  expect(await order()).toEqual([{ whose: guest.id, name: 'Gaël Invité', cents: 679 }]);
  await after(3655).retention.forget();
  expect(await order()).toEqual([{ whose: null, name: '', cents: 679 }]);
  expect(await rows('select name, email, phone from account where id = $1', [guest.id])).toEqual([
    { name: '', email: `${guest.id}@compte-supprime.invalid`, phone: null },
  ]);
  expect(await rows('select from order_link where order_id = $1', [id])).toEqual([]);
});
