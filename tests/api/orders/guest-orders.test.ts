import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CancelGuestOrderDocument, GuestOrderPageDocument } from '../../../graphql/generated/customer/tracking';
import { SavePaceDocument } from '../../../graphql/generated/owner/settings';
import { SessionCheckDocument } from '../../../graphql/generated/shared/session';
import { Role } from '../../../server/accounts/account.entity';
import { createAttemptLimiter } from '../../../server/accounts/sign-in/attempt-limiter';
import { createServices } from '../../../server/platform/context';
import { mailsTo, tokenIn } from '../../support/mailbox';
import { moneyBack } from '../../support/money-back';
import { advance } from '../../support/order-steps';
import { addToCart, anOrder, beginCheckout, eventually, payByCard, placeOrder } from '../../support/ordering';
import { post, register, sessionOf } from '../../support/signing-up';
import { eachTrial, trialsTimeout } from '../../support/trials';
import { aCustomer, aGuest, anItem, aShop, graphql, type Somebody } from '../../support/fixtures';
import { ownFixtures, rowsOf } from '../../support/own-fixtures';

const fixtures = await ownFixtures();

let shop: Somebody;
let itemId: string;
beforeAll(async () => {
  shop = await aShop(fixtures, { capacityUnits: 10_000 });
  itemId = await anItem(fixtures, shop.id, { priceCents: 650, preparationUnits: 1 });
});
// Everybody comes from the same address: each test begins with its tries unspent.
beforeEach(() => {
  fixtures.product.parts.limiter = createAttemptLimiter();
});

const opened = async (key: string, token: string | null = null) =>
  (await graphql(fixtures, token, GuestOrderPageDocument, { key })).guestOrder;
const mailed = async ({ email }: Somebody, subject: RegExp) =>
  (await mailsTo(fixtures.dataDir, email, 1, subject)).at(-1);
async function keyOf(guest: Somebody, subject = /confirmée/): Promise<string> {
  const mail = await mailed(guest, subject);
  return mail ? tokenIn(mail, '/commande/') : '';
}
const ordersOf = async (token: string) =>
  (await graphql<{ myOrders: { id: string }[] }>(fixtures, token, '{ myOrders { id } }')).myOrders.map(({ id }) => id);
const someone = () => `${crypto.randomUUID()}@invites.test`;

/** Signs up with an address and proves it: what guests ordered with it is joined to the account. */
async function proved(email: string): Promise<string> {
  await register(fixtures, email);
  return confirmed(email);
}

async function confirmed(email: string): Promise<string> {
  const [mail] = await mailsTo(fixtures.dataDir, email, 1, /Activez/);
  await post(fixtures, 'user/activate', { token: mail ? tokenIn(mail, '/activate/') : '' });
  return sessionOf(fixtures, email);
}

describe('a guest’s order', () => {
  test('a guest orders without an account, follows the order by the mailed link on another device and cancels it', async () => {
    const guest = await aGuest(fixtures);
    const { id, token, intentId } = await anOrder(fixtures, guest, shop.id, { itemId });
    expect(await ordersOf(guest.token)).toEqual([id]);

    const mail = await mailed(guest, /confirmée/);
    expect(mail?.text).toContain('Bonjour Gaël Invité,');
    expect(mail?.text).not.toMatch(/\/order\/|\/account/);
    const key = await keyOf(guest);
    expect(key).toMatch(/^[\w-]{22}$/);
    expect(mail?.files[0]?.content.replaceAll(/\r\n /g, '')).toContain(`/commande/${key}`);
    expect(await opened(key)).toMatchObject({ id, token, status: 'PREPARING', cancellableUntil: expect.any(String) });

    const cancelled = (await graphql(fixtures, null, CancelGuestOrderDocument, { key })).cancelGuestOrder;
    expect(cancelled).toMatchObject({ __typename: 'Order', status: 'CANCELLED', cancellableUntil: null });
    // Each mail has a link of its own; the first goes on working.
    expect(await opened(await keyOf(guest, /annulée/))).toMatchObject({ id, status: 'CANCELLED' });
    expect(await opened(key)).toMatchObject({ cancellation: { byShop: false, refundCents: 679 } });
    const { refunds, kept } = moneyBack(fixtures);
    await eventually('the money goes back', async () => (await refunds(intentId))[0]?.state === 'DONE');
    expect(await kept(intentId)).toMatchObject({ back: 679 });
  });

  test('the mailed link shows a guest that order only, and the database stores no key that could recreate the link', async () => {
    const guest = await aGuest(fixtures, { phone: '06 12 34 56 78' });
    const { id, token } = await anOrder(fixtures, guest, shop.id, { itemId });
    const key = await keyOf(guest);
    const query = `query ($key: String!) { guestOrder(key: $key) { isMine mayReview contestableUntil customerPhone canMarkNoShow undoableUntil paymentCost { cents } } }`;
    expect((await graphql(fixtures, null, query, { key })).guestOrder).toEqual({
      ...{ isMine: true, mayReview: false, contestableUntil: null, customerPhone: null },
      ...{ canMarkNoShow: false, undoableUntil: null, paymentCost: null },
    });
    for (const call of [`order(reference: "${token}") { id }`, 'myOrders { id }']) {
      const more = graphql(fixtures, null, `{ guestOrder(key: "${key}") { id } ${call} }`);
      await expect(more).rejects.toThrow('UNAUTH');
    }
    const kept = await rowsOf('select * from order_link where order_id = $1', [id]);
    expect(JSON.stringify(kept)).not.toContain(key);
  });

  test('guessing order links is rate limited, while valid links do not count and always open', async () => {
    const guest = await aGuest(fixtures);
    const { id } = await anOrder(fixtures, guest, shop.id, { itemId });
    const key = await keyOf(guest);
    const guess = (one: string) => opened(one).then(String, (error: Error) => error.message);
    for (let round = 0; round < 40; round++) await opened(key);
    for (let round = 0; round < 30; round++) expect(await guess(`guess ${round}`)).toContain('NOT_FOUND');
    expect(await guess('guess 31')).toContain('RATE_LIMITED');
    expect(await opened(key)).toMatchObject({ id });
  });

  test('mails about readiness and a contested no-show give guests the order’s link and no page that needs an account', async () => {
    const guest = await aGuest(fixtures);
    const { id } = await anOrder(fixtures, guest, shop.id, { itemId });
    await advance(fixtures, shop, id);
    await rowsOf(`update orders set status_at = status_at - interval '1 minute' where id = $1`, [id]);
    const ready = `select id from order_step where order_id = $1 and to_status = 'READY'`;
    const [step] = await rowsOf<{ id: string }>(ready, [id]);
    await createServices(fixtures.product.parts).orderMails.ready(step?.id ?? '');
    expect((await mailed(guest, /prête/))?.text).not.toMatch(/\/order\/|\/account/);
    expect(await opened(await keyOf(guest, /prête/))).toMatchObject({ id, status: 'READY' });
    const now = new Date(fixtures.product.clock.now().getTime() + 3_600_000);
    const later = createServices({ ...fixtures.product.parts, clock: { now: () => now } });
    await later.orders.markNoShow(shop.id, id);
    const who = { role: Role.GUEST, id: guest.id };
    expect(await later.noShowContests.raise(who, id, 'J’étais là.')).toMatchObject({ id });
    await later.noShowContests.answer(shop.id, id, 'Pardon.');
    expect(await opened(await keyOf(guest, /la réponse/))).toMatchObject({ id, status: 'NO_SHOW' });
  });

  test('a guest must give a phone number where the shop requires it, a customer with an account need not', async () => {
    const careful = await aShop(fixtures);
    const item = await anItem(fixtures, careful.id, { priceCents: 650 });
    const pace = { preparationMinutes: 15, asksPhone: true };
    expect((await graphql(fixtures, careful.token, SavePaceDocument, { input: pace })).savePace.asksPhone).toBe(true);
    expect(await graphql(fixtures, null, `{ shop(id: "${careful.id}") { asksPhone } }`)).toEqual({
      shop: { asksPhone: true },
    });
    await expect(anOrder(fixtures, await aGuest(fixtures), careful.id, { itemId: item })).rejects.toThrow(
      'BAD_USER_INPUT',
    );
    for (const one of [await aGuest(fixtures, { phone: '06 12 34 56 78' }), await aCustomer(fixtures)])
      expect(await anOrder(fixtures, one, careful.id, { itemId: item })).toMatchObject({ token: expect.any(String) });
  });
});

describe('guests who share an e-mail address', () => {
  const begun = (guest: Somebody) => beginCheckout(fixtures, guest, shop.id);

  test('guests of one address stay separate until an account proves it, takes over their orders and ends their sessions', async () => {
    const email = someone();
    const [one, other] = [await aGuest(fixtures, { email }), await aGuest(fixtures, { email })];
    const first = await anOrder(fixtures, one, shop.id, { itemId });
    const second = await anOrder(fixtures, other, shop.id, { itemId });
    const key = await keyOf(one);
    expect([await ordersOf(one.token), await ordersOf(other.token)]).toEqual([[first.id], [second.id]]);
    await register(fixtures, email);
    expect(await ordersOf(one.token)).toEqual([first.id]);

    const mine = await confirmed(email);
    await eventually('both orders are the account’s', async () => (await ordersOf(mine)).length === 2);
    expect(await ordersOf(mine)).toEqual([second.id, first.id]);
    for (const { token } of [one, other])
      expect(await graphql(fixtures, token, SessionCheckDocument)).toEqual({ viewer: null });
    // Whoever kept the mail still follows it.
    expect(await opened(key)).toMatchObject({ id: first.id, cancellableUntil: expect.any(String) });
    const { rows, broken } = moneyBack(fixtures);
    expect(await rows(`select 1 from account where email = $1 and role = 'GUEST'`, [email])).toEqual([]);
    const joined = 'select 1 from checkout c join account a on a.id = c.customer_id where a.email = $1';
    expect(await rows(joined, [email])).toHaveLength(2);
    expect(await broken()).toEqual([]);
  });

  test('a guest who is paying when the address is proved is joined to the account after the payment', async () => {
    const email = someone();
    const guest = await aGuest(fixtures, { email });
    await addToCart(fixtures, guest, { itemId });
    const { clientSecret } = await begun(guest);
    const mine = await proved(email);
    const waits = `select 1 from graphile_worker.jobs where task_identifier = 'joinGuests' and run_at > now() + interval '5 minutes'`;
    await eventually('it is put off', async () => (await rowsOf(waits)).length === 1);
    await payByCard(fixtures, clientSecret);
    const { id } = await placeOrder(fixtures, guest, shop.id);
    await rowsOf(`update graphile_worker._private_jobs set run_at = now() where locked_at is null`);
    await eventually('the order is the account’s', async () => (await ordersOf(mine))[0] === id);
  });

  test(
    'no guest’s payment is lost when the address is proved while guests start to pay, pay or pay after a lost hold',
    async () => {
      const { rows, broken } = moneyBack(fixtures);
      await eachTrial(12, async (trial) => {
        fixtures.product.parts.limiter = createAttemptLimiter();
        const customer = await aCustomer(fixtures);
        const guests = await Promise.all([1, 2, 3].map(() => aGuest(fixtures, { email: customer.email })));
        for (const guest of guests) await addToCart(fixtures, guest, { itemId });
        const [holding, late, starting] = guests as [Somebody, Somebody, Somebody];
        const paid = async (guest: Somebody, { clientSecret }: { clientSecret: string }) => {
          expect(await payByCard(fixtures, clientSecret)).toBe('succeeded');
          // Whoever is joined by now has no session any more: the provider’s news place the order.
          await placeOrder(fixtures, guest, shop.id).catch(() => undefined);
          return 1;
        };
        const [held, over] = [await begun(holding), await begun(late)];
        await rows(`update booked_window w set booked_units = booked_units - c.units from checkout c
          where c.customer_id = '${late.id}' and w.id = c.window_id`);
        await rows(`update checkout set state = 'RELEASED' where customer_id = $1`, [late.id]);
        const join = () => createServices(fixtures.product.parts).guestOrders.join(customer.id);
        const [, ...payments] = await Promise.all([
          pause((trial % 6) * 8).then(join),
          paid(holding, held),
          paid(late, over),
          begun(starting).then(
            (checkout) => paid(starting, checkout),
            () => 0,
          ),
        ]);
        await eventually('all that was paid is the account’s', async () => {
          await join();
          return (await ordersOf(customer.token)).length === payments.reduce((sum, one) => sum + one);
        });
        expect(await rows(`select 1 from account where email = $1 and role = 'GUEST'`, [customer.email])).toEqual([]);
      });
      expect(await broken()).toEqual([]);
    },
    trialsTimeout(12),
  );

  test('guest sessions, however many, neither trigger password mails nor stop sign-up and sign-in with their address', async () => {
    const guest = await aGuest(fixtures);
    for (let round = 0; round < 8; round++) expect((await aGuest(fixtures, { email: guest.email })).token).not.toBe('');
    await graphql(fixtures, null, 'mutation ($email: String!) { requestPasswordReset(email: $email) { __typename } }', {
      email: guest.email,
    });
    const waits = `select from graphile_worker.jobs where task_identifier = 'accountMail'`;
    await eventually('nobody is mailed', async () => (await rowsOf(waits)).length === 0);
    const token = await proved(guest.email);
    expect(await graphql(fixtures, token, SessionCheckDocument)).toMatchObject({ viewer: { role: 'CUSTOMER' } });
    expect((await mailsTo(fixtures.dataDir, guest.email)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/Activez/),
    ]);
  });
});
