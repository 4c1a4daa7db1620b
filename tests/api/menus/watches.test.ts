import { afterAll, beforeEach, expect, test } from 'vitest';
import { DropWatchDocument, WatchesDocument, WatchForDocument } from '../../../graphql/generated/customer/favourites';
import { createServices } from '../../../server/platform/context';
import { mailsIn, mailsTo } from '../../support/mailbox';
import { eventually } from '../../support/ordering';
import { ownFixtures } from '../../support/own-fixtures';
import { aPushService, type PushedBrowser } from '../../support/push-service';
import { rest } from '../../support/rest';
import { aCustomer, anItem, aShop, graphql, type Somebody } from '../../support/fixtures';

const service = await aPushService();
afterAll(() => service.close());
const fixtures = await ownFixtures({}, { pushStandIn: service.standIn });
let shop: Somebody;
let customer: Somebody;
let pocket: PushedBrowser;
let item: string;

beforeEach(async () => {
  [shop, customer, pocket] = [await aShop(fixtures), await aCustomer(fixtures), service.aBrowser()];
  await rest(fixtures, 'POST', '/api/notifications/save-token', {
    token: customer.token,
    body: { token: pocket.token },
  });
  item = await anItem(fixtures, shop.id, { name: 'Croissant', stock: 0 });
});

const watch = (itemId: string | null = null, { token }: Somebody = customer) =>
  graphql(fixtures, token, WatchForDocument, { shopId: shop.id, itemId });
const waiting = async () => (await graphql(fixtures, customer.token, WatchesDocument)).watches;
/** As several processes do, each at the same moment. */
const tell = async () => {
  const told = await Promise.all([1, 2, 3, 4].map(() => createServices(fixtures.product.parts).watches.notifyDue()));
  expect(new Set(told.flat()).size).toBe(told.flat().length);
};
const said = () => pocket.received.map(({ text }) => JSON.parse(text) as { title: string; body: string; url: string });
const quiet = () =>
  eventually('nothing is on its way', async () => {
    const waiting = `select from graphile_worker.jobs where task_identifier in ('push', 'pushMessage', 'watchMail')`;
    return (await fixtures.sql(waiting)).length === 0;
  });
const heard = async () => {
  await tell();
  await quiet();
  return said().map(({ title }) => title);
};

test('an availability alert is sent once by however many processes, and again only when requested again', async () => {
  await Promise.all([watch(item), watch(item), watch(item)]);
  expect(await waiting()).toMatchObject([{ shopId: shop.id, itemId: item }]);
  expect(await heard()).toEqual([]);
  await fixtures.sql('update item set stock = 3 where id = $1', item);
  expect(await heard()).toEqual(['De retour : Croissant']);
  expect(said()[0]).toMatchObject({ body: 'Le Fournil du Test', url: `/boulangerie/${shop.id}` });
  expect(await heard()).toHaveLength(1);
  expect(await waiting()).toEqual([]);
  await watch(item);
  expect(await heard()).toHaveLength(2);
});

test('an availability alert is mailed once, in the customer’s language, when the customer has no device', async () => {
  const reader = await aCustomer(fixtures);
  await fixtures.sql(`update account set language = 'EN' where id = $1`, reader.id);
  await watch(item, reader);
  await fixtures.sql('update item set stock = 3 where id = $1', item);
  await tell();
  const [mail] = await mailsTo(fixtures.dataDir, reader.email);
  expect(mail).toMatchObject({ subject: 'Back: Croissant · Le Fournil du Test' });
  expect(mail?.text).toContain(`/boulangerie/${shop.id}`);
  await tell();
  await quiet();
  expect(mailsIn(fixtures.dataDir).filter(({ to }) => to === reader.email)).toHaveLength(1);
});

test.each([
  ['« épuisé aujourd’hui » is lifted', 'sold_out_until', `now() + interval '1 day'`, 'null'],
  ['it is on the menu again', 'published', 'false', 'true'],
  ['it is one of its days', 'order_rules', `'{"days": [3]}'`, `'{"days": [2]}'`],
])('an item’s availability alert is sent as soon as %s', async (_what, column, before, after) => {
  await watch(item);
  await fixtures.sql(`update item set stock = null, ${column} = ${before} where id = $1`, item);
  expect(await heard()).toEqual([]);
  await fixtures.sql(`update item set ${column} = ${after} where id = $1`, item);
  expect(await heard()).toEqual(['De retour : Croissant']);
});

test('a shop’s opening alert is sent when it opens and its pause is over, and its items’ alerts not before', async () => {
  const hours = (from: number) =>
    fixtures.sql('update opening_range set opens_at = $2 where shop_id = $1', shop.id, from);
  await hours(12 * 60);
  await Promise.all([watch(), watch(item)]);
  await fixtures.sql('update item set stock = 3 where id = $1', item);
  expect(await heard()).toEqual([]);
  await fixtures.sql(`update shop set paused_until = '2026-11-25' where id = $1`, shop.id);
  await hours(10 * 60);
  expect(await heard()).toEqual([]);
  await fixtures.sql('update shop set paused_until = null where id = $1', shop.id);
  expect((await heard()).sort()).toEqual(['De retour : Croissant', 'Le Fournil du Test est ouvert']);
});

test('an availability alert that was cancelled or is 30 days old is not sent', async () => {
  await watch(item);
  const rows = await fixtures.sql('select ends_at from watch where account_id = $1', customer.id);
  expect(rows).toEqual([{ ends_at: '2026-12-25 03:00:00+00' }]);
  await fixtures.sql(`update watch set ends_at = '2026-11-24' where account_id = $1`, customer.id);
  await fixtures.sql('update item set stock = 3 where id = $1', item);
  expect(await heard()).toEqual([]);
  await fixtures.sql('update item set stock = 0 where id = $1', item);
  const { watchFor } = await watch(item);
  await graphql(fixtures, (await aCustomer(fixtures)).token, DropWatchDocument, { id: watchFor.id });
  expect(await waiting()).toHaveLength(1);
  await graphql(fixtures, customer.token, DropWatchDocument, { id: watchFor.id });
  await fixtures.sql('update item set stock = 3 where id = $1', item);
  expect(await heard()).toEqual([]);
});
