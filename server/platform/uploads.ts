import { relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PictureBucket } from '../media/picture-bucket';
import { isUploadKey } from '../media/pictures';
import { frameworkFault, writeError } from './rest';

/** What a picture may do to whoever opens it by itself: nothing. */
const SANDBOX = "default-src 'none'; sandbox";
const MONTH = 'public, max-age=2592000';
// The name of a picture a shop sent is never used for another; the demo's are.
const FOR_EVER = 'public, max-age=31536000, immutable';
// The operator may move the bucket.
const HOUR = 'public, max-age=3600';

interface Uploads {
  /** Where the demo's pictures lie, and without a bucket all others. */
  folder: string;
  /** Null: the folder holds what shops send. */
  bucket: PictureBucket | null;
  /** Where browsers find an object of the bucket by themselves, null: here. */
  publicAddress: (key: string) => string | null;
}

/** Every picture under /uploads, the same address wherever it lies. */
export async function serveUploads(app: FastifyInstance, { folder, bucket, publicAddress }: Uploads): Promise<void> {
  await app.register(async (files) => {
    files.setErrorHandler<FastifyError>(goneMeanwhile);
    await files.register(fastifyStatic, {
      root: folder,
      prefix: '/uploads/',
      decorateReply: false,
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isSent = isUploadKey(relative(folder, path).replaceAll(sep, '/'));
        reply.header('cache-control', isSent ? FOR_EVER : MONTH);
        reply.header('content-security-policy', SANDBOX);
      },
    });
  });
  if (!bucket) return;
  app.get<{ Params: { shopId: string; file: string } }>(
    '/uploads/shops/:shopId/:file',
    { schema: { hide: true } },
    async ({ params: { shopId, file }, headers }, reply) => {
      const key = `shops/${shopId}/${file}`;
      // Nothing else of the bucket is anybody's business.
      if (!isUploadKey(key)) return reply.callNotFound();
      const elsewhere = publicAddress(key);
      if (elsewhere !== null) return reply.header('cache-control', HOUR).redirect(elsewhere, 307);
      const etag = `"${file}"`;
      const isKnown = headers['if-none-match']?.includes(etag) === true;
      const picture = isKnown ? null : await bucket.read(key);
      if (!isKnown && picture === null) return reply.callNotFound();
      reply.headers({ etag, 'cache-control': FOR_EVER, 'content-security-policy': SANDBOX });
      return picture === null ? reply.status(304).send() : reply.type('image/webp').send(picture);
    },
  );
}

const OF_A_FILE = ['content-type', 'content-length', 'cache-control', 'etag', 'last-modified', 'accept-ranges'];

/** A picture that went between being found and being read is not there: what was said of it does not hold for that. */
export function goneMeanwhile(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error.code !== 'ENOENT') return writeError(error, request, reply);
  for (const name of OF_A_FILE) reply.removeHeader(name);
  return writeError(frameworkFault(404), request, reply);
}
