import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const ENCODERS = {
  // Higher levels take much longer and save little.
  br: (page: string) =>
    promisify(brotliCompress)(page, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 },
    }),
  gzip: (page: string) => promisify(gzip)(page),
};
type Encoding = keyof typeof ENCODERS;

/** How many compressed pages are cached: the fixed ones and the most viewed shops. */
const MOST_KEPT = 100;

/** A page, made when it is needed, and by what name it is known for as long as it is the same. */
export interface Page {
  name: string;
  make: () => string | Promise<string>;
}

/** Sends a page in the best encoding its reader accepts. @fastify/compress knows routes only, and pages have none. */
export function compressedPages() {
  const kept = new LRUCache<string, Promise<Buffer>>({ max: MOST_KEPT });
  return async ({ headers }: FastifyRequest, reply: FastifyReply, { name, make }: Page): Promise<FastifyReply> => {
    reply.header('vary', 'accept-encoding');
    const encoding = encodingOf(headers['accept-encoding']);
    if (encoding === null) return reply.send(await make());
    const key = `${encoding} ${name}`;
    const bytes = kept.get(key) ?? Promise.resolve(make()).then(ENCODERS[encoding]);
    kept.set(key, bytes);
    bytes.catch(() => kept.delete(key));
    return reply.header('content-encoding', encoding).send(await bytes);
  };
}

/** The better of the encodings that « gzip, br;q=0.5, deflate;q=0 » accepts; null: none of ours. */
export function encodingOf(header: string | string[] | undefined): Encoding | null {
  const offers = [header ?? []].flat().join(',').toLowerCase().split(',');
  const accepted = offers
    .filter((offer) => !/;\s*q=0(\.0*)?\s*$/.test(offer))
    .map((offer) => (offer.split(';')[0] ?? '').trim());
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null;
}
