import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ShopNowDocument } from '../../../graphql/generated/customer/shop';
import { readConfig } from '../../../server/config';
import { freshDatabase } from '../../support/database';
import { anOrder, cartOf, eventually } from '../../support/ordering';
import { aProcess, freePort } from '../../support/process';
import { NEW_PASSWORD, register } from '../../support/signing-up';
import { aCustomer, anItem, aShop, createFixtures, graphql } from '../../support/fixtures';

interface Attributes {
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}
interface SentSpan extends Attributes {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  status: { code: number; message?: string };
}
interface Sent {
  resourceSpans: { resource: Attributes; scopeSpans: { spans: SentSpan[] }[] }[];
}

/** The port it takes. */
async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** Takes traces as an OpenTelemetry collector does. */
async function aCollector() {
  const taken: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.url === '/v1/traces') taken.push(Buffer.concat(chunks).toString());
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  const port = await listening(server);
  const sent = () => taken.flatMap((body) => (JSON.parse(body) as Sent).resourceSpans);
  return {
    endpoint: `http://127.0.0.1:${port}`,
    text: () => taken.join('\n'),
    resources: () => sent().map(({ resource }) => resource),
    spans: () => sent().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    close: () => server.close(),
  };
}

const of = ({ attributes }: Attributes) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));
const OK = 0;
const ERROR = 2;
const SERVER = 2;
const CALLER = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };

const collector = await aCollector();
/** What must not stand in any span. */
let secrets: string[] = [];
let spans: SentSpan[] = [];
const named = (name: string) => spans.filter((span) => span.name === name);
const below = ({ spanId }: SentSpan) => spans.filter(({ parentSpanId }) => parentSpanId === spanId);
const above = ({ parentSpanId }: SentSpan) => spans.find(({ spanId }) => spanId === parentSpanId);
const only = (name: string): SentSpan => {
  const [span, ...more] = named(name);
  if (!span || more.length > 0) throw new Error(`${more.length + (span ? 1 : 0)} × ${name}`);
  return span;
};

/** A product that runs no jobs, and the built product on the same database, which runs them. */
async function tracedProcess(settings: Record<string, string>) {
  const shared = { DATABASE_URL: await freshDatabase(), JWT_SECRET: 'a secret both processes know' };
  const fixtures = await createFixtures(shared.DATABASE_URL, shared, { role: 'web' });
  const files = { DATA_DIR: fixtures.dataDir, CLOCK_START: '2026-11-24T10:00:00Z', LOG_LEVEL: 'silent' };
  return { fixtures, product: await aProcess({ ...shared, ...files, ...settings }) };
}

beforeAll(async () => {
  const { fixtures, product } = await tracedProcess({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint });
  const { pool } = fixtures.product;
  const shop = await aShop(fixtures);
  const customer = await aCustomer(fixtures, 'Séraphine Quesnel');
  const itemId = await anItem(fixtures, shop.id, { priceCents: 650, name: 'Kouign du secret' });
  const email = 'jamais.dite@clients.test';
  expect((await register({ ...fixtures, base: product.base }, email)).status).toBe(201);
  const order = await anOrder(product, customer, shop.id, { itemId });
  const authorization = `Bearer ${customer.token}`;
  const caller = { traceparent: `00-${CALLER.traceId}-${CALLER.spanId}-01`, tracestate: 'vendor=whispered' };
  await fetch(`${product.base}/api/orders/${order.token}?why=cachottier`, { headers: { authorization, ...caller } });
  await graphql(product, customer.token, ShopNowDocument, { shopId: shop.id });
  await graphql(product, null, 'query WhatOthersCallIt { __typename }');
  await fetch(`${product.base}/api/nulle-part/${customer.id}`);
  await eventually('its jobs are done', async () => {
    const { rowCount } = await pool.query('select 1 from graphile_worker.jobs where run_at <= now()');
    return rowCount === 0;
  });
  await pool.query('alter table cart_line rename to cart_line_away');
  const asked = `customerId=${customer.id}&restaurantId=${shop.id}`;
  expect((await fetch(`${product.base}/api/cart?${asked}`, { headers: { authorization } })).status).toBe(500);
  await expect(cartOf(product, customer, shop.id)).rejects.toThrow('INTERNAL');
  await product.stop();
  await fixtures.stop();
  spans = collector.spans();
  secrets = [shop, customer].flatMap(({ id, email, token }) => [id, email, token]);
  secrets.push(itemId, email, NEW_PASSWORD, order.id, order.token, order.intentId, 'Quesnel', 'Kouign', 'Durand');
  secrets.push('cachottier', 'whispered', 'nulle-part', 'WhatOthersCallIt', '06 12', '4242424242424242');
});
afterAll(() => collector.close());

test('a request is a span of its caller’s trace, named by its route, with its SQL statements below it', () => {
  const span = only('GET /api/orders/:orderId');
  expect(span).toMatchObject({ traceId: CALLER.traceId, parentSpanId: CALLER.spanId, kind: SERVER });
  expect(span.status.code).toBe(OK);
  expect(of(span)).toMatchObject({ 'http.request.method': 'GET', 'http.response.status_code': 200 });
  expect(below(span).length).toBeGreaterThan(1);
  for (const statement of below(span)) {
    expect(statement.traceId).toBe(CALLER.traceId);
    expect(of(statement)['db.system.name']).toBe('postgresql');
    expect(BigInt(statement.startTimeUnixNano) >= BigInt(span.startTimeUnixNano)).toBe(true);
    expect(BigInt(statement.endTimeUnixNano) > BigInt(statement.startTimeUnixNano)).toBe(true);
  }
});

test('SQL statements of requests with a body are spans named by statement, else by verb and table', () => {
  const names = below(only('POST /api/user/register')).map(({ name }) => name);
  for (const name of ['begin', 'insert sign_up', 'commit']) expect(names).toContain(name);
  expect(below(only('GraphQL ShopNow')).map(({ name }) => name)).toContain('identities');
});

test('a GraphQL span carries the operation’s name only for operations of the web app', () => {
  expect(of(only('GraphQL ShopNow'))).toMatchObject({ 'graphql.operation.name': 'ShopNow', 'http.route': '/graphql' });
  expect(named('POST /graphql').length).toBeGreaterThan(0);
});

test('a call to the payment provider is a span below the request that makes it', () => {
  expect(above(only('payment createIntent'))).toMatchObject({ name: 'POST /graphql', kind: SERVER });
});

test('a job is a span below the request that enqueued it, with its SQL statements below it', () => {
  const job = only('job orderPlaced');
  expect(above(job)).toMatchObject({ traceId: job.traceId, name: 'POST /graphql', kind: SERVER });
  expect(below(job).length).toBeGreaterThan(0);
  expect(above(only('job accountMail'))).toBe(only('POST /api/user/register'));
});

test('failed statements and requests are marked with the error code only, even when GraphQL answers 200', () => {
  const failed = spans.filter(({ status }) => status.code === ERROR);
  const names = failed.map(({ name }) => name).toSorted();
  expect(names).toEqual(['GET /api/cart', 'GraphQL CartPage', 'cart-by-shop', 'cart-by-shop']);
  for (const span of failed) expect([of(span)['error.type'], span.status.message]).toEqual(['42P01', undefined]);
  expect(of(only('GET /api/cart'))['http.response.status_code']).toBe(500);
  expect(of(only('GraphQL CartPage'))['http.response.status_code']).toBe(200);
});

test('spans contain no request or personal data and name the service and its version', () => {
  const told = collector.text().replaceAll(/"(traceId|spanId|parentSpanId|\w+UnixNano)":"\w+"/g, '');
  expect(secrets.filter((secret) => told.includes(secret))).toEqual([]);
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  for (const resource of collector.resources())
    expect(of(resource)).toEqual({ 'service.name': 'memeprix', 'service.version': version });
});

test('a trace collector that is away or silent delays neither requests nor shutdown', async () => {
  const silent = createServer(() => undefined);
  for (const port of [await freePort(), await listening(silent)]) {
    const endpoint = `http://127.0.0.1:${port}/v1/traces`;
    const { fixtures, product } = await tracedProcess({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: endpoint });
    const asked = Array.from({ length: 50 }, () => fetch(`${product.base}/readyz`));
    for (const { status } of await Promise.all(asked)) expect(status).toBe(200);
    expect(await product.stop()).toBe(0);
    await fixtures.stop();
  }
  silent.closeAllConnections();
  silent.close();
});

test('the trace exporter is one dynamically imported chunk of the build, off when its setting is empty', () => {
  const folder = join('dist', 'test-server', 'assets');
  const chunks = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const texts = new Map(chunks.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
  expect(chunks.filter((file) => texts.get(file)?.includes('opentelemetry'))).toEqual([
    expect.stringMatching(/^traces-/),
  ]);
  const imports = [...texts.values()].flatMap((text) => text.match(/.{20}\(?["'`]\.\/traces-/g) ?? []);
  expect(imports).toEqual([expect.stringContaining('await import(')]);
  const unset = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: '', OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: ' ' });
  expect(unset.tracesUrl).toBe(undefined);
});
