import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import known from '../../../graphql/generated/known-operations.json' with { type: 'json' };
import texts from '../../../graphql/generated/persisted-operations.json' with { type: 'json' };
import type { Question } from '../http/response-cache';
import { createHash } from 'node:crypto';

const TEXTS = new Map(Object.entries(texts));
const KNOWN = new Set(known);

/** Whether `query`, as sent by a client, is an operation of this web app. */
export function isKnownOperation(query: unknown): boolean {
  return typeof query === 'string' && KNOWN.has(operationHash(query));
}

const json = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    context.addIssue('not JSON');
    return z.NEVER;
  }
});
const persisted = z.object({
  extensions: json.pipe(z.object({ persistedQuery: z.object({ sha256Hash: z.string() }) })),
  variables: json.pipe(z.object({ shopId: z.string() })),
});

/** Returns the URL from which a page queries the menu of a shop. */
export function shopPagePath(shopId: string): string {
  const [sha256Hash] = [...TEXTS].find(([, text]) => text.startsWith('query ShopPage(')) ?? [];
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash } });
  return `/graphql?${new URLSearchParams({ extensions, variables: JSON.stringify({ shopId }) })}`;
}

export interface PersistedOperation {
  /** Undefined when the client's version differs from the server's: it then sends the full query text. */
  text: string | undefined;
  variables: { shopId: string };
}

/** Returns the operation of a GET request in the persisted query format; null for any other request. */
export function persistedOperation({ query }: FastifyRequest): PersistedOperation | null {
  const { data } = persisted.safeParse(query);
  return data ? { text: TEXTS.get(data.extensions.persistedQuery.sha256Hash), variables: data.variables } : null;
}

export function cacheableQuery(request: FastifyRequest): Question | null {
  const operation = persistedOperation(request);
  return operation?.text === undefined ? null : { what: operation.text, shopId: operation.variables.shopId };
}

/** Returns the hash of an operation’s text as printed by GraphQL, independent of the order of its fragments. */
export function operationHash(text: string): string {
  return createHash('sha256').update(text.split('\n\n').sort().join('\n\n')).digest('base64url');
}
