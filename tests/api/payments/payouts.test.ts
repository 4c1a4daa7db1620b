import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PayoutsPageDocument } from '../../../graphql/generated/owner/payouts';
import { mailsTo } from '../../support/mailbox';
import { addToCart, beginCheckout, eventually } from '../../support/ordering';
import { rest } from '../../support/rest';
import { aCustomer, anItem, aShop, graphql, type Somebody } from '../../support/fixtures';
import { ownFixtures, rowsOf as sql } from '../../support/own-fixtures';

const fixtures = await ownFixtures();

let shop: Somebody;
let rival: Somebody;
let customer: Somebody;

beforeAll(async () => {
  [rival, customer] = [await aShop(fixtures), await aCustomer(fixtures)];
});
beforeEach(async () => {
  shop = await aShop(fixtures);
  await sql('update shop set payment_account_id = null, charges_enabled = false where id = $1', [shop.id]);
});

const CREATE = '/api/restaurantPaymentSetup/create-stripe-account';
const as = (token?: string) => (token === undefined ? {} : { token });
const create = (token?: string, restaurantId = shop.id) =>
  rest(fixtures, 'POST', CREATE, { body: { restaurantId }, ...as(token) });
const link = (token?: string) =>
  rest(fixtures, 'GET', `/api/restaurantPaymentSetup/onboarding-link/${shop.id}`, as(token));
const account = async () => (await graphql(fixtures, shop.token, PayoutsPageDocument)).payoutAccount;
const stored = async () => {
  const read = 'select payment_account_id as id, charges_enabled as charged from shop where id = $1';
  const [row] = await sql<{ id: string | null; charged: boolean }>(read, [shop.id]);
  return row ?? { id: null, charged: false };
};

/** Goes through the sandbox's form as its page does; answers where it leads. */
async function fillInForm(onboardingUrl: string): Promise<string> {
  const url = new URL(new URL(onboardingUrl).pathname, fixtures.base);
  const page = await (await fetch(url)).text();
  const ticket = /name="ticket" value="([^"]+)"/.exec(page)?.[1] ?? '';
  const form = { ticket, name: 'Le Fournil', iban: 'FR14 2004 1010 0505 0001 3M02 606', terms: 'yes' };
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  return answer.headers.get('location') ?? '';
}

/** What the provider itself holds of an account. */
const provider = (id: string | null, change: object) =>
  sql('update payment_sandbox.objects set data = data || $2::jsonb where id = $1', [id, JSON.stringify(change)]);

describe('PayoutService, the shop’s account at the payment provider', () => {
  test('a shop’s account at the payment provider is created once by simultaneous and repeated calls', async () => {
    expect(await account()).toMatchObject({ state: 'NONE', charges: null });
    const answers = await Promise.all([create(shop.token), create(shop.token), create(shop.token)]);
    expect(answers.map(({ status }) => [200, 201].includes(status))).toEqual([true, true, true]);
    const { id, charged } = await stored();
    expect([id, charged]).toEqual([expect.stringMatching(/^acct_/), false]);
    expect(await create(shop.token)).toMatchObject({ status: 200, body: { status: 'INCOMPLETE' } });
    expect((await stored()).id).toBe(id);
    const made = await sql(
      `select count(*)::int as made from payment_sandbox.objects where type = 'account' and data->'metadata'->>'shopId' = $1`,
      [shop.id],
    );
    expect(made).toEqual([{ made: 1 }]);
  });

  test('a shop’s account at the payment provider can be created and opened only by the shop’s owner', async () => {
    for (const call of [create, link]) {
      expect(await call()).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
      expect(await call(rival.token)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
      expect(await call(customer.token)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    }
    expect(await create(shop.token, 'nonsense')).toMatchObject({ status: 403 });
    expect(await rest(fixtures, 'POST', CREATE, { body: {}, token: shop.token })).toMatchObject({ status: 400 });
  });

  test('the onboarding link is refused before the shop has an account at the payment provider', async () => {
    expect(await link(shop.token)).toMatchObject({
      status: 409,
      body: { message: 'Créez d’abord le compte de paiement.', code: 'CONFLICT' },
    });
  });

  test('an account that the payment provider no longer knows is shown as disconnected and can be created again', async () => {
    await create(shop.token);
    const { id } = await stored();
    await sql(`update shop set charges_enabled = true where id = $1`, [shop.id]);
    await sql('delete from payment_sandbox.objects where id = $1', [id]);
    expect(await account()).toMatchObject({ state: 'DISCONNECTED' });
    expect((await stored()).charged).toBe(false);
    expect(await create(shop.token)).toMatchObject({ status: 201 });
    const anew = await stored();
    expect(anew.id).toMatch(/^acct_/);
    expect(anew.id).not.toBe(id);
  });
});

describe('onboarding of a shop at the payment provider', () => {
  test('the owner is mailed, without the account number, when bank details were given to the payment provider', async () => {
    await create(shop.token);
    await fillInForm(String((await link(shop.token)).body['onboardingUrl']));
    await eventually('a mail is enqueued', async () => {
      const enqueued = await sql(
        `update graphile_worker._private_jobs set run_at = now() where payload ->> 'kind' = 'payoutChanged' and payload ->> 'email' = $1 returning 1`,
        [shop.email],
      );
      return enqueued.length === 1;
    });
    const [mail] = await mailsTo(fixtures.dataDir, shop.email);
    expect(mail?.subject).toBe('Vos coordonnées bancaires ont changé');
    expect(mail?.text).toContain('/restaurantPaymentSetupPage');
    expect(mail?.text).not.toContain('606');
  });

  test('a shop is hidden from customers until the payment provider’s form is completed and its event has arrived', async () => {
    const itemId = await anItem(fixtures, shop.id, { priceCents: 650 });
    await create(shop.token);
    // Without it nobody sees the shop, nothing goes into a cart, nothing is charged.
    expect(await rest(fixtures, 'GET', `/api/items/${shop.id}`)).toMatchObject({ status: 404 });
    await expect(addToCart(fixtures, customer, { itemId })).rejects.toThrow();
    const intent = (token: string) =>
      rest(fixtures, 'POST', '/api/payment-page/create-intent', { token, body: { restaurantId: shop.id } });
    expect(await intent(customer.token)).toMatchObject({ status: 404 });
    // Its owner sees it, but cannot order there either.
    await expect(addToCart(fixtures, shop, { itemId })).rejects.toThrow();
    expect(await intent(shop.token)).toMatchObject({ status: 404 });

    const { status, body } = await link(shop.token);
    expect(status).toBe(200);
    const back = new URL(await fillInForm(String(body['onboardingUrl'])));
    expect(back.pathname + back.search).toBe('/restaurantPaymentSetupPage?retour=1');
    // The link was used up.
    const used = new URL(new URL(String(body['onboardingUrl'])).pathname, fixtures.base);
    const again = await fetch(used, { redirect: 'manual' });
    expect(again.headers.get('location')).toMatch(/\/restaurantPaymentSetupPage\?lien=expire$/);
    // By the signed news alone: nobody asked.
    await eventually('the shop can be paid', async () => (await stored()).charged);
    const active = { state: 'ACTIVE', charges: 'ON', payouts: 'ON', wanted: [], wantedBy: null };
    expect(await account()).toMatchObject(active);

    expect(await rest(fixtures, 'GET', `/api/items/${shop.id}`)).toMatchObject({ status: 200 });
    await addToCart(fixtures, customer, { itemId });
    expect(await beginCheckout(fixtures, customer, shop.id)).toMatchObject({ __typename: 'Checkout' });
  });

  test('later requirements of the payment provider are shown, and a shop it restricts can no longer be charged', async () => {
    await create(shop.token);
    const { id } = await stored();
    await provider(id, {
      details_submitted: true,
      charges_enabled: false,
      payouts_enabled: false,
      requirements: {
        currently_due: ['individual.verification.document', 'external_account'],
        past_due: ['external_account'],
        current_deadline: Date.parse('2026-11-30T12:00:00Z') / 1000,
      },
    });
    await sql('update shop set charges_enabled = true where id = $1', [shop.id]);
    expect(await account()).toMatchObject({
      state: 'RESTRICTED',
      charges: 'OFF',
      payouts: 'OFF',
      wanted: ['external_account', 'individual.verification.document'],
      wantedBy: '2026-11-30T12:00:00.000Z',
    });
    expect((await stored()).charged).toBe(false);
  });
});
