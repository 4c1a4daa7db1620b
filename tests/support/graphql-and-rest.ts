import { rest } from './rest';
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

/** Through REST: the word, and what was answered. */
export async function byRest(server: Server, caller: Somebody | null, method: string, path: string, sent?: unknown) {
  const { status, body } = await rest(server, method, `/api${path}`, { token: caller?.token, body: sent });
  return { word: status < 300 ? 'yes' : String(body['code']), body };
}

/** Through GraphQL: the word, and what was answered. */
export async function byGraphql(server: Server, caller: Somebody | null, query: string, variables: object = {}) {
  const answer = await rest(server, 'POST', '/graphql', { token: caller?.token, body: { query, variables } });
  const { data, errors } = answer.body as {
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
