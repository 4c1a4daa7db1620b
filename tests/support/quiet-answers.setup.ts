import { afterEach, expect } from 'vitest';

/** What no answer of the product ever holds, whoever asks and whatever for (reliability, I25). */
const SECRETS: readonly (readonly [what: string, shape: RegExp])[] = [
  ['a password’s hash', /\$argon2/],
  ['a field of secrets', /"(password_?hash|token_?version|secret_?hash|token_?hash|p256dh|auth_?secret)"\s*:/i],
  ['a key of the payment service', /\b(sk_(test|live)|whsec)_\w/],
  ['an account of the payment service', /\bacct_\w{8}/],
  ['the inside of the program', /\n\s+at \S+ \(?(file:|node:|\/)|DriverException|QueryFailed/],
  ['words of the database', /relation "\w+" does not exist|duplicate key value|syntax error at or near/],
];

const told: string[] = [];
const asked = globalThis.fetch;

/** Every answer a test is given is read once more, beside it. */
globalThis.fetch = async (...call) => {
  const response = await asked(...call);
  const { pathname } = new URL(response.url);
  // The sandbox plays the payment service, whose answers are its own.
  const isOurs = !pathname.startsWith('/v1/') && !pathname.startsWith('/sandbox/');
  if (isOurs && /json|text/.test(response.headers.get('content-type') ?? '')) {
    const text = await response.clone().text();
    for (const [what, shape] of SECRETS)
      if (shape.test(text)) told.push(`${what} in the answer of ${pathname}: ${shape.exec(text)?.[0] ?? ''}`);
  }
  return response;
};

afterEach(() => {
  expect(told.splice(0), 'nothing secret is answered').toEqual([]);
});
