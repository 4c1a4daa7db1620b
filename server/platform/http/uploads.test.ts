import 'reflect-metadata';
import fastify from 'fastify';
import { createReadStream } from 'node:fs';
import { expect, test } from 'vitest';
import { goneMeanwhile } from './uploads';

test('an uploaded file deleted while it is served is answered as a 404 without cache headers', async () => {
  const app = fastify();
  app.setErrorHandler(goneMeanwhile);
  app.get('/gone.webp', (_request, reply) =>
    reply
      .headers({ 'cache-control': 'public, immutable', 'content-length': '9', etag: '"x"' })
      .type('image/webp')
      .send(createReadStream('/nowhere/gone.webp')),
  );
  const { statusCode, headers, body } = await app.inject('/gone.webp');
  expect([statusCode, JSON.parse(body)]).toMatchObject([404, { code: 'NOT_FOUND' }]);
  expect([headers['cache-control'], headers.etag]).toEqual([undefined, undefined]);
  await app.close();
});
