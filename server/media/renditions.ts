import { Fault } from '../errors';
import { createBoundedQueue } from '../bounded-queue';
import { imageTypeOf, MOST_PICTURE_BYTES, pictureRefusal } from '../../graphql/rules/image-type';
import { tooHeavy } from '../../graphql/rules/image-type.texts';
import * as t from './media.texts';
import { RENDITIONS } from './pictures';

// Phones take pictures of 12 to 50 million pixels; a decompression bomb of a few kilobytes may declare a thousand times
// as many.
const MOST_PIXELS = 64_000_000;
const SLOWEST_SECONDS = 15;

// Settings of equal visual quality: AVIF is a seventh to a quarter smaller and takes five times as long.
const ENCODED = {
  webp: { quality: 80 },
  avif: { quality: 60, effort: 3, tune: 'ssim', chromaSubsampling: '4:2:0' },
} as const;

/** Maximum number of pictures being uploaded, waiting or being encoded, because each occupies memory. */
export const MOST_PICTURES = 11;
export const TOO_MANY = { tooMany: t.tooManyPictures, retryAfterSeconds: 10 };

// Decoding is the most expensive operation, so only one runs at a time.
const inPictureQueue = createBoundedQueue({ atOnce: 1, mayWait: MOST_PICTURES - 1, ...TOO_MANY });
const LARGEST = Math.max(...RENDITIONS.map(({ width }) => width));

/**
 * Returns a picture re-encoded in every width and format, upright and without metadata or embedded content (location,
 * camera, scripts). Throws TOO_LARGE, UNSUPPORTED_TYPE when it is no picture, BAD_USER_INPUT when it cannot be decoded,
 * UNAVAILABLE when too many are waiting.
 */
export async function renditionsOf(bytes: Buffer) {
  if (bytes.byteLength > MOST_PICTURE_BYTES) throw new Fault('TOO_LARGE', tooHeavy());
  if (imageTypeOf(bytes) === null) throw new Fault('UNSUPPORTED_TYPE', pictureRefusal(bytes));
  return inPictureQueue(() => render(bytes));
}

async function render(bytes: Buffer) {
  try {
    const { default: sharp } = await import('sharp');
    // The library's cache would waste memory, because no picture is processed twice.
    sharp.cache(false);
    // Decoded once and reduced to the largest width, because a picture in full size takes 200 MB of memory.
    const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: LARGEST, withoutEnlargement: true })
      .timeout({ seconds: SLOWEST_SECONDS })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return await Promise.all(
      RENDITIONS.map(async (rendition) => {
        const { width, format } = rendition;
        const sized = sharp(data, { raw: info }).resize({ width, withoutEnlargement: true });
        return {
          rendition,
          bytes: await sized.toFormat(format, ENCODED[format]).timeout({ seconds: SLOWEST_SECONDS }).toBuffer(),
        };
      }),
    );
  } catch {
    throw new Fault('BAD_USER_INPUT', t.unreadable());
  }
}
