import 'reflect-metadata';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { answerInTime, inTime } from './patience';
import { writeError } from './rest';

const NEVER = new Promise<never>(() => undefined);

async function anApp() {
  const app = fastify();
  answerInTime(app, 100);
  app.setErrorHandler(writeError);
  app.get('/api/quick', async () => ({ it: 1 }));
  app.get('/api/stuck', () => NEVER);
  app.get('/api/late', async (_request, reply) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return reply.status(201).send({ it: 'late' });
  });
  app.get('/api/stuck-before', { onRequest: (request) => inTime(request, NEVER) }, async () => ({}));
  app.post('/graphql', () => NEVER);
  app.post('/api/picture', { bodyLimit: 9_000_000 }, async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return { it: 1 };
  });
  await app.ready();
  return app;
}

test('a call that takes too long is answered 503, wherever it hangs; what comes later is nobody’s answer', async () => {
  const app = await anApp();
  for (const [method, url] of [
    ['GET', '/api/stuck'],
    ['GET', '/api/late'],
    ['GET', '/api/stuck-before'],
    ['POST', '/graphql'],
  ] as const) {
    const began = performance.now();
    const answer = await app.inject({ method, url });
    expect([url, answer.statusCode, answer.headers['retry-after']]).toEqual([url, 503, '5']);
    expect(answer.json()).toMatchObject({ code: 'UNAVAILABLE' });
    expect(performance.now() - began).toBeLessThan(250);
  }
  await new Promise((resolve) => setTimeout(resolve, 400));
  await app.close();
});

test('what is in time, or brings a picture, is answered as ever', async () => {
  const app = await anApp();
  expect((await app.inject('/api/quick')).json()).toEqual({ it: 1 });
  expect((await app.inject({ method: 'POST', url: '/api/picture', payload: {} })).json()).toEqual({ it: 1 });
  await app.close();
});
