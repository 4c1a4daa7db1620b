import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import texts from '../../graphql/generated/kept-operations.json' with { type: 'json' };
import type { Question } from './kept-answers';

const TEXTS = new Map(Object.entries(texts));

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
