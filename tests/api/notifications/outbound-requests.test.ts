import { createServer, type Server, Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OwnPrintersDocument, TestPrinterDocument } from '../../../graphql/generated/owner/printers';
import { SuggestAddressesDocument } from '../../../graphql/generated/shared/addresses';
import { enqueue } from '../../../server/queue';
import { freshDatabase } from '../../support/database';
import { addPrinter } from '../../support/joined-printers';
import { eventually } from '../../support/ordering';
import { freePort } from '../../support/process';
import { subscriptionTo as subscription } from '../../support/push-service';
import { rest } from '../../support/rest';
import {
  aCustomer,
  anItem,
  aShop,
  createFixtures,
  graphql,
  type Somebody,
  type Fixtures,
} from '../../support/fixtures';

let fixtures: Fixtures;
let shop: Somebody;
let customer: Somebody;
let itemId: string;
/** Listens on this machine, as a service inside a private network does: nobody may ever come. */
let canary: Server;
let port: number;
let visits = 0;
/** Where this process, tests included, opened a socket to. */
const opened = new Set<string>();
type Connect = (this: Socket, ...words: unknown[]) => Socket;
const connect = Reflect.get(Socket.prototype, 'connect') as Connect;
/** What the server may call: its database, itself, and who knows addresses. */
const allowed = new Set(['data.geopf.fr:443']);

beforeAll(async () => {
  const recording: Connect = function (...words) {
    const [first, second] = Array.isArray(words[0]) ? (words[0] as unknown[]) : words;
    const { host, port: at } = typeof first === 'object' ? (first as { host?: string; port?: number }) : {};
    opened.add(`${host ?? (typeof second === 'string' ? second : 'localhost')}:${at ?? Number(first)}`);
    return connect.apply(this, words);
  };
  Reflect.set(Socket.prototype, 'connect', recording);
  port = await freePort();
  canary = createServer((socket) => {
    visits++;
    socket.destroy();
  });
  await new Promise<void>((resolve) => canary.listen(port, '127.0.0.1', resolve));
  const url = await freshDatabase();
  fixtures = await createFixtures(url, { PUBLIC_URL: 'https://memeprix.example', LOG_LEVEL: 'silent' });
  [shop, customer] = [await aShop(fixtures), await aCustomer(fixtures)];
  itemId = await anItem(fixtures, shop.id);
  for (const own of [new URL(url), new URL(fixtures.base)])
    for (const host of ['127.0.0.1', 'localhost']) allowed.add(`${host}:${own.port}`);
});
afterAll(async () => {
  Reflect.set(Socket.prototype, 'connect', connect);
  await fixtures.stop();
  canary.close();
});

/** The canary as attackers spell it, and what else answers inside a private network. */
const targets = () =>
  [
    ...['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '127.1', '2130706433', '0x7f.1', '0.0.0.0'],
    ...['127.0.0.1.nip.io', 'localtest.me', 'a:b@127.0.0.1'],
  ]
    .map((host) => `${host}:${port}`)
    .concat(
      '169.254.169.254',
      'metadata.google.internal',
      '10.0.0.1',
      '192.168.1.1:9100',
      'fcm.googleapis.com.evil.test',
    );

const send = (method: string, path: string, { token }: Somebody, body: object) =>
  rest(fixtures, method, `/api/${path}`, { token, body });
const forgedToken = (url: string) =>
  [{ alg: 'RS256', kid: url, jku: url, x5u: url }, { sub: customer.id }, 'x']
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');

/** Every way to hand the server an address. */
const WAYS: [string, (url: string) => Promise<unknown>][] = [
  ['a device to notify', (url) => send('POST', 'notifications/save-token', customer, { token: subscription(url) })],
  [
    'a device that got in all the same',
    async (url) => {
      const { token } = await aCustomer(fixtures);
      await send(
        'POST',
        'notifications/save-token',
        { ...customer, token },
        { token: subscription('https://fcm.googleapis.com/x') },
      );
      await fixtures.product.pool.query('update device set token = $1 where token like $2', [
        subscription(url),
        '%fcm.googleapis.com/x%',
      ]);
      const { rows } = await fixtures.product.pool.query<{ id: string }>('select account_id as id from device');
      const news = { accountIds: rows.map(({ id }) => id), event: `at:${url}`, title: 'a', body: 'b', url: '/' };
      await fixtures.product.orm.em.fork().transactional((em) => enqueue(em, 'push', news));
    },
  ],
  [
    'a printer',
    async (url) => {
      const address = url.replace('https://', '');
      await addPrinter(fixtures, shop, address, `P${address}`.slice(0, 30)).catch(() => null);
    },
  ],
  [
    'a printer that got in all the same',
    async (url) => {
      const { hostname } = new URL(url.replace('a:b@', ''));
      // Where printers are.
      if (/^(10|192\.168)\./.test(hostname)) return;
      await fixtures.product.pool.query(
        `insert into printer (id, shop_id, name, connection, columns, host, port, created_at) values ($1, $2, $3, 'NETWORK', 48, $4, $5, now())`,
        [crypto.randomUUID(), shop.id, hostname.slice(0, 30), hostname.replace(/[[\]]/g, '').slice(0, 45), port],
      );
      const { ownPrinters } = await graphql(fixtures, shop.token, OwnPrintersDocument);
      for (const { id } of ownPrinters)
        await graphql(fixtures, shop.token, TestPrinterDocument, { id }).catch(() => null);
      await fixtures.product.pool.query('delete from printer where shop_id = $1', [shop.id]);
    },
  ],
  ['an item’s picture', (url) => send('PUT', 'customitems/update-item', shop, { itemId, updates: { itemImg: url } })],
  [
    'a new item’s picture',
    (url) => send('POST', 'sandwich', shop, { itemName: 'S', image: url, imageUrl: url, category: 'Pains', price: 5 }),
  ],
  ['an address to find', (text) => graphql(fixtures, shop.token, SuggestAddressesDocument, { text }).catch(() => null)],
  [
    'a sign-in by Google',
    (url) => send('POST', 'google-login', customer, { token: forgedToken(url), credential: forgedToken(url) }),
  ],
  ['a token of one’s own', (url) => rest(fixtures, 'GET', '/api/cart', { token: forgedToken(url) })],
  [
    'headers of a relay',
    (url) =>
      fetch(`${fixtures.base}/api/user/forgot-password`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-host': url,
          'x-forwarded-for': url.replace('https://', ''),
          forwarded: `host=${url}`,
          referer: url,
          origin: url,
        },
        body: JSON.stringify({ email: customer.email, returnUrl: url, redirect: url }),
      }),
  ],
];

test('outbound connections are counted by the test’s own server', async () => {
  await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
  expect(visits).toBe(1);
  expect(opened).toContain(`127.0.0.1:${port}`);
  visits = 0;
  opened.delete(`127.0.0.1:${port}`);
});

test.each(WAYS)('the server connects to no address given through %s', async (_way, use) => {
  for (const target of targets()) for (const scheme of ['https', 'http']) await use(`${scheme}://${target}/x`);
  await eventually('everything was tried', async () => {
    const { rows } = await fixtures.product.pool.query(
      `select 1 from graphile_worker.jobs
       where task_identifier in ('push', 'pushMessage', 'print') and (attempts = 0 or locked_at is not null)`,
    );
    return rows.length === 0;
  });
  expect(visits).toBe(0);
  expect([...opened].filter((to) => !allowed.has(to))).toEqual([]);
});
