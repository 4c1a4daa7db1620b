import { afterAll, beforeEach, expect, test } from 'vitest';
import { RequestPasswordResetDocument } from '../../../graphql/generated/customer/password';
import { createServices } from '../../../server/platform/context';
import { Account } from '../../../server/accounts/account.entity';
import { aMailServer } from '../../support/mail-server';
import type { ReceivedMail } from '../../support/mailbox';
import { advance, cancelByShop, refundPieces, undoStep, undoTimePasses } from '../../support/order-steps';
import { anOrder, eventually, placeOrder } from '../../support/ordering';
import { rest } from '../../support/rest';
import { eachTrial, trialsTimeout } from '../../support/trials';
import { aCustomer, anItem, aShop, graphql, type Somebody } from '../../support/fixtures';
import { ownFixtures, rowsOf as sql } from '../../support/own-fixtures';

const server = await aMailServer();
const fixtures = await ownFixtures({
  ...{ SMTP_URL: server.url, SUPPORT_EMAIL: 'aide@memeprix.test', PUBLIC_URL: 'https://memeprix.test' },
  LOG_LEVEL: 'silent',
});
let shop: Somebody;
let customer: Somebody;
let item: string;
let order: { id: string; token: string };
afterAll(() => server.close());
beforeEach(async () => {
  shop = await aShop(fixtures, { capacityUnits: 10_000 });
  customer = await aCustomer(fixtures);
  item = await anItem(fixtures, shop.id, {
    name: 'Tarte « au citron » & <b>',
    priceCents: 650,
    vatRate: 100,
    stock: 9000,
  });
});

const place = async () => {
  order = await anOrder(fixtures, customer, shop.id, { itemId: item, quantity: 2 });
};
const mails = () => server.taken.filter(({ to }) => to === customer.email);
const jobs = async () =>
  (await sql("select 1 from graphile_worker.jobs where task_identifier in ('confirmationMail', 'readyMail')")).length;
/** Nobody waits here for a job's hour, nor for the pause between two tries. */
const hurry = () => sql('update graphile_worker._private_jobs set run_at = now() where locked_at is null');
const settled = () =>
  eventually('every job is done', async () => {
    await hurry();
    return (await jobs()) === 0;
  });
async function mail(subject: RegExp): Promise<ReceivedMail> {
  const found = () => mails().find((one) => subject.test(one.subject));
  await eventually(`a mail ${subject}`, async () => {
    await hurry();
    return found() !== undefined;
  });
  return found() as ReceivedMail;
}
const makeReady = () => advance(fixtures, shop, order.id);

test('an order’s confirmation is mailed once, with token, window in Paris time, lines, tax, total, link and calendar', async () => {
  await place();
  const { text, html, subject, id, files } = await mail(/confirmée/);
  expect(subject).toBe(`Commande ${order.token} confirmée`);
  expect(id).toBe(`<confirmed.${order.id}@memeprix.test>`);
  const said = [
    'Bonjour Camille Martin,',
    `Votre numéro au comptoir : ${order.token}`,
    'Retrait : mardi 24 novembre, de 11:30 à 11:45',
    'Adresse : Le Fournil du Test, 1 rue du Test, 75004 Paris',
    '2 × Tarte « au citron » & <b> : 13,00 €',
    'Frais de service : 0,29 €',
    'Total payé par carte : 13,29 €',
    'dont TVA 10 % : 1,18 €',
    `https://memeprix.test/order/${order.token}`,
  ];
  for (const words of said) expect(text).toContain(words);
  expect(text).toMatch(/gardée jusqu’à \d\d:\d\d/);
  expect(html).toContain(order.token);
  expect(html).not.toContain('<b>');
  expect(files).toEqual([
    {
      name: `retrait-${order.token}.ics`,
      type: expect.stringContaining('text/calendar'),
      content: expect.stringContaining(`UID:${order.id}@memeprix`),
    },
  ]);
  // 11:30 in Paris in November.
  expect(files[0]?.content).toContain('DTSTART:20261124T103000Z');
  expect(files[0]?.content).toContain('DTEND:20261124T104500Z');
  // The same payment told again.
  await placeOrder(fixtures, customer, shop.id);
  await settled();
  expect(mails()).toHaveLength(1);
});

test('a customer whose language is English is mailed in English', async () => {
  await sql(`update account set language = 'EN' where id = $1`, [customer.id]);
  await place();
  const { text, subject, html } = await mail(/confirmed/);
  expect(subject).toBe(`Order ${order.token} confirmed`);
  for (const words of ['Hello Camille Martin,', 'Service charge: €0.29', 'Total paid by card: €13.29'])
    expect(text).toContain(words);
  expect(html).toContain('<html lang="en"');
  expect(mails()).toHaveLength(1);
});

test(
  'a mail whose server dies before acknowledging it is sent again with the same Message-ID',
  async () => {
    await eachTrial(1, async () => {
      customer = await aCustomer(fixtures);
      server.dieAfterTaking(customer.email);
      await place();
      await eventually('it came twice', async () => {
        await hurry();
        return mails().length === 2;
      });
      await settled();
      expect(new Set(mails().map(({ id }) => id)).size).toBe(1);
    });
  },
  trialsTimeout(1),
);

test('the « ready » mail is sent in the order’s thread once the step can no longer be undone, and not when it is undone', async () => {
  await place();
  await mail(/confirmée/);
  await makeReady();
  const rows = await sql(
    "select extract(epoch from run_at - now())::float8 as seconds from graphile_worker.jobs where task_identifier = 'readyMail'",
  );
  expect(rows).toEqual([{ seconds: expect.closeTo(31, -1) }]);
  await undoStep(fixtures, shop, order.id);
  await settled();
  expect(mails()).toHaveLength(1);

  await makeReady();
  await undoStep(fixtures, shop, order.id);
  await makeReady();
  const { text, follows } = await mail(/prête/);
  expect(text).toContain(order.token);
  expect(follows).toBe(`<confirmed.${order.id}@memeprix.test>`);
  await settled();
  expect(mails()).toHaveLength(2);
});

test('the « ready » mail is not sent for a collected order or to a customer who opted out of order mails', async () => {
  await place();
  await mail(/confirmée/);
  await makeReady();
  await advance(fixtures, shop, order.id, 'READY');
  await settled();
  expect(mails()).toHaveLength(1);

  customer = await aCustomer(fixtures);
  await fixtures.product.orm.em.fork().nativeUpdate(Account, { id: customer.id }, { mailAboutOrders: false });
  await place();
  // What was bought is told to everybody.
  await mail(/confirmée/);
  await makeReady();
  await settled();
  expect(mails()).toHaveLength(1);
});

test('an order taken at the counter sends no mail', async () => {
  const before = server.taken.length;
  await anItem(fixtures, shop.id, { name: 'Croissant', priceCents: 120 });
  const spoken = { token: shop.token, body: { order: 'deux croissants' } };
  expect(await rest(fixtures, 'POST', '/api/orders', spoken)).toMatchObject({ status: 201 });
  await settled();
  expect(server.taken).toHaveLength(before);
});

test('refund and cancellation mails are in the order’s thread and have Message-IDs of their own', async () => {
  await place();
  await mail(/confirmée/);
  await refundPieces(fixtures, shop, order.id);
  const refund = await mail(/^Remboursement/);
  expect(refund.text).toContain('6,50 €');
  await cancelByShop(fixtures, shop, order.id);
  await undoTimePasses(fixtures, order.id);
  await createServices(fixtures.product.parts).housekeeping.endCancellations();
  const cancelled = await mail(/annulée/);
  expect(cancelled.text).toContain('6,79 €');
  for (const one of [refund, cancelled]) expect(one.follows).toBe(`<confirmed.${order.id}@memeprix.test>`);
  expect(new Set(mails().map(({ id }) => id)).size).toBe(mails().length);
});

test('account mails use the same SMTP server: activation, existing account and password reset', async () => {
  const post = async (path: string, body: object) => (await rest(fixtures, 'POST', path, { body })).status;
  const email = 'nouvelle@clients.test';
  customer = { ...customer, email };
  const account = { name: 'Nouvelle', email, password: 'Levain!2027' };
  expect(await post('/api/user/register', account)).toBe(201);
  const token = /\/activate\/([\w-]+)/.exec((await mail(/Activez/)).text)?.[1];
  expect(await post('/api/user/activate', { token })).toBe(200);
  expect(await post('/api/user/register', account)).toBe(201);
  await mail(/déjà un compte/);
  await graphql(fixtures, null, RequestPasswordResetDocument, { email });
  expect((await mail(/nouveau mot de passe/)).html).toContain('https://memeprix.test/motdepasse/');
});
