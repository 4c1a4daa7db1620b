import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import known from '../../graphql/generated/known-operations.json' with { type: 'json' };
import texts from '../../graphql/generated/kept-operations.json' with { type: 'json' };
import type { Question } from './kept-answers';
import { createHash } from 'node:crypto';

const TEXTS = new Map(Object.entries(texts));
const KNOWN = new Set(known);

/** Whether this web app, or the one of the release before, asks so; `query` is what a client sent. */
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

/** Where a page asks for the menu of a shop. */
export function shopPagePath(shopId: string): string {
  const [sha256Hash] = [...TEXTS].find(([, text]) => text.startsWith('query ShopPage(')) ?? [];
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash } });
  return `/graphql?${new URLSearchParams({ extensions, variables: JSON.stringify({ shopId }) })}`;
}

export interface KeptOperation {
  /** Undefined where the client is of another version than the server: it then sends the whole text. */
  text: string | undefined;
  variables: { shopId: string };
}

/** What a GET asks for as clients with persisted queries write it; null where it asks for nothing like it. */
export function keptOperation({ query }: FastifyRequest): KeptOperation | null {
  const { data } = persisted.safeParse(query);
  return data ? { text: TEXTS.get(data.extensions.persistedQuery.sha256Hash), variables: data.variables } : null;
}

export function keptQuestion(request: FastifyRequest): Question | null {
  const operation = keptOperation(request);
  return operation?.text === undefined ? null : { what: operation.text, shopId: operation.variables.shopId };
}

/** Of an operation’s text as GraphQL prints it, in whatever order its fragments stand. */
export function operationHash(text: string): string {
  return createHash('sha256').update(text.split('\n\n').sort().join('\n\n')).digest('base64url');
}
