import { beforeEach, expect, test } from 'vitest';
import { ClaimPrinterDocument, TestPrinterDocument } from '../../../graphql/generated/owner/printers';
import { ownFixtures } from '../../support/own-fixtures';
import { addPrinter, aShopThatPrints, silence } from '../../support/joined-printers';
import { eventually } from '../../support/ordering';
import { aNetworkPrinter, type NetworkPrinter, paperText, PRINTERS_HERE } from '../../support/virtual-printer';
import { graphql } from '../../support/fixtures';

const fixtures = await ownFixtures(PRINTERS_HERE);
let printer: NetworkPrinter;

beforeEach(async () => {
  printer = await aNetworkPrinter();
  return () => printer.close();
});
const text = (at: number) => printer.papers.map(paperText)[at];

test('a network printer prints only its claim code until the shop enters that code', async () => {
  const { shop, order } = await aShopThatPrints(fixtures);
  const { printer: added } = await addPrinter(fixtures, shop, printer.address);
  expect(added).toMatchObject({ isClaimed: false });
  await eventually('its code is printed', async () => printer.papers.length === 1);
  const [code = ''] = /\d{3} \d{3}/.exec(text(0) ?? '') ?? [];
  await order();
  const claim = (typed: string) => graphql(fixtures, shop.token, ClaimPrinterDocument, { id: added.id, code: typed });
  await expect(claim(code === '000 000' ? '111111' : '000000')).rejects.toThrow('Ce n’est pas le code imprimé.');
  await silence();
  expect(printer.papers).toHaveLength(1);

  expect((await claim(code)).claimPrinter).toMatchObject([{ isClaimed: true }]);
  const { token } = await order();
  await eventually('the ticket is printed', async () => printer.papers.length > 1);
  expect(text(1)).toContain(token);
});

test('claiming another shop’s printer is limited to five codes or test papers and prints none of its orders', async () => {
  const rightful = await aShopThatPrints(fixtures);
  await rightful.join(printer.address);
  const { shop, order } = await aShopThatPrints(fixtures);
  const { printer: theirs } = await addPrinter(fixtures, shop, printer.address);
  await order();
  const claim = (code = '') => graphql(fixtures, shop.token, ClaimPrinterDocument, { id: theirs.id, code });
  for (const at of [1, 2, 3, 4]) await expect(claim(`00000${at}`)).rejects.toThrow('BAD_USER_INPUT');
  const again = () => graphql(fixtures, shop.token, TestPrinterDocument, { id: theirs.id });
  await again();
  await expect(again()).rejects.toThrow('Trop d’essais');
  const rows = await fixtures.sql<{ code: string }>('select code from printer where id = $1', theirs.id);
  await expect(claim(rows[0]?.code)).rejects.toThrow('Trop d’essais');
  await silence();
  expect(printer.papers.map((paper) => /\d{3} \d{3}/.test(paperText(paper)))).toEqual([true, true]);

  const { token } = await rightful.order();
  await eventually('the rightful shop prints', async () => printer.papers.length > 2);
  expect(text(2)).toContain(token);
});
