import { createServices } from '../../../server/platform/context';
import { beforeEach, expect, test } from 'vitest';
import { AnswerNoShowContestDocument, ContestNoShowDocument } from '../../../graphql/generated/customer/order';
import { ContestGuestNoShowDocument, GuestOrderPageDocument } from '../../../graphql/generated/customer/tracking';
import { BoardPageDocument } from '../../../graphql/generated/owner/board';
import { mailsTo, tokenIn } from '../../support/mailbox';
import { markNoShow, orderSeenBy, refundPieces, setWindow } from '../../support/order-steps';
import { anOrder } from '../../support/ordering';
import { statementsOf } from '../../support/statements';
import { aCustomer, aGuest, anItem, aShop, graphql, type Somebody } from '../../support/fixtures';
import { ownFixtures, rowsOf } from '../../support/own-fixtures';

const fixtures = await ownFixtures();

let shop: Somebody;
let customer: Somebody;
let order: { id: string; token: string };

beforeEach(async () => {
  shop = await aShop(fixtures);
  customer = await aCustomer(fixtures);
  order = await missing();
});

/** An order whose customer was marked as missing just now. */
async function missing(at = '2026-11-24T09:30:00Z', who = customer) {
  const made = await anOrder(fixtures, who, shop.id, { itemId: await anItem(fixtures, shop.id, { priceCents: 650 }) });
  await setWindow(fixtures, made.id, at, new Date(Date.parse(at) + 15 * 60_000).toISOString());
  await markNoShow(fixtures, shop, made.id);
  return made;
}

const sql = (text: string, values: unknown[] = [order.id]) => rowsOf(text, values);
const contest = async (reason: string, { token } = customer) =>
  (await graphql(fixtures, token, ContestNoShowDocument, { reference: order.token, reason })).contestNoShow;
const contestByLink = async (key: string, reason: string) =>
  (await graphql(fixtures, null, ContestGuestNoShowDocument, { key, reason })).contestGuestNoShow;
const answer = async (said: string) =>
  (await graphql(fixtures, shop.token, AnswerNoShowContestDocument, { orderId: order.id, answer: said }))
    .answerNoShowContest;
const mailed = async ({ email }: Somebody, subject: RegExp) =>
  (await mailsTo(fixtures.dataDir, email, 1, subject)).map(({ text }) => text).join();

const untilTomorrow = expect.stringMatching(/^2026-11-25T10:0/) as string;

test('a customer contests a no-show once, the shop answers once, and both texts stay on record', async () => {
  expect(await orderSeenBy(fixtures, customer, order.id)).toMatchObject({
    contestableUntil: untilTomorrow,
    noShowContest: null,
  });
  expect(await orderSeenBy(fixtures, shop, order.id)).toMatchObject({ contestableUntil: null });
  await Promise.all([contest('J’ai attendu dix minutes.'), contest('J’ai attendu dix minutes.')]);
  expect(await contest('Autre chose.')).toMatchObject({
    noShowContest: { reason: 'J’ai attendu dix minutes.', answer: null },
    contestableUntil: null,
  });
  expect(await mailed(shop, /contesté/)).toContain('J’ai attendu dix minutes.');
  await answer('Le rideau était baissé, pardon.');
  await answer('Autre chose.');
  expect(await orderSeenBy(fixtures, customer, order.id)).toMatchObject({
    noShowContest: { reason: 'J’ai attendu dix minutes.', answer: 'Le rideau était baissé, pardon.' },
  });
  expect(await mailed(customer, /la réponse de/)).toContain('Le rideau était baissé, pardon.');
});

/** Sends the mail about the no-show, which waits until the step can no longer be undone. */
async function mailNoShow() {
  const [step] = await sql("select id from order_step where order_id = $1 and to_status = 'NO_SHOW'");
  await createServices(fixtures.product.parts).orderMails.noShow(String(step?.['id']));
}

test('a no-show is mailed to its customer with how to contest it', async () => {
  await mailNoShow();
  const mail = await mailed(customer, /non retirée/);
  expect(mail).toMatch(/Contestez-le depuis la page de la commande jusqu’à 11:0\d, mercredi 25 novembre/);
  expect(mail).toContain(`/order/${order.token}`);
});

test('a guest contests a no-show once on the page of the mailed link, which shows the shop’s answer', async () => {
  const guest = await aGuest(fixtures);
  order = await missing('2026-11-24T09:00:00Z', guest);
  await mailNoShow();
  const [mail] = await mailsTo(fixtures.dataDir, guest.email, 1, /non retirée/);
  expect(mail?.text).toMatch(/Contestez-le depuis la page de la commande jusqu’à /);
  const key = mail ? tokenIn(mail, '/commande/') : '';
  const opened = async () => (await graphql(fixtures, null, GuestOrderPageDocument, { key })).guestOrder;
  expect(await opened()).toMatchObject({ contestableUntil: untilTomorrow, noShowContest: null });
  await expect(contestByLink(key, ' ')).rejects.toThrow('Écrivez quelques mots.');
  await Promise.all([contestByLink(key, 'J’étais là.'), contestByLink(key, 'J’étais là.')]);
  expect(await contestByLink(key, 'Autre chose.')).toMatchObject({
    ...{ isMine: true, contestableUntil: null, noShowContest: { reason: 'J’étais là.', answer: null } },
  });
  expect(await mailed(shop, /contesté/)).toContain('J’étais là.');
  await answer('Le rideau était baissé, pardon.');
  expect(await opened()).toMatchObject({ noShowContest: { answer: 'Le rideau était baissé, pardon.' } });
  expect(await mailed(guest, /la réponse de/)).toContain('/commande/');
  expect(await mailsTo(fixtures.dataDir, shop.email, 1, /contesté/)).toHaveLength(1);
});

test('a guest cannot contest a no-show on the link’s page after a day', async () => {
  const guest = await aGuest(fixtures);
  order = await missing('2026-11-24T09:00:00Z', guest);
  const [mail] = await mailsTo(fixtures.dataDir, guest.email, 1, /confirmée/);
  const key = tokenIn(mail, '/commande/');
  await sql("update orders set status_at = status_at - interval '24 hours' where id = $1");
  const { guestOrder } = await graphql(fixtures, null, GuestOrderPageDocument, { key });
  expect(guestOrder).toMatchObject({ status: 'NO_SHOW', contestableUntil: null });
  expect(await contestByLink(key, 'J’étais là.')).toMatchObject({ __typename: 'StepNotPossible' });
});

test('a refund with a reason answers a contested no-show', async () => {
  await contest('J’étais là.');
  expect(await refundPieces(fixtures, shop, order.id, 1, 'Notre erreur.')).toMatchObject({
    noShowContest: { answer: 'Notre erreur.' },
    refunds: [{ cents: 650 }],
  });
});

test('the board resolves contested no-shows of all its cards in one SQL statement', async () => {
  const other = await missing('2026-11-24T09:00:00Z');
  await contest('J’étais là.');
  let board: { id: string; noShowContest: { answer: string | null } | null }[] = [];
  const sent = await statementsOf(async () => {
    board = (await graphql(fixtures, shop.token, BoardPageDocument)).boardOrders;
  });
  expect(board.find(({ id }) => id === order.id)?.noShowContest).toMatchObject({ answer: null });
  expect(board.find(({ id }) => id === other.id)?.noShowContest).toBeNull();
  expect(sent.filter(({ name }) => name === 'contests')).toHaveLength(1);
});

test('yesterday’s no-show is on the board from the customer’s contest until the shop’s answer', async () => {
  const board = async () => (await graphql(fixtures, shop.token, BoardPageDocument)).boardOrders.map(({ id }) => id);
  await sql("update orders set status_at = '2026-11-23T20:00:00Z' where id = $1");
  expect(await board()).toEqual([]);
  await contest('J’étais là.');
  expect(await board()).toEqual([order.id]);
  await answer('Pardon, nous regardons.');
  expect(await board()).toEqual([]);
});

test('contesting a no-show needs a text and ends after a day, and only a contest can be answered', async () => {
  await expect(contest('  ')).rejects.toThrow('Écrivez quelques mots.');
  await sql("update orders set status_at = status_at - interval '24 hours' where id = $1");
  expect(await orderSeenBy(fixtures, customer, order.id)).toMatchObject({ contestableUntil: null });
  expect(await contest('J’étais là.')).toMatchObject({ __typename: 'StepNotPossible' });
  expect(await answer('Comment ?')).toMatchObject({ __typename: 'StepNotPossible' });
});

test('removing a customer’s account deletes the text of their no-show contests', async () => {
  await contest('Camille était là.');
  await sql('update orders set previous_status = null where id = $1');
  await graphql(fixtures, customer.token, 'mutation { removeAccount { __typename } }');
  expect(await orderSeenBy(fixtures, shop, order.id)).toMatchObject({ noShowContest: { reason: '' } });
});
