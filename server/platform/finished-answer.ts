import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Below, compression costs more than it saves. */
const LEAST_COMPRESSED = 1024;
// Higher levels take much longer and save little.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 } };
const ENCODERS = {
  br: (body: Buffer) => promisify(brotliCompress)(body, BROTLI),
  gzip: promisify(gzip),
};
type Encoding = keyof typeof ENCODERS;

/** What is the same for everybody, ready to be sent. @fastify/compress knows routes only, and would compress it each time. */
export class FinishedAnswer {
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

  /** Compressed at the first reader who takes it so, once for all; nothing to whoever has it, unless it says what failed. */
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
      // The next reader tries again.
      encoded.catch(() => this.encoded.delete(encoding));
    }
    return reply.header('content-encoding', encoding).send(await encoded);
  }
}

/** The better of the encodings that « gzip, br;q=0.5, deflate;q=0 » accepts; null: none of ours. */
export function encodingOf(header: string | string[] | undefined): Encoding | null {
  const offers = [header ?? []].flat().join(',').toLowerCase().split(',');
  const accepted = offers
    .filter((offer) => !/;\s*q=0(\.0*)?\s*$/.test(offer))
    .map((offer) => (offer.split(';')[0] ?? '').trim());
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null;
}
