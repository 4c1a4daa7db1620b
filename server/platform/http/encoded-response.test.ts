import fastify from 'fastify';
import { expect, test } from 'vitest';
import { encodingOf, EncodedResponse } from './encoded-response';

test.each<[string | undefined, string | null]>([
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP;q=1.0, br;q=0.5', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['br;q=0, gzip;q=0.0', null],
  ['br; q=0.01', 'br'],
  ['identity', null],
  [undefined, null],
])('accept-encoding « %s » is answered with content-encoding %s', (header, encoding) => {
  expect(encodingOf(header)).toBe(encoding);
});

test('a matching ETag is answered 304 in any encoding, while an error page is always sent in full', async () => {
  const answer = new EncodedResponse('é'.repeat(1_000), 'text/plain; charset=utf-8');
  const app = fastify();
  app.get('/:status', (request, reply) => {
    const { status } = request.params as { status: string };
    return answer.sendTo(request, reply.status(Number(status)));
  });
  const ask = (status: number, headers = {}) => app.inject({ url: `/${status}`, headers });
  const [plain, small] = [await ask(200), await ask(200, { 'accept-encoding': 'br' })];
  expect(plain.body).toBe('é'.repeat(1_000));
  expect([plain.headers['content-encoding'], small.headers['content-encoding']]).toEqual([undefined, 'br']);
  expect(small.rawPayload.length).toBeLessThan(100);
  expect(small.headers).toMatchObject({
    etag: plain.headers.etag,
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  });
  const known = { 'if-none-match': plain.headers.etag };
  expect(await ask(200, known)).toMatchObject({ statusCode: 304, body: '', headers: { etag: plain.headers.etag } });
  expect(await ask(200, { 'if-none-match': 'W/"other"' })).toMatchObject({ statusCode: 200, body: plain.body });
  const failed = await ask(404, known);
  expect(failed).toMatchObject({ statusCode: 404, body: plain.body, headers: { 'cache-control': 'no-cache' } });
  expect(failed.headers).not.toHaveProperty('etag');
  await app.close();
});
