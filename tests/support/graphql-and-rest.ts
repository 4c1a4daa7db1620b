import type { Somebody } from './fixtures';

/** What was answered: « yes », or the stable word of its « no ». */
export type Word = string;

interface Server {
  base: string;
}

/** Words of refusals that are not simply their type’s name. */
const NAMED_OTHERWISE: Readonly<Record<string, string>> = {
  AccountNotActivated: 'NOT_ACTIVATED',
  TooManyTries: 'RATE_LIMITED',
  PaymentPending: 'PAYMENT_REQUIRED',
  PaymentRefunded: 'REFUNDED',
};
const YES = new Set(['Cart', 'Order', 'Checkout', 'OwnCategory', 'Session', 'allowed']);

const header = (caller: Somebody | null): Record<string, string> =>
  caller ? { authorization: `Bearer ${caller.token}` } : {};

/** Through REST: the word, and what was answered. */
export async function byRest({ base }: Server, caller: Somebody | null, method: string, path: string, sent?: unknown) {
  const response = await fetch(`${base}/api${path}`, {
    method,
    headers: { ...header(caller), ...(sent !== undefined && { 'content-type': 'application/json' }) },
    ...(sent !== undefined && { body: JSON.stringify(sent) }),
  });
  const body = (await response.json()) as Record<string, unknown>;
  return { word: response.ok ? 'yes' : String(body['code']), body };
}

/** Through GraphQL: the word, and what was answered. */
export async function byGraphql({ base }: Server, caller: Somebody | null, query: string, variables: object = {}) {
  const response = await fetch(`${base}/graphql`, {
    method: 'POST',
    headers: { ...header(caller), 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as {
    data?: Record<string, unknown>;
    errors?: { extensions: { code: string } }[];
  };
  const body = Object.values(data ?? {})[0];
  return { word: errors?.[0] ? faultWord(errors[0].extensions.code) : typeWord(body), body };
}

// What the schema itself refuses, REST refuses as input too.
const faultWord = (code: string): Word => (code.startsWith('GRAPHQL_') ? 'BAD_USER_INPUT' : code);

function typeWord(answer: unknown): Word {
  const type = (answer as { __typename?: string } | null)?.__typename ?? 'allowed';
  if (YES.has(type)) return 'yes';
  return NAMED_OTHERWISE[type] ?? type.replace(/(?<=.)([A-Z])/g, '_$1').toUpperCase();
}
