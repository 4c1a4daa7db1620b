import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ClaimPrinterDocument, TestPrinterDocument } from '../../../graphql/generated/owner/printers';
import { freshDatabase } from '../../support/database';
import { addPrinter, joinPrinter, printsByItself } from '../../support/joined-printers';
import { anOrder, eventually } from '../../support/ordering';
import { aNetworkPrinter, type NetworkPrinter, paperText, PRINTERS_HERE } from '../../support/virtual-printer';
import { aCustomer, anItem, aShop, aWorld, graphql, type Somebody } from '../../support/world';

const world = await aWorld(await freshDatabase(), PRINTERS_HERE);
let customer: Somebody;
let shop: Somebody;
let item: string;
let printer: NetworkPrinter;

beforeAll(async () => {
  customer = await aCustomer(world);
});
beforeEach(async () => {
  printer = await aNetworkPrinter();
  await aShopThatPrints();
  return () => printer.close();
});
afterAll(() => world.stop());

async function aShopThatPrints() {
  shop = await aShop(world);
  item = await anItem(world, shop.id, { priceCents: 650 });
  await printsByItself(world, shop);
}
const order = () => anOrder(world, customer, shop.id, { itemId: item });
const silence = () => new Promise((resolve) => setTimeout(resolve, 2500));

test('a network printer prints only its claim code until the shop enters that code', async () => {
  const { printer: added } = await addPrinter(world, shop, printer.address);
  expect(added).toMatchObject({ isClaimed: false });
  await eventually('its code is printed', async () => printer.papers.length === 1);
  const [code = ''] = /\d{3} \d{3}/.exec(paperText(printer.papers[0] ?? Buffer.alloc(0))) ?? [];
  await order();
  const claim = (typed: string) => graphql(world, shop.token, ClaimPrinterDocument, { id: added.id, code: typed });
  await expect(claim(code === '000 000' ? '111111' : '000000')).rejects.toThrow('Ce n’est pas le code imprimé.');
  await silence();
  expect(printer.papers).toHaveLength(1);

  expect((await claim(code)).claimPrinter).toMatchObject([{ isClaimed: true }]);
  const { token } = await order();
  await eventually('the ticket is printed', async () => printer.papers.length > 1);
  expect(paperText(printer.papers[1] ?? Buffer.alloc(0))).toContain(token);
});

test('claiming another shop’s printer is limited to five codes or test papers and prints none of its orders', async () => {
  await joinPrinter(world, shop, printer.address);
  const rightful = [shop, item] as const;
  await aShopThatPrints();
  const { printer: theirs } = await addPrinter(world, shop, printer.address);
  await order();
  for (const at of [1, 2, 3, 4])
    await expect(
      graphql(world, shop.token, ClaimPrinterDocument, { id: theirs.id, code: `00000${at}` }),
    ).rejects.toThrow('BAD_USER_INPUT');
  const again = () => graphql(world, shop.token, TestPrinterDocument, { id: theirs.id });
  await again();
  await expect(again()).rejects.toThrow('Trop d’essais');
  const { rows } = await world.product.pool.query<{ code: string }>('select code from printer where id = $1', [
    theirs.id,
  ]);
  await expect(
    graphql(world, shop.token, ClaimPrinterDocument, { id: theirs.id, code: rows[0]?.code ?? '' }),
  ).rejects.toThrow('Trop d’essais');
  await silence();
  expect(printer.papers.map((paper) => /\d{3} \d{3}/.test(paperText(paper)))).toEqual([true, true]);

  [shop, item] = rightful;
  const { token } = await order();
  await eventually('the rightful shop prints', async () => printer.papers.length > 2);
  expect(paperText(printer.papers[2] ?? Buffer.alloc(0))).toContain(token);
});
