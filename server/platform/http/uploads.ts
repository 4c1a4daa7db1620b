import { existsSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { createBoundedQueue } from '../../bounded-queue';
import type { PictureBucket } from '../../media/picture-bucket';
import { tooManyPictures } from '../../media/media.texts';
import { isUploadKey } from '../../media/pictures';
import { frameworkFault, refuseUnknown, writeError } from './rest';

/** Content security policy of a picture opened by itself, which forbids everything. */
const SANDBOX = "default-src 'none'; sandbox";
const MONTH = 'public, max-age=2592000';
// A shop’s upload never changes under its name; a demo picture may.
const FOR_EVER = 'public, max-age=31536000, immutable';
// Cached briefly, because the operator may move the bucket.
const HOUR = 'public, max-age=3600';

const ONE_FORMAT = /^\/uploads\/((?:demo|shops)\/[\w/-]+)\.(avif|webp)$/;

// Separate from the upload queue, so that visitors of the demo never delay an owner's upload.
const inWebpQueue = createBoundedQueue({
  atOnce: 1,
  mayWait: 200,
  tooMany: tooManyPictures,
  retryAfterSeconds: 5,
});
/** WebP versions of the demo’s AVIF pictures; each is converted once, and all together take a few megabytes. */
const webps = new LRUCache<string, Buffer>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: ({ length }) => length,
  ignoreFetchAbort: true,
  fetchMethod: (avif) =>
    inWebpQueue(async () => {
      const { default: sharp } = await import('sharp');
      const webp = sharp(avif).webp().toBuffer();
      // A file that is not a picture, or was deleted meanwhile, answers 404.
      return webp.catch(() => Promise.reject(frameworkFault(404)));
    }),
});

/**
 * Serves every picture under /uploads, at the same URL wherever it is stored: the demo's in the folder, those of shops
 * in the bucket where there is one.
 */
export async function serveUploads(app: FastifyInstance, folder: string, bucket: PictureBucket | null): Promise<void> {
  const uploads = async (files: FastifyInstance) => {
    files.setErrorHandler<FastifyError>(goneMeanwhile);
    files.setNotFoundHandler((request, reply) => otherFormat(app, folder, request, reply));
    await files.register(fastifyStatic, {
      root: folder,
      decorateReply: false,
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isSent = isUploadKey(relative(folder, path).replaceAll(sep, '/'));
        reply.header('cache-control', isSent ? FOR_EVER : MONTH);
        reply.header('content-security-policy', SANDBOX);
      },
    });
    if (!bucket) return;
    files.get<{ Params: { shopId: string; file: string } }>(
      '/shops/:shopId/:file',
      { schema: { hide: true } },
      async ({ params: { shopId, file }, headers }, reply) => {
        const key = `shops/${shopId}/${file}`;
        // Nothing else in the bucket is public.
        if (!isUploadKey(key)) return reply.callNotFound();
        const elsewhere = bucket.publicAddress(key);
        if (elsewhere !== null && file.endsWith('.avif') && !(await bucket.has(key))) return reply.callNotFound();
        if (elsewhere !== null) return reply.header('cache-control', HOUR).redirect(elsewhere, 307);
        const etag = `"${file}"`;
        const isKnown = headers['if-none-match']?.includes(etag) === true;
        const picture = isKnown ? null : await bucket.read(key);
        if (!isKnown && picture === null) return reply.callNotFound();
        reply.headers({ etag, 'cache-control': FOR_EVER, 'content-security-policy': SANDBOX });
        return picture === null ? reply.status(304).send() : reply.type(`image/${extname(key).slice(1)}`).send(picture);
      },
    );
  };
  await app.register(uploads, { prefix: '/uploads' });
}

/**
 * Serves a picture in its other format when the requested one does not exist: old uploads exist in WebP only, the demo
 * in AVIF only.
 */
async function otherFormat(app: FastifyInstance, folder: string, request: FastifyRequest, reply: FastifyReply) {
  const isRead = ['GET', 'HEAD'].includes(request.method);
  const [, name = '', format] = (isRead ? ONE_FORMAT.exec(request.url) : null) ?? [];
  if (format === 'avif') return reply.header('cache-control', HOUR).redirect(`/uploads/${name}.webp`, 307);
  const avif = join(folder, `${name}.avif`);
  if (format !== 'webp' || !existsSync(avif)) return refuseUnknown(app, request, reply);
  const webp = await webps.forceFetch(avif);
  return reply.headers({ 'cache-control': MONTH, 'content-security-policy': SANDBOX }).type('image/webp').send(webp);
}

const OF_A_FILE = ['content-type', 'content-length', 'cache-control', 'etag', 'last-modified', 'accept-ranges'];

/** A picture deleted between `stat` and `read` answers 404, without the headers set for it. */
export function goneMeanwhile(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error.code !== 'ENOENT') return writeError(error, request, reply);
  for (const name of OF_A_FILE) reply.removeHeader(name);
  return writeError(frameworkFault(404), request, reply);
}
