import type { FastifyReply, FastifyRequest } from 'fastify';
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
const kept = new Map<string, Promise<Buffer>>();

/** Sends a page in the best encoding its reader accepts. @fastify/compress knows routes only, and pages have none. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  page: string,
): Promise<FastifyReply> {
  reply.header('vary', 'accept-encoding');
  const encoding = encodingOf(request.headers['accept-encoding']);
  if (encoding === null) return reply.send(page);
  return reply.header('content-encoding', encoding).send(await compressed(page, encoding));
}

function compressed(page: string, encoding: Encoding): Promise<Buffer> {
  const key = `${encoding} ${page}`;
  const bytes = kept.get(key) ?? ENCODERS[encoding](page);
  kept.delete(key);
  // Least recently used first: reading moves a page to the end.
  kept.set(key, bytes);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return bytes;
}

/** The better of the encodings that « gzip, br;q=0.5, deflate;q=0 » accepts; null: none of ours. */
export function encodingOf(header: string | string[] | undefined): Encoding | null {
  const offers = [header ?? []].flat().join(',').toLowerCase().split(',');
  const accepted = offers
    .filter((offer) => !/;\s*q=0(\.0*)?\s*$/.test(offer))
    .map((offer) => (offer.split(';')[0] ?? '').trim());
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null;
}
