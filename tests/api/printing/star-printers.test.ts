import { expect } from 'vitest';
import { aShopThatPrints, joinedStar, nextPaper } from '../../support/joined-printers';
import { eventually } from '../../support/ordering';
import { test, fixtures } from '../../support/fixtures-test';

async function aShopWithAStar() {
  const shop = await aShopThatPrints(fixtures);
  return { ...shop, star: joinedStar(fixtures, (await shop.join()).pollingUrl) };
}

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
