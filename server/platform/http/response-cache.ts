import { LRUCache } from 'lru-cache';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { locale } from '../../../graphql/texts/text';
import { claimedId } from '../../accounts/sign-in/tokens';
import { isUuid } from '../../identifiers';
import { Refusal } from '../../refusal';
import type { VersionsOf } from '../../shops/shop-versions';
import { EncodedResponse } from './encoded-response';
import { withinDeadline } from './request-timeout';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Enables the response cache for a route whose answer is the same for all callers and changes only with its shop:
     * the name of the parameter with the shop’s id, or a function that returns the cache question.
     */
    publicOf?: string | ((request: FastifyRequest) => Question | null);
    /** Set when each sale changes the answer as well. */
    ofStock?: true;
  }
  interface FastifyRequest {
    /** Cache key and version under which the answer will be stored; null for private answers. */
    cacheEntry: { key: string; version: string; made: (answer: CachedResponse) => void } | null;
  }
}

export interface Question {
  shopId: string;
  what: string;
  ofStock?: true | undefined;
}

const MOST_BYTES = 64 * 1024 * 1024;

class CachedResponse extends EncodedResponse {
  constructor(
    text: string,
    readonly version: string,
  ) {
    super(text, 'application/json; charset=utf-8');
  }
}

/**
 * Response cache for public shop data: sends the stored bytes as long as the shop's version is the one they were built
 * from. The version is read after the request arrived and before its data is queried, so an answer is never older than
 * its request. Concurrent requests for an answer that is being built wait for it; otherwise each sale of a busy shop
 * would build it once per reader.
 */
export function responseCache(app: FastifyInstance, versionsOf: VersionsOf): void {
  const kept = new LRUCache<string, CachedResponse>({ maxSize: MOST_BYTES, sizeCalculation: ({ size }) => 3 * size });
  const making = new Map<string, Promise<CachedResponse | null>>();
  app.decorateRequest('cacheEntry', null);

  app.addHook('onRequest', async (request, reply) => {
    const question = publicQuestion(request);
    if (question === null) return;
    const key = `${locale()} ${question.what} ${question.shopId}`;
    const versionOf = question.ofStock ? versionsOf.version : versionsOf.offerVersion;
    const version = await withinDeadline(request, () => versionOf(question.shopId));
    const known = kept.get(key);
    const wanted = `${key} ${version}`;
    const answer = known?.version === version ? known : await withinDeadline(request, async () => making.get(wanted));
    if (answer) return answer.sendTo(request, reply);
    const { promise, resolve } = Promise.withResolvers<CachedResponse | null>();
    making.set(wanted, promise);
    reply.raw.once('close', () => resolve(null));
    void promise.then(() => making.delete(wanted));
    request.cacheEntry = { key, version, made: resolve };
  });
  app.addHook('preSerialization', async ({ cacheEntry }, reply, answer) => {
    if (cacheEntry === null || reply.statusCode !== 200 || answer instanceof Refusal) return answer;
    const text = JSON.stringify(answer);
    const fresh = new CachedResponse(text, cacheEntry.version);
    kept.set(cacheEntry.key, fresh);
    cacheEntry.made(fresh);
    reply.headers(fresh.headers).serializer(() => text);
    return answer;
  });
}

/** Returns null for private routes, and for the shop’s own owner, who also sees the shop before it opens. */
function publicQuestion(request: FastifyRequest): Question | null {
  const { method, routeOptions, params, headers } = request;
  const { publicOf, ofStock } = routeOptions.config;
  if (publicOf === undefined || method !== 'GET') return null;
  const question =
    typeof publicOf === 'function'
      ? publicOf(request)
      : { shopId: (params as Record<string, string>)[publicOf] ?? '', what: routeOptions.url ?? '', ofStock };
  const shopId = question?.shopId.toLowerCase() ?? '';
  return question && isUuid(shopId) && claimedId(headers.authorization) !== shopId ? { ...question, shopId } : null;
}
