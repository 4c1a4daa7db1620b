import type { FastifyReply, FastifyRequest } from 'fastify';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Beyond it each step takes much longer and saves a few bytes. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Sends a page as small as its reader understands: a third of it. The compressing plugin knows routes only, and pages have none. */
export function sendCompressed(request: FastifyRequest, reply: FastifyReply, page: string): FastifyReply {
  const accepted = encodingsOf(request.headers['accept-encoding']);
  reply.header('vary', 'accept-encoding');
  if (accepted.has('br')) return reply.header('content-encoding', 'br').send(brotliCompressSync(page, QUALITY));
  if (accepted.has('gzip')) return reply.header('content-encoding', 'gzip').send(gzipSync(page));
  return reply.send(page);
}

/** What of « gzip, br;q=0.5, deflate;q=0 » is accepted. */
export function encodingsOf(header: string | string[] | undefined): Set<string> {
  const offers = [header ?? []].flat().join(',').toLowerCase().split(',');
  return new Set(
    offers.filter((offer) => !/;\s*q=0(\.0*)?\s*$/.test(offer)).map((offer) => (offer.split(';')[0] ?? '').trim()),
  );
}
