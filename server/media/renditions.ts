import sharp from 'sharp';
import { Fault } from '../errors';
import { createBoundedQueue } from '../bounded-queue';
import { imageTypeOf } from './image-type';
import { PICTURE_WIDTHS } from './pictures';

/** Most bytes of one picture (specification 8.5). */
export const MOST_BYTES = 8 * 1024 * 1024;

// Phones take 12 to 50 million; a decompression bomb of a few kilobytes may claim a thousand times as many.
const MOST_PIXELS = 64_000_000;
const SLOWEST_SECONDS = 15;

export interface Rendition {
  width: number;
  bytes: Buffer;
}

// Decoding is the most expensive call, and waiting pictures hold memory: one at a time, with a short queue.
const inPictureQueue = createBoundedQueue({
  atOnce: 1,
  mayWait: 10,
  tooMany: 'Trop d’images à la fois. Réessayez dans un instant.',
  retryAfterSeconds: 10,
});

/**
 * A picture encoded anew as WebP in every width, upright, without anything hidden in it (place, camera, scripts).
 * Throws TOO_LARGE, UNSUPPORTED_TYPE for what is no picture, BAD_USER_INPUT for one that cannot be read, UNAVAILABLE
 * where too many wait already.
 */
export async function renditionsOf(bytes: Buffer): Promise<Rendition[]> {
  if (bytes.byteLength > MOST_BYTES) throw new Fault('TOO_LARGE', 'L’image est trop lourde : 8 Mo au plus.');
  if (imageTypeOf(bytes) === null)
    throw new Fault('UNSUPPORTED_TYPE', 'Ce fichier n’est pas une image JPEG, PNG, WebP, AVIF ou GIF.');
  return inPictureQueue(() => render(bytes));
}

async function render(bytes: Buffer): Promise<Rendition[]> {
  try {
    const source = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .timeout({ seconds: SLOWEST_SECONDS });
    return await Promise.all(
      PICTURE_WIDTHS.map(async (width) => ({
        width,
        bytes: await source.clone().resize({ width, withoutEnlargement: true }).webp({ quality: 80 }).toBuffer(),
      })),
    );
  } catch {
    throw new Fault('BAD_USER_INPUT', 'Cette image est illisible ou trop grande. Essayez-en une autre.');
  }
}
