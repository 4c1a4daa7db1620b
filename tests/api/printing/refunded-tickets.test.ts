import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { RefundLinesDocument } from '../../../graphql/generated/customer/order';
import { PrintingPageDocument } from '../../../graphql/generated/owner/printing';
import { jobsDone } from '../../support/jobs';
import { aShopThatPrints, printsByItself } from '../../support/joined-printers';
import { eventually } from '../../support/ordering';
import { ownFixtures } from '../../support/own-fixtures';
import { rest } from '../../support/rest';
import { aNetworkPrinter, paperText, PRINTERS_HERE } from '../../support/virtual-printer';
import { graphql } from '../../support/fixtures';

const fixtures = await ownFixtures(PRINTERS_HERE);
const { shop, order, join } = await aShopThatPrints(fixtures, false, { name: 'Thon' });
const kitchen = await aNetworkPrinter();
afterAll(() => kitchen.close());
await join(kitchen.address);

async function refundOne(orderId: string) {
  const rows = await fixtures.sql<{ id: string }>('select id from order_line where order_id = $1', orderId);
  const lines = [{ lineId: String(rows[0]?.id), quantity: 1 }];
  const input = { requestId: randomUUID(), orderId, reason: 'Plus de thon.', lines };
  await graphql(fixtures, shop.token, RefundLinesDocument, { input });
}
const papersOf = (token: string) => kitchen.papers.map(paperText).filter((paper) => paper.includes(token));
const print = (orderId: string) => rest(fixtures, 'POST', '/api/print', { token: shop.token, body: { orderId } });
const allPrinted = () => jobsDone(fixtures, ['orderPlaced', 'refundTicket', 'print'], { hurry: true });

describe('kitchen ticket after a partial refund', () => {
  test('a kitchen ticket lists the pieces left to make and separately those refunded before printing', async () => {
    const { id, token } = await order(3);
    await refundOne(id);
    const asked = { reference: id, forKitchen: true };
    const page = await graphql(fixtures, shop.token, PrintingPageDocument, asked);
    expect(page.order.kitchenTicket).toMatchObject({
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
    await printsByItself(fixtures, shop);
    const { id, token } = await order(3);
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
