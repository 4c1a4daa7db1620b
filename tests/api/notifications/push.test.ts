import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createServices } from '../../../server/platform/context';
import { enqueue, type Jobs } from '../../../server/queue';
import { webPushSender } from '../../../server/notifications/web-push-sender';
import { freshSecrets } from '../../../server/secrets';
import { hurryJobs, jobsDone } from '../../support/jobs';
import { eventually } from '../../support/ordering';
import { ownFixtures } from '../../support/own-fixtures';
import { aPushService, type PushedBrowser, signedBy } from '../../support/push-service';
import { rest } from '../../support/rest';
import { eachTrial, trialsTimeout } from '../../support/trials';
import { aCustomer, type Somebody } from '../../support/fixtures';

const { vapidPublicKey: publicKey, vapidPrivateKey: privateKey } = freshSecrets();
const vapid = { publicKey, privateKey };
const HOUR_SECONDS = 3600;
const service = await aPushService();
afterAll(() => service.close());
const settings = { LOG_LEVEL: 'silent', SUPPORT_EMAIL: 'aide@memeprix.test' };
const fixtures = await ownFixtures(settings, { vapid, pushStandIn: service.standIn });
let customer: Somebody;
let browser: PushedBrowser;

beforeEach(async () => {
  customer = await aCustomer(fixtures);
  browser = service.aBrowser();
  await register(customer, browser);
});

const save = async ({ token }: Somebody, body: object) =>
  (await rest(fixtures, 'POST', '/api/notifications/save-token', { token, body })).status;
const register = async (who: Somebody, device: PushedBrowser) =>
  expect(await save(who, { token: device.token })).toBe(200);

const news = (event: string): Jobs['push'] => ({
  accountIds: [customer.id],
  event,
  title: 'Votre commande est prête',
  body: 'Le Fournil du Test · K7MQ2X',
  url: '/tokenDetails/K7MQ2X',
});
const notify = (payload: Jobs['push']) =>
  fixtures.product.orm.em.fork().transactional((em) => enqueue(em, 'push', payload));
const sql = async (text: string, values: unknown[] = []) =>
  (await fixtures.product.pool.query<Record<string, unknown>>(text, values)).rows;
const devices = async () => (await sql('select 1 from device where account_id = $1', [customer.id])).length;
const allDone = () => jobsDone(fixtures, ['push', 'pushMessage']);

test('a push is signed with the server’s VAPID key and encrypted for its browser', async () => {
  await notify(news('signed:1'));
  await eventually('it came', async () => browser.received.length === 1);
  const [push] = browser.received;
  if (!push) throw new Error('nothing came');
  const said = JSON.parse(push.text) as Record<string, unknown>;
  const { title, body, url } = news('');
  expect(said).toEqual({ title, body, url, tag: expect.stringMatching(/^[\w-]{32}$/) as string });
  const headers = { ttl: String(HOUR_SECONDS), urgency: 'high', topic: said['tag'] };
  expect(push.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ...headers });
  const { exp = 0, ...signature } = await signedBy(push);
  const aud = service.standIn.origin;
  expect(signature).toEqual({ key: publicKey, algorithm: 'ES256', aud, sub: 'mailto:aide@memeprix.test' });
  const now = Date.now() / 1000;
  expect(exp).toBeGreaterThan(now + 60);
  expect(exp).toBeLessThanOrEqual(now + 24 * HOUR_SECONDS);
});

test('each device receives an event once, however often it is enqueued', async () => {
  const other = service.aBrowser();
  await register(customer, other);
  await Promise.all([1, 2, 3].map(() => notify(news('once:1'))));
  await allDone();
  await notify(news('once:1'));
  await notify(news('once:2'));
  await allDone();
  for (const { received } of [browser, other]) {
    const tags = received.map(({ headers }) => headers['topic']);
    expect(tags).toHaveLength(2);
    expect(new Set(tags).size).toBe(2);
  }
});

test(
  'a process killed between sending a push and recording it sends it again with the same topic',
  async () => {
    await eachTrial(1, async (number) => {
      const event = `killed:${number}`;
      const before = browser.received.length;
      await notify(news(event));
      await allDone();
      const [message] = await sql('update push_message set done_at = null where event = $1 returning id', [event]);
      const { pushes } = createServices(fixtures.product.parts);
      await pushes.send(String(message?.['id']));
      await pushes.send(String(message?.['id']));
      const [first, again, ...more] = browser.received.slice(before);
      expect([again?.text, again?.headers['topic']]).toEqual([first?.text, first?.headers['topic']]);
      expect(more).toEqual([]);
    });
  },
  trialsTimeout(1),
);

test('a push enqueued in a transaction that is rolled back is not sent', async () => {
  await expect(
    fixtures.product.orm.em.fork().transactional(async (em) => {
      await enqueue(em, 'push', news('undone:1'));
      throw new Error('taken back');
    }),
  ).rejects.toThrow('taken back');
  await notify(news('done:1'));
  await allDone();
  expect(browser.received).toHaveLength(1);
});

test('a push is retried later when its push service answers 500 or 429', async () => {
  browser.answers.push(500, 429);
  await notify(news('trouble:1'));
  await eventually('it was tried', async () => browser.answers.length === 1);
  await eventually('it waits for its next try', async () => {
    const [job] = await sql(
      'select run_at > now() as later, last_error from graphile_worker._private_jobs where attempts = 1 and locked_at is null',
    );
    if (!job) return false;
    expect(job['later']).toBe(true);
    // What is kept of the failure names no subscription.
    expect(job['last_error']).toMatch(/^The push service 127\.0\.0\.1:\d+ answered 500\./);
    return true;
  });
  expect([browser.received.length, await devices()]).toEqual([0, 1]);
  await eventually('it came', async () => {
    await hurryJobs(fixtures);
    return browser.received.length === 1;
  });
  await allDone();
  expect(browser.received).toHaveLength(1);
});

test.each([404, 410])('a subscription that its push service answers with %i is removed', async (status) => {
  const living = service.aBrowser();
  await register(customer, living);
  browser.answers.push(status);
  await notify(news(`dead:${status}`));
  await allDone();
  expect(await sql('select token from device where account_id = $1', [customer.id])).toEqual([{ token: living.token }]);
  expect(living.received).toHaveLength(1);
});

test('a redirect of a push service is not followed and counts as a failure', async () => {
  const called = service.asked.length;
  browser.answers.push(307);
  await notify(news('elsewhere:1'));
  await eventually('it was tried', async () => service.asked.length > called);
  await eventually('it counts as trouble', async () => {
    await hurryJobs(fixtures);
    return browser.received.length === 1;
  });
});

test('a device registered to another account receives no pushes of its former user', async () => {
  const { pushes } = createServices(fixtures.product.parts);
  browser.answers.push(503);
  await notify(news('hands:1'));
  await eventually('it was tried', async () => browser.answers.length === 0);
  const [message] = await sql("select id from push_message where event = 'hands:1'");
  await register(await aCustomer(fixtures), browser);
  await pushes.send(String(message?.['id']));
  expect(browser.received).toEqual([]);
});

test('a push older than one hour is dropped', async () => {
  browser.answers.push(503);
  await notify(news('stale:1'));
  await eventually('it was tried', async () => browser.answers.length === 0);
  await sql("update push_message set created_at = created_at - interval '61 minutes' where event = 'stale:1'");
  await eventually('it is given up', async () => {
    await hurryJobs(fixtures);
    return (await sql("select done_at from push_message where event = 'stale:1'"))[0]?.['done_at'] !== null;
  });
  expect(browser.received).toEqual([]);
});

test('an FCM device is skipped when FCM is not configured, and other devices still receive the push', async () => {
  const fcm = `fcm:${'a'.repeat(100)}`;
  expect(await save(customer, { token: fcm, deviceType: 'mobile' })).toBe(200);
  await notify(news('fcm:1'));
  await allDone();
  expect([browser.received.length, await devices()]).toEqual([1, 2]);
});

describe('push endpoints', () => {
  const inside = (endpoint: string) => JSON.stringify({ ...(JSON.parse(browser.token) as object), endpoint });

  test('an endpoint of no known push service is refused when saved, and deleted without a request when already stored', async () => {
    const called = service.asked.length;
    const { origin } = service.standIn;
    const local = origin.replace('127.0.0.1', 'localhost');
    for (const endpoint of [local, 'https://169.254.169.254/latest', 'https://[::1]/']) {
      const token = inside(endpoint);
      expect(await save(customer, { token })).toBe(400);
      await sql('update device set token = $2 where account_id = $1', [customer.id, token]);
      await notify(news(`inside:${endpoint}`));
      await allDone();
      expect(await devices()).toBe(0);
      await register(customer, browser);
    }
    expect(service.asked.length).toBe(called);
  });

  test('a push service host that resolves to a private address is not contacted', async () => {
    const lookups: string[] = [];
    const sender = webPushSender(
      { vapid, supportEmail: 'aide@memeprix.test' },
      () => undefined,
      (host, _options, answer) => {
        lookups.push(host);
        answer(null, [{ address: '127.0.0.1', family: 4 }]);
      },
    );
    const token = inside('https://fcm.googleapis.com/fcm/send/abc');
    const notification = { title: 'a', body: 'b', url: '/', tag: 'a'.repeat(32) };
    await expect(sender.send(token, notification)).rejects.toThrow('is not allowed');
    expect(lookups).toEqual(['fcm.googleapis.com']);
  });

  test('the tests’ stand-in push service is not contacted without the setting that allows it', async () => {
    const sender = webPushSender({ vapid, supportEmail: 'aide@memeprix.test' }, () => undefined);
    expect(await sender.send(browser.token, { title: 'a', body: 'b', url: '/', tag: 'a' })).toBe('gone');
    expect(browser.received).toEqual([]);
  });
});
