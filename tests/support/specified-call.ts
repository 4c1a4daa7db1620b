import { expect } from 'vitest';
import { sendForm } from './pictures';
import { rest, type RestAnswer } from './rest';
import { anId } from './an-id';

export const ID = expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown;
export const TOKEN = expect.stringMatching(/^[A-Z0-9]{6}$/) as unknown;
export const PICTURE = expect.stringMatching(/^\/uploads\/shops\/.+\.webp$/) as unknown;
export const WORDS = expect.stringMatching(/./) as unknown;
export const INVALID = 'Données invalides. Veuillez vérifier les informations saisies.';

/** What must be answered to something wrong: its status, its stable word and its text. */
export type Wrong = [send: () => Promise<RestAnswer>, status: number, code: string, text?: string];

/** One call of the specification, as its clients send it for one shop. */
export interface SpecifiedCall {
  name: string;
  send: (token?: string) => Promise<RestAnswer>;
  status: 200 | 201;
  /** All that is answered, or where the contract leaves room, what is answered at least. */
  shape: unknown;
  keep?: (body: RestAnswer['body']) => void;
  /** What a customer and another owner are answered who send the same; absent: anybody may call. */
  others?: { customer: number; rival: number };
  wrong?: Wrong[];
}

/** Another owner’s shop, or no owner at all; an order of somebody else’s does not exist (specification 2.10). */
export const OWNERS_ONLY = { customer: 403, rival: 403 };
export const PARTIES_ONLY = { customer: 404, rival: 404 };

export const callsTo = (server: () => { base: string }) => ({
  call: (method: string, path: string, token?: string, body?: object) =>
    rest(server(), method, `/api/${path}`, { ...(token !== undefined && { token }), ...(body && { body }) }),
  form: (path: string, token: string | undefined, fields: Record<string, string | Buffer>) =>
    sendForm(server(), `/api/${path}`, token ?? null, fields),
});

/** A list that anybody may read, of a shop there is. */
export const listOf = (
  read: (path: string) => Promise<RestAnswer>,
  path: string,
  shopId: () => string,
  shape: unknown,
) => ({
  name: `GET /api/${path}/{ownerId}`,
  send: () => read(`${path}/${shopId()}`),
  status: 200 as const,
  shape,
  wrong: [[() => read(`${path}/${anId()}`), 404, 'NOT_FOUND', 'Commerce introuvable.']] as Wrong[],
});

interface Callers {
  owner: string;
  rival: string;
  customer: string;
}

/** Sends a call as nobody, as a customer, as another owner, with nonsense, and last as it should be. */
export async function expectAsSpecified(specified: SpecifiedCall, { owner, rival, customer }: Callers): Promise<void> {
  const { name, send, status, shape, keep, others, wrong = [] } = specified;
  if (others) {
    expectRefused(name, await send(), 401, 'UNAUTHENTICATED', 'Veuillez vous connecter.');
    expectRefused(name, await send('no.token.at-all'), 401, 'UNAUTHENTICATED');
    expectRefused(name, await send(customer), others.customer);
    const answer = await send(rival);
    if (others.rival < 400) expect([name, answer.status]).toEqual([name, others.rival]);
    else expectRefused(name, answer, others.rival);
  }
  for (const [sendWrong, ...answer] of wrong) expectRefused(name, await sendWrong(), ...answer);
  const answer = await send(owner);
  expect({ name, status: answer.status, body: answer.body }).toEqual({ name, status, body: shape });
  keep?.(answer.body);
}

/** One sentence under three names, with a stable word. */
function expectRefused(name: string, { status, body }: RestAnswer, expected: number, code?: string, text?: string) {
  const { error, message, msg } = body;
  expect([name, status, message, msg]).toEqual([name, expected, text ?? error, text ?? error]);
  expect([name, error]).toEqual([name, WORDS]);
  expect([name, body['code']]).toEqual([name, code ?? WORDS]);
}
