import { afterEach, expect } from 'vitest';
import { secretsIn } from './secrets';

/** What no answer of the product ever holds besides: its inside. */
const INSIDE: readonly (readonly [what: string, shape: RegExp])[] = [
  ['the inside of the program', /\n\s+at \S+ \(?(file:|node:|\/)|DriverException|QueryFailed/],
  ['words of the database', /relation "\w+" does not exist|duplicate key value|syntax error at or near/],
];

const told: string[] = [];
const bare = Symbol.for('fetch, before its answers were read');
const inAllFiles = globalThis as { [bare]?: typeof fetch };
// Files share a worker: read once, not once more for each file before.
const asked = (inAllFiles[bare] ??= globalThis.fetch);

/** Every answer a test is given is read once more, beside it. */
globalThis.fetch = async (...call) => {
  const response = await asked(...call);
  const { pathname } = new URL(response.url);
  // The sandbox plays the payment service, whose answers are its own.
  const isOurs = !pathname.startsWith('/v1/') && !pathname.startsWith('/sandbox/');
  if (isOurs && /json|text/.test(response.headers.get('content-type') ?? '')) {
    const text = await response.clone().text();
    for (const secret of secretsIn(text)) told.push(`${secret} in the answer of ${pathname}`);
    for (const [what, shape] of INSIDE)
      if (shape.test(text)) told.push(`${what} in the answer of ${pathname}: ${shape.exec(text)?.[0] ?? ''}`);
  }
  return response;
};

afterEach(() => {
  expect(told.splice(0), 'nothing secret is answered').toEqual([]);
});
