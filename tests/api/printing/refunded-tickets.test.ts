import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RefundLinesDocument } from '../../../graphql/generated/customer/order';
import { PrintingPageDocument } from '../../../graphql/generated/owner/printing';
import { freshDatabase } from '../../support/database';
import { joinPrinter, printsByItself } from '../../support/joined-printers';
import { anOrder, eventually } from '../../support/ordering';
import { rest } from '../../support/rest';
import { aNetworkPrinter, type NetworkPrinter, paperText, PRINTERS_HERE } from '../../support/virtual-printer';
import { aCustomer, anItem, aShop, aWorld, graphql, type Somebody } from '../../support/world';

const world = await aWorld(await freshDatabase(), PRINTERS_HERE);
let shop: Somebody;
let customer: Somebody;
let item: string;
let kitchen: NetworkPrinter;

beforeAll(async () => {
  customer = await aCustomer(world, 'Zoé Müller');
  shop = await aShop(world, { capacityUnits: 100 });
  item = await anItem(world, shop.id, { name: 'Thon', priceCents: 650 });
  kitchen = await aNetworkPrinter();
  await joinPrinter(world, shop, kitchen.address);
});
afterAll(async () => {
  await kitchen.close();
  await world.stop();
});

async function refundOne(orderId: string) {
  const { rows } = await world.product.pool.query<{ id: string }>('select id from order_line where order_id = $1', [
    orderId,
  ]);
  const lines = [{ lineId: String(rows[0]?.id), quantity: 1 }];
  const input = { requestId: randomUUID(), orderId, reason: 'Plus de thon.', lines };
  await graphql(world, shop.token, RefundLinesDocument, { input });
}
const papersOf = (token: string) => kitchen.papers.map(paperText).filter((paper) => paper.includes(token));
const print = (orderId: string) => rest(world, 'POST', '/api/print', { token: shop.token, body: { orderId } });
const allPrinted = () =>
  eventually('no paper waits', async () => {
    await world.product.pool.query('update graphile_worker._private_jobs set run_at = now() where locked_at is null');
    const { rowCount } = await world.product.pool.query(
      "select 1 from graphile_worker.jobs where task_identifier in ('orderPlaced', 'refundTicket', 'print')",
    );
    return rowCount === 0;
  });

describe('kitchen ticket after a partial refund', () => {
  test('a kitchen ticket lists the pieces left to make and separately those refunded before printing', async () => {
    await printsByItself(world, shop, false);
    const { id, token } = await anOrder(world, customer, shop.id, { itemId: item, quantity: 3 });
    await refundOne(id);
    const asked = { reference: id, forKitchen: true };
    const { order } = await graphql(world, shop.token, PrintingPageDocument, asked);
    expect(order.kitchenTicket).toMatchObject({
      count: 2,
      portions: [{ title: '2 x Thon' }],
      cancelled: [{ title: '1 x Thon' }],
    });
    await print(id);
    await allPrinted();
    const [ticket, ...others] = papersOf(token);
    expect(others).toEqual([]);
    expect(ticket).toContain('2 x Thon');
    expect(ticket).toMatch(/ANNULÉ : 1 x Thon/);
    expect(ticket).toContain('2 articles');
    expect(ticket).not.toContain('3 x');
  });

  test('a printed kitchen ticket is corrected by one further paper after each refund of pieces', async () => {
    await printsByItself(world, shop);
    const { id, token } = await anOrder(world, customer, shop.id, { itemId: item, quantity: 3 });
    await eventually('its ticket is printed', async () => papersOf(token).length === 1);
    await refundOne(id);
    await allPrinted();
    await allPrinted();
    const [, correction, ...others] = papersOf(token);
    expect(others).toEqual([]);
    expect(correction).toContain('CORRECTION');
    expect(correction).toMatch(/ANNULÉ : 1 x Thon/);
    expect(correction).toMatch(/2 x Thon/);
    await refundOne(id);
    await allPrinted();
    expect(papersOf(token).slice(2)).toEqual([expect.stringMatching(/ANNULÉ : 2 x Thon/)]);
  });
});
