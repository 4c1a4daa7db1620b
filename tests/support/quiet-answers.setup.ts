import { afterEach, expect } from 'vitest';
import { undescribed } from './described-answers';
import { secretsIn } from './secrets';

/** What no answer of the product may contain: internal details. */
const INSIDE: readonly (readonly [what: string, shape: RegExp])[] = [
  ['the inside of the program', /\n\s+at \S+ \(?(file:|node:|\/)|DriverException|QueryFailed/],
  ['words of the database', /relation "\w+" does not exist|duplicate key value|syntax error at or near/],
];

const leaks: string[] = [];
const unsaid: string[] = [];
const bare = Symbol.for('fetch, before its answers were read');
const inAllFiles = globalThis as { [bare]?: typeof fetch };
// Files share a worker: read once, not once more for each file before.
const asked = (inAllFiles[bare] ??= globalThis.fetch);

/** Every answer a test is given is read once more, beside it. */
globalThis.fetch = async (...call) => {
  const [sent, { method = sent instanceof Request ? sent.method : 'GET' } = {}] = call;
  const response = await asked(...call);
  const { pathname } = new URL(response.url);
  // The sandbox plays the payment service, whose answers are its own.
  const isOurs = !pathname.startsWith('/v1/') && !pathname.startsWith('/sandbox/');
  if (!isOurs) return response;
  const isText = /json|text/.test(response.headers.get('content-type') ?? '');
  const text = isText ? await response.clone().text() : '';
  for (const secret of secretsIn(text)) leaks.push(`${secret} in the answer of ${pathname}`);
  for (const [what, shape] of INSIDE)
    if (shape.test(text)) leaks.push(`${what} in the answer of ${pathname}: ${shape.exec(text)?.[0] ?? ''}`);
  const problem = await undescribed(asked, response, method, text);
  if (problem !== null) unsaid.push(problem);
  return response;
};

afterEach(() => {
  expect(leaks.splice(0), 'nothing secret is answered').toEqual([]);
  expect(unsaid.splice(0), 'every REST answer is as openapi.json describes it').toEqual([]);
});
