import 'reflect-metadata';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { answerInTime, withinDeadline, marked } from './request-timeout';
import { writeError } from './rest';

const NEVER = new Promise<never>(() => undefined);
const LIMIT_MS = 100;
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function anApp() {
  const logged: { level: number; msg: string }[] = [];
  const stream = { write: (line: string) => void logged.push(JSON.parse(line) as (typeof logged)[number]) };
  const app = fastify({ logger: { level: 'warn', stream } });
  answerInTime(app, LIMIT_MS);
  app.setErrorHandler(writeError);
  app.get('/api/quick', async () => ({ it: 1 }));
  app.get('/api/stuck', () => NEVER);
  app.get('/api/late', async (_request, reply) => {
    await pause(3 * LIMIT_MS);
    return reply.status(201).send({ it: 'late' });
  });
  app.get('/api/broken-later', async () => {
    await pause(3 * LIMIT_MS);
    throw new Error('broken, later');
  });
  app.get('/api/stuck-before', { onRequest: (request) => withinDeadline(request, () => NEVER) }, async () => ({}));
  app.get('/api/unmarked', { onSend: (request) => marked(request, NEVER) }, async () => ({ it: 1 }));
  app.post('/graphql', () => NEVER);
  app.post('/api/slow-body', async ({ body }) => body);
  app.post('/api/picture', { config: { noTimeout: true } }, async () => {
    await pause(3 * LIMIT_MS);
    return { it: 1 };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  closing.push(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  return { app, logged, port };
}

/** Sends a body in two halves, three times as far apart as a call may take; answers the status. */
function halves(port: number, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': '8' };
    const sent = request({ port, path, method: 'POST', headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    sent.on('error', reject);
    sent.write('{"it"');
    setTimeout(() => sent.end(':1}'), 3 * LIMIT_MS);
  });
}

test.each([
  ['GET', '/api/stuck'],
  ['GET', '/api/late'],
  ['GET', '/api/stuck-before'],
  ['POST', '/graphql'],
] as const)('%s %s exceeds the time limit and is answered 503 once', async (method, url) => {
  const { app, logged } = await anApp();
  const answer = await app.inject({ method, url });
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  expect(answer.json()).toMatchObject({ code: 'UNAVAILABLE' });
  await pause(5 * LIMIT_MS);
  expect(logged.filter(({ level }) => level >= 50)).toEqual([]);
});

test('a failure after the request was answered 503 is logged', async () => {
  const { app, logged } = await anApp();
  expect((await app.inject('/api/broken-later')).statusCode).toBe(503);
  await pause(5 * LIMIT_MS);
  expect(logged.map(({ msg }) => msg)).toContain('failed after it was answered');
});

test('a request within the time limit, or exempt from it, is answered normally', async () => {
  const { app } = await anApp();
  expect((await app.inject('/api/quick')).json()).toEqual({ it: 1 });
  expect((await app.inject({ method: 'POST', url: '/api/picture', payload: {} })).json()).toEqual({ it: 1 });
});

test('a request body that arrives slowly does not cause a 503', async () => {
  const { port } = await anApp();
  expect(await halves(port, '/api/slow-body')).toBe(200);
});

test('a completed request is answered with success even when its audit record cannot be written in time', async () => {
  const { app } = await anApp();
  expect((await app.inject('/api/unmarked')).statusCode).toBe(200);
});
