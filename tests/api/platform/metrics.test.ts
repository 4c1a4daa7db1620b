import { afterAll, expect, test } from 'vitest';
import { freshDatabase } from '../../support/database';
import { createFixtures } from '../../support/fixtures';

const TOKEN = 'a token of this test';
const url = await freshDatabase();
const fixtures = await createFixtures(url, { METRICS_TOKEN: TOKEN });
const silent = await createFixtures(url);
afterAll(() => Promise.all([fixtures.stop(), silent.stop()]));

const metrics = (base: string, token?: string) =>
  fetch(`${base}/metrics`, { headers: token === undefined ? {} : { authorization: `Bearer ${token}` } });

test('metrics count requests by route and status without ids or query values, for callers with the token', async () => {
  await fetch(`${fixtures.base}/api/orders/user/0197648e-2b7a-7cc3-98c4-6f0f3a1b2c3d?token=secret`);
  await fetch(`${fixtures.base}/readyz`);
  const answer = await metrics(fixtures.base, TOKEN);
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  const text = await answer.text();
  expect(text).toContain('http_requests_total{method="GET",route="/api/orders/user/:userId",status="401"} 1');
  expect(text).toMatch(/http_request_duration_seconds_count [2-9]/);
  expect(text).toMatch(/^memeprix_database_up 1$/m);
  expect(text).toMatch(/^memeprix_events_waiting 0$/m);
  expect(text).toMatch(/^memeprix_jobs_due 0$/m);
  expect(text).toMatch(/^memeprix_jobs_late_seconds 0$/m);
  expect(text).not.toMatch(/secret|0197648e/);
  // What Prometheus would not read.
  for (const line of text.trimEnd().split('\n'))
    expect(line).toMatch(/^(# TYPE \w+ (counter|gauge|histogram)|\w+(\{[^}]*\})? [\d.e+-]+)$/);
});

test('metrics are refused without the right token, and always when no token is configured', async () => {
  for (const [base, token] of [
    [fixtures.base, undefined],
    [fixtures.base, 'guessed'],
    [silent.base, TOKEN],
  ] as const) {
    const answer = await metrics(base, token);
    expect(await answer.text()).not.toContain('http_requests_total');
  }
});

test('each answer carries an x-request-id of its own', async () => {
  const ids = await Promise.all(
    [1, 2].map(async () => (await fetch(`${fixtures.base}/healthz`)).headers.get('x-request-id')),
  );
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
});
