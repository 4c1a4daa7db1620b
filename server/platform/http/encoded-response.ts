import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** Minimum size in bytes for compression; below it, compression costs more than it saves. */
const LEAST_COMPRESSED = 1024;
// Higher Brotli levels take much longer and save little.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 } };
const ENCODERS = {
  br: (body: Buffer) => promisify(brotliCompress)(body, BROTLI),
  gzip: promisify(gzip),
};
type Encoding = keyof typeof ENCODERS;

/**
 * An encoded response that is the same for all callers. @fastify/compress only works per route and would compress it
 * for each request.
 */
export class EncodedResponse {
  readonly headers: { 'cache-control': string; vary: string; etag: string };
  readonly size: number;
  private readonly body: Buffer;
  private readonly encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(
    text: string,
    private readonly type: string,
  ) {
    this.body = Buffer.from(text);
    this.size = this.body.length;
    const etag = `W/"${createHash('sha256').update(this.body).digest('base64url').slice(0, 16)}"`;
    this.headers = { 'cache-control': 'no-cache', vary: 'accept-encoding', etag };
  }

  /**
   * Sends the response, compressed once per encoding at its first use; answers 304 when the caller has it already,
   * except for error statuses.
   */
  async sendTo({ headers }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.headers(this.headers);
    if (reply.statusCode !== 200) reply.removeHeader('etag');
    else if (headers['if-none-match'] === this.headers.etag) return reply.status(304).send();
    const encoding = this.size < LEAST_COMPRESSED ? null : encodingOf(headers['accept-encoding']);
    reply.type(this.type);
    if (encoding === null) return reply.send(this.body);
    let encoded = this.encoded.get(encoding);
    if (!encoded) {
      this.encoded.set(encoding, (encoded = ENCODERS[encoding](this.body)));
      // A failed compression is not cached, so that the next request retries.
      encoded.catch(() => this.encoded.delete(encoding));
    }
    return reply.header('content-encoding', encoding).send(await encoded);
  }
}

/** Caches responses by name: each is made once, also for concurrent requests; one that cannot be made is made again. */
export class NamedResponses extends LRUCache<string, Promise<EncodedResponse>> {
  keep(name: string, make: () => Promise<EncodedResponse>): Promise<EncodedResponse> {
    const known = this.get(name);
    if (known) return known;
    const made = make();
    made.catch(() => this.delete(name));
    this.set(name, made);
    return made;
  }
}

/**
 * Returns the better encoding that the Accept-Encoding header allows, as in « gzip, br;q=0.5, deflate;q=0 »; null for
 * none of ours.
 */
export function encodingOf(header: string | string[] | undefined): Encoding | null {
  const offers = [header ?? []].flat().join(',').toLowerCase().split(',');
  const accepted = offers
    .filter((offer) => !/;\s*q=0(\.0*)?\s*$/.test(offer))
    .map((offer) => (offer.split(';')[0] ?? '').trim());
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null;
}
