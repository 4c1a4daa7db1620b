import { afterAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../support/database';
import { aPaymentSandbox, aReceiver, movableClock } from '../../support/payment-sandbox';

const RETURN = 'https://shop.example/restaurantPaymentSetupPage?done=1';
const REFRESH = 'https://shop.example/restaurantPaymentSetupPage';
const FILLED = { name: 'Boulangerie <Dupont> & fils', iban: 'FR14 2004 1010 0505 0001 3M02 606', terms: 'yes' };

const clock = movableClock();
const receiver = await aReceiver();
const sandbox = await aPaymentSandbox({ databaseUrl: await freshDatabase(), clock, webhookUrl: receiver.url });
let accountId: string;
let shops = 0;

afterAll(async () => {
  await sandbox.close();
  await receiver.close();
});
beforeEach(async () => {
  shops += 1;
  const request = { shopId: `shop-${shops}`, email: 'owner@demo.test', idempotencyKey: `account:${shops}` };
  accountId = (await sandbox.gateway.createAccount(request)).id;
});

/** The path of a new link; in life it is on the shop's own origin. */
async function aLink(): Promise<string> {
  const link = new URL(await sandbox.gateway.onboardingLink(accountId, { return_url: RETURN, refresh_url: REFRESH }));
  expect(link.origin).toBe('https://shop.example');
  return link.pathname;
}
const visit = (path: string, method = 'GET') => fetch(new URL(path, sandbox.base), { method, redirect: 'manual' });
const send = (path: string, form: Record<string, string>) =>
  fetch(new URL(path, sandbox.base), { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
const ticketIn = async (page: Response) => /name="ticket" value="([^"]+)"/.exec(await page.text())?.[1] ?? '';

test('completing the sandbox onboarding form enables charges and payouts and sends account.updated', async () => {
  const path = await aLink();
  const page = await visit(path);
  expect(page.headers.get('content-security-policy')).toContain("form-action 'self' https://shop.example");
  expect(page.headers.get('cache-control')).toBe('no-store');

  const sent = await send(path, { ticket: await ticketIn(page), ...FILLED });

  expect([sent.status, sent.headers.get('location')]).toEqual([303, RETURN]);
  expect(await sandbox.gateway.retrieveAccount(accountId)).toEqual({
    id: accountId,
    chargesEnabled: true,
    payoutsEnabled: true,
    wanted: [],
    wantedBy: null,
    detailsSubmitted: true,
  });
  const told = () => receiver.received.map(({ body, signature }) => sandbox.gateway.verifyEvent(body, signature));
  await expect
    .poll(told)
    .toContainEqual(expect.objectContaining({ type: 'account.updated', account: accountId, intent: null }));
});

test('an onboarding link opens the form once, and a HEAD request does not use it up', async () => {
  const path = await aLink();
  expect((await visit(path, 'HEAD')).status).toBe(404);
  expect((await visit(path)).status).toBe(200);

  const again = await visit(path);
  expect([again.status, again.headers.get('location')]).toEqual([303, REFRESH]);
});

test('an onboarding link opened by ten visitors concurrently shows the form to one', async () => {
  const path = await aLink();
  const pages = await Promise.all(Array.from({ length: 10 }, () => visit(path)));
  expect(pages.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('an onboarding link expires after five minutes and an opened form after thirty', async () => {
  const late = await aLink();
  clock.move(301);
  expect((await visit(late)).status).toBe(303);

  const path = await aLink();
  const ticket = await ticketIn(await visit(path));
  clock.move(30 * 60 + 1);
  expect((await send(path, { ticket, ...FILLED })).headers.get('location')).toBe(REFRESH);
  expect(await sandbox.gateway.retrieveAccount(accountId)).toMatchObject({ chargesEnabled: false });
});

test('the onboarding form shows errors, keeps the escaped input and can be sent again', async () => {
  const path = await aLink();
  const ticket = await ticketIn(await visit(path));

  const refused = await send(path, { ticket, name: '"><script>', iban: 'FR14 2004 1010 0505 0001 3M02 607' });
  expect(refused.status).toBe(422);
  const html = await refused.text();
  expect(html).toContain('Cet IBAN n’est pas valable.');
  expect(html).toContain('Acceptez les conditions');
  expect(html).toContain('value="&#34;&#62;&#60;script&#62;"');
  expect(html).not.toContain('<script>');

  expect((await send(path, { ticket, ...FILLED })).status).toBe(303);
});

test('an unknown onboarding link answers 404', async () => {
  expect((await visit('/sandbox/onboarding/guess')).status).toBe(404);
  expect((await send('/sandbox/onboarding/guess', { ticket: 'guess', ...FILLED })).status).toBe(404);
});

test('an onboarding link refuses a return URL that is not http or https', async () => {
  const bad = sandbox.gateway.onboardingLink(accountId, { return_url: 'javascript:alert(1)', refresh_url: REFRESH });
  await expect(bad).rejects.toMatchObject({ name: 'Fault' });
});
