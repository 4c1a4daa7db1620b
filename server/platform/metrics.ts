import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { isSameSecret } from '../secrets';

/** Upper bounds of the histogram's buckets, in seconds. */
const BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const DUE = 'run_at <= now() and attempts < max_attempts and locked_at is null';
// Gauges that should be near zero at all times; `npm run audit` shows the rows behind them.
const WAITING = `
  select (select count(*) from checkout where state = 'HELD')::int as holds,
    (select count(*) from refund where state <> 'DONE')::int as refunds_pending,
    (select count(*) from stripe_event where handled_at is null)::int as events_waiting,
    (select count(*) from graphile_worker.jobs where attempts >= max_attempts)::int as jobs_given_up,
    (select count(*) from graphile_worker.jobs where ${DUE})::int as jobs_due,
    (select coalesce(extract(epoch from now() - min(run_at)), 0)::float8 from graphile_worker.jobs where ${DUE}) as jobs_late_seconds`;

/**
 * Adds an id to each request (`x-request-id`, the `reqId` of its log lines), logs its end at `debug` and counts it.
 * With a token, `GET /metrics` returns the metrics in Prometheus' text format to callers who present it; without one
 * the path does not exist.
 */
export function observe(app: FastifyInstance, pool: Pool, token: string | undefined): void {
  const requests = new Map<string, number>();
  const reached = BUCKETS.map(() => 0);
  let seconds = 0;
  let count = 0;

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const took = reply.elapsedTime / 1000;
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'unknown';
    const { statusCode: status } = reply;
    // Query and body are not logged: they may contain names, cards or tokens.
    request.log.debug({ method, route, status, ms: Math.round(reply.elapsedTime) }, 'answered');
    const labels = `method="${method}",route="${route}",status="${status}"`;
    requests.set(labels, (requests.get(labels) ?? 0) + 1);
    BUCKETS.forEach((end, index) => {
      if (took <= end) reached[index] = (reached[index] ?? 0) + 1;
    });
    seconds += took;
    count++;
  });
  if (token === undefined) return;

  const lag = monitorEventLoopDelay({ resolution: 20 });
  lag.enable();
  app.addHook('onClose', async () => {
    lag.disable();
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`)) return reply.callNotFound();
    const waiting = await pool.query<Record<string, number>>(WAITING).then(
      ({ rows }) => rows[0] ?? {},
      () => null,
    );
    const gauges: Record<string, number> = {
      process_resident_memory_bytes: process.memoryUsage.rss(),
      nodejs_eventloop_lag_p99_seconds: lag.percentile(99) / 1e9,
      pg_pool_connections: pool.totalCount,
      pg_pool_idle: pool.idleCount,
      pg_pool_waiting: pool.waitingCount,
      memeprix_database_up: waiting === null ? 0 : 1,
      ...Object.fromEntries(Object.entries(waiting ?? {}).map(([name, value]) => [`memeprix_${name}`, value])),
    };
    lag.reset();
    const lines = [
      '# TYPE http_requests_total counter',
      ...[...requests].map(([labels, times]) => `http_requests_total{${labels}} ${times}`),
      '# TYPE http_request_duration_seconds histogram',
      ...BUCKETS.map((end, index) => `http_request_duration_seconds_bucket{le="${end}"} ${reached[index] ?? 0}`),
      `http_request_duration_seconds_bucket{le="+Inf"} ${count}`,
      `http_request_duration_seconds_sum ${seconds}`,
      `http_request_duration_seconds_count ${count}`,
      ...Object.entries(gauges).flatMap(([name, value]) => [`# TYPE ${name} gauge`, `${name} ${value}`]),
    ];
    reply.header('cache-control', 'no-store');
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}
