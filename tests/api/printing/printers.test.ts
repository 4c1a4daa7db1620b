import { afterEach, expect, test } from 'vitest';
import { ReprintOrderTicketDocument } from '../../../graphql/generated/owner/dashboard';
import {
  AddPrinterDocument,
  ClaimPrinterDocument,
  RemovePrinterDocument,
  TestPrinterDocument,
} from '../../../graphql/generated/owner/printers';
import { PrintingPageDocument } from '../../../graphql/generated/owner/printing';
import { Allergen } from '../../../server/menus/allergens';
import { ownFixtures } from '../../support/own-fixtures';
import { addPrinter, aShopThatPrints, joinedStar, nextPaper, silence } from '../../support/joined-printers';
import { eventually } from '../../support/ordering';
import { rest } from '../../support/rest';
import {
  aCloudPrinter,
  aNetworkPrinter,
  type NetworkPrinter,
  paperText,
  PRINTERS_HERE,
} from '../../support/virtual-printer';
import { graphql, type Somebody } from '../../support/fixtures';

const fixtures = await ownFixtures(PRINTERS_HERE);
const inTheShop: NetworkPrinter[] = [];
afterEach(async () => {
  for (const printer of inTheShop.splice(0)) await printer.close();
});

const ECLAIR = { name: 'Éclair à la crème brûlée', allergens: [Allergen.GLUTEN, Allergen.EGGS] };
const printingShop = (wanted?: boolean) => aShopThatPrints(fixtures, wanted, ECLAIR);
async function aShopWithAStar() {
  const shop = await printingShop();
  return { ...shop, star: joinedStar(fixtures, (await shop.join()).pollingUrl) };
}
async function withANetworkPrinter(port?: number) {
  const printer = await aNetworkPrinter(port);
  inTheShop.push(printer);
  return printer;
}
const textOf = ({ papers }: NetworkPrinter, at: number) => papers.map(paperText)[at] ?? '';
/** A printer that was joined and then switched off; what it is answers when it is on again, at the same port. */
async function switchedOff(join: (address: string) => Promise<unknown>) {
  const printer = await withANetworkPrinter();
  await join(printer.address);
  await printer.close();
  inTheShop.pop();
  return () => withANetworkPrinter(Number(printer.address.split(':')[1]));
}
const asksAgain = ({ token: who }: Somebody, token: string) =>
  rest(fixtures, 'POST', '/api/print', { token: who, body: { orderId: token } });

test('the kitchen ticket of a paid order is printed automatically once, and a reprint is marked DUPLICATA', async () => {
  const { customer, join, order, printers, shop } = await printingShop();
  const printer = await withANetworkPrinter();
  expect(await join(printer.address)).toMatchObject({
    pollingUrl: null,
    printer: { address: printer.address.replace(':9100', ''), state: 'WAITING', seenAt: null },
  });
  const { token } = await order();
  await eventually('the ticket is printed', async () => printer.papers.length > 0);
  for (const answer of await Promise.all([1, 2, 3].map(() => asksAgain(customer, token))))
    expect(answer).toEqual({ status: 200, body: { message: 'Print job sent successfully.' } });
  await silence();
  expect(printer.papers).toHaveLength(1);
  const [paper = ''] = printer.papers.map(paperText);
  await expect(paper.replace(token, 'K7M4PX')).toMatchFileSnapshot('../golden/kitchen-ticket.txt');
  expect(await printers()).toMatchObject([{ state: 'READY' }]);

  expect(await graphql(fixtures, shop.token, ReprintOrderTicketDocument, { reference: token })).toEqual({
    reprintTicket: true,
  });
  await eventually('a further copy is printed', async () => printer.papers.length > 1);
  expect(textOf(printer, 1)).toMatch(/^2\*\|\s+DUPLICATA\n/);
});

test('the browser shows the printer’s kitchen ticket, marked as a duplicate once a printer has fetched it', async () => {
  const { star, order, shop } = await aShopWithAStar();
  const { token } = await order();
  const laidOut = async () =>
    (await graphql(fixtures, shop.token, PrintingPageDocument, { reference: token, forKitchen: true })).order
      .kitchenTicket;
  const paper = {
    token,
    from: expect.stringMatching(/^\d+:\d\d [AP]M$/),
    count: 1,
    portions: [{ title: 'Éclair à la crème brûlée', allergens: 'Gluten, Œufs' }],
  };
  expect(await laidOut()).toMatchObject({ ...paper, duplicate: false });
  const job = await nextPaper(star);
  await star.fetch(job);
  expect(await laidOut()).toMatchObject({ ...paper, duplicate: true });
});

test('a shop without automatic printing prints a kitchen ticket only on request', async () => {
  const { customer, join, order } = await printingShop(false);
  const printer = await withANetworkPrinter();
  await join(printer.address);
  const { token } = await order();
  await silence();
  expect(printer.papers).toEqual([]);
  await asksAgain(customer, token);
  await eventually('it is printed when asked for', async () => printer.papers.length === 1);
});

test('a printer that was off or out of paper prints its ticket once it is back, without a duplicate', async () => {
  const { join, order, printers } = await printingShop();
  const switchOn = await switchedOff(join);
  await order();
  const silent = () => fixtures.sql('select 1 from printer where failed_at is not null');
  await eventually('it is known to be silent', async () => (await silent()).length > 0);
  const back = await switchOn();
  back.hasPaper = false;
  await eventually('it is known to have no paper', async () => (await printers())[0]?.state === 'NO_PAPER');
  expect(back.papers).toEqual([]);
  back.hasPaper = true;
  await eventually('it prints', async () => back.papers.length > 0);
  await silence();
  expect(back.papers).toHaveLength(1);
  expect(back.papers[0]?.includes('DUPLICATA')).toBe(false);
  expect(await printers()).toMatchObject([{ state: 'READY' }]);
});

test('a ticket is printed again as DUPLICATA when the printer hung up before confirming the first copy', async () => {
  const { join, order } = await printingShop();
  const printer = await withANetworkPrinter();
  printer.hangsUp = true;
  await join(printer.address);
  await order();
  await eventually('it hung up after the first', async () => printer.papers.length > 0);
  printer.hangsUp = false;
  await eventually('it is tried again', async () => printer.papers.length > 1);
  await silence();
  const originals = printer.papers.filter((paper) => !paper.includes('DUPLICATA'));
  expect([printer.papers.length, originals.length]).toEqual([2, 1]);
});

test('a queued kitchen ticket is not printed when its order was cancelled meanwhile', async () => {
  const { join, order, printers, shop } = await printingShop();
  const switchOn = await switchedOff(join);
  const { id } = await order();
  await fixtures.sql("update orders set status = 'CANCELLED' where id = $1", id);
  const back = await switchOn();
  const [own] = await printers();
  await graphql(fixtures, shop.token, TestPrinterDocument, { id: own?.id ?? '' });
  await eventually('its test comes out', async () => back.papers.length > 0);
  await silence();
  expect(back.papers).toHaveLength(1);
  expect(textOf(back, 0)).toContain('ESSAI');
});

test('a network printer prints only its claim code until the shop enters that code', async () => {
  const printer = await withANetworkPrinter();
  const { shop, order } = await printingShop();
  const { printer: added } = await addPrinter(fixtures, shop, printer.address);
  expect(added).toMatchObject({ isClaimed: false });
  await eventually('its code is printed', async () => printer.papers.length === 1);
  const [code = ''] = /\d{3} \d{3}/.exec(textOf(printer, 0)) ?? [];
  await order();
  const claim = (typed: string) => graphql(fixtures, shop.token, ClaimPrinterDocument, { id: added.id, code: typed });
  await expect(claim(code === '000 000' ? '111111' : '000000')).rejects.toThrow('Ce n’est pas le code imprimé.');
  await silence();
  expect(printer.papers).toHaveLength(1);

  expect((await claim(code)).claimPrinter).toMatchObject([{ isClaimed: true }]);
  const { token } = await order();
  await eventually('the ticket is printed', async () => printer.papers.length > 1);
  expect(textOf(printer, 1)).toContain(token);
});

test('claiming another shop’s printer is limited to five codes or test papers and prints none of its orders', async () => {
  const printer = await withANetworkPrinter();
  const rightful = await printingShop();
  await rightful.join(printer.address);
  const { shop, order } = await printingShop();
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
  expect(textOf(printer, 2)).toContain(token);
});

test('a Star CloudPRNT printer polls, fetches a ticket and confirms it once', async () => {
  const { customer, join, order, printers } = await printingShop();
  const added = await join(undefined, 'Comptoir');
  const { pollingUrl, printer } = added;
  expect(pollingUrl).toMatch(/^http:\/\/.*\/api\/cloudprnt\/[a-z2-9]{26}$/);
  expect(printer).toMatchObject({ address: null, state: 'WAITING' });
  const star = joinedStar(fixtures, added.pollingUrl);
  expect(await star.ask()).toBeNull();
  expect(await printers()).toMatchObject([{ state: 'READY' }]);

  const { token } = await order();
  const job = await nextPaper(star);
  expect(await star.ask('410%20Paper%20Empty')).toBeNull();
  expect(await printers()).toMatchObject([{ state: 'NO_PAPER' }]);
  expect(await star.ask()).toBe(job);

  const { status, type, body } = await star.fetch(job);
  expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body.toString()).toContain(token);
  expect(body.toString()).not.toContain('DUPLICATA');
  // It is given the time to print before it is offered again.
  expect(await star.ask()).toBeNull();
  expect(await star.say(job, '200 OK')).toBe(200);
  expect(await star.say(job, '200 OK')).toBe(200);
  expect([await star.ask(), (await star.fetch(job)).status]).toEqual([null, 404]);
  await asksAgain(customer, token);
  expect(await star.ask()).toBeNull();
});

test('a paper that jammed in a Star printer is fetched again, marked DUPLICATA', async () => {
  const { star, order } = await aShopWithAStar();
  await order();
  const job = await nextPaper(star);
  await star.fetch(job);
  await star.say(job, '411 Paper Jam');
  expect(await star.ask()).toBe(job);
  const codes = await star.fetch(job, 'application/vnd.star.starprnt');
  expect(codes.type).toBe('application/vnd.star.starprnt');
  expect(codes.body.includes('DUPLICATA')).toBe(true);
  expect(codes.body.includes(Buffer.of(0x1b, 0x64, 0x00))).toBe(true);
  expect((await star.fetch(job, 'image/png')).status).toBe(415);
});

test('a Star printer of firmware 1.4, which sends no job token, prints each paper once', async () => {
  const { star, order } = await aShopWithAStar();
  // Nothing was offered yet.
  expect([(await star.fetch()).status, await star.say(undefined, 'OK')]).toEqual([404, 404]);
  const [first, second] = [await order(), await order()];
  let offered: string | null = null;
  await eventually('both papers are queued', async () => {
    offered = await star.ask();
    const rows = await fixtures.sql('select 1 from print_job where order_id = any($1)', [first.id, second.id]);
    return offered !== null && rows.length === 2;
  });
  // Confirmed before it was fetched: it stays to be printed.
  expect(await star.say(undefined, 'OK')).toBe(200);
  expect(await star.ask()).toBe(offered);
  const [once, again] = [await star.fetch(), await star.fetch()];
  expect(once.status).toBe(200);
  expect(again.body.toString()).toBe(once.body.toString());
  expect(once.body.toString()).not.toContain('DUPLICATA');
  expect(await star.ask()).toBeNull();
  expect([await star.say(undefined, 'OK'), await star.say(undefined, 'OK')]).toEqual([200, 200]);
  // The second confirmation is of the same paper, not of the one that waits.
  expect((await star.fetch()).status).toBe(404);
  expect(await star.ask()).not.toBe(offered);
  const other = (await star.fetch()).body.toString();
  const named = [first.token, second.token].map((token) =>
    [once.body.toString(), other].map((it) => it.includes(token)),
  );
  expect(named.map((its) => its.filter(Boolean).length)).toEqual([1, 1]);
  expect(await star.say(undefined, '200%20OK')).toBe(200);
  expect(await star.ask()).toBeNull();
});

test('a Star printer that reports an open cover is offered no paper, and its shop sees the reason', async () => {
  const { star, order, printers } = await aShopWithAStar();
  await order();
  await nextPaper(star);
  expect(await star.ask('420%20Cover%20open')).toBeNull();
  expect(await printers()).toMatchObject([{ state: 'SILENT', problem: 'COVER_OPEN' }]);
  expect(await star.ask('520%20Timeout')).toBeNull();
  expect(await printers()).toMatchObject([{ state: 'SILENT', problem: 'FAULT' }]);
  expect(await star.ask()).not.toBeNull();
  expect(await printers()).toMatchObject([{ state: 'READY', problem: null }]);
});

test('a printer’s polling URL opens no jobs of another shop and is stored only as a hash', async () => {
  const { join, order } = await printingShop();
  const added = await join();
  const mine = joinedStar(fixtures, added.pollingUrl);
  await order();
  const job = await nextPaper(mine);
  const theirs = joinedStar(fixtures, (await (await printingShop()).join()).pollingUrl);
  expect([await theirs.ask(), (await theirs.fetch(job)).status, await theirs.say(job, '200 OK')]).toEqual([
    null,
    404,
    404,
  ]);
  await expect(aCloudPrinter(`${fixtures.base}/api/cloudprnt/${'x'.repeat(26)}`).ask()).rejects.toThrow('404');
  for (const unknown of ['', 'x']) {
    expect([(await mine.fetch(unknown)).status, await mine.say(unknown, '200 OK')]).toEqual([404, 404]);
  }
  // Nothing of it was taken away.
  expect((await mine.fetch(job)).status).toBe(200);
  // Only a hash of the address is kept.
  const rows = await fixtures.sql<{ secret_hash: string | null }>('select secret_hash from printer');
  expect(rows.some(({ secret_hash }) => secret_hash !== null && added.pollingUrl?.includes(secret_hash))).toBe(false);
});

test.each([
  [{ name: '' }, 'Donnez un nom à l’imprimante.'],
  [{ name: 'x'.repeat(61) }, /trop long/],
  [{ name: 'a\u001b@' }, /caractères interdits/],
  [{ columns: 40 }, 'Choisissez la largeur du papier.'],
  [{ address: '8.8.8.8' }, /dans votre réseau/],
  [{ address: '127.0.0.1:5432' }, /entre 9100 et 9109/],
  [{ address: null }, /dans votre réseau/],
])('a printer with %j is refused', async (wrong, said) => {
  const { printers, shop } = await printingShop();
  const usual = { name: 'Cuisine', columns: 32, connection: 'NETWORK', address: '192.168.1.20' } as const;
  const answer = graphql(fixtures, shop.token, AddPrinterDocument, { input: { ...usual, ...wrong } });
  await expect(answer).rejects.toThrow(said);
  await expect(answer).rejects.toThrow('"code":"BAD_USER_INPUT"');
  expect(await printers()).toEqual([]);
});

test('a shop has at most ten printers, also when twenty are added concurrently, and can remove one', async () => {
  const { join, printers, shop } = await printingShop();
  const joined = await Promise.allSettled(Array.from({ length: 20 }, () => join()));
  expect(joined.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  await expect(join()).rejects.toThrow('10 imprimantes au plus.');
  const [first] = await printers();
  const { removePrinter } = await graphql(fixtures, shop.token, RemovePrinterDocument, { id: first?.id ?? '' });
  expect(removePrinter).toHaveLength(9);
});
