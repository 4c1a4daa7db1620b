import { AwsClient } from 'aws4fetch';
import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { S3Config } from '../config';
import { codeOf, Fault } from '../errors';
import * as t from './media.texts';
import type { PictureStore } from './picture-store';

// Time limit in milliseconds, so that a bucket that does not respond cannot delay a request further.
const WITHIN_MS = 5000;
const SAID_EVERY_MS = 60_000;
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Picture store in a bucket, from which the server also reads. */
export interface PictureBucket extends PictureStore {
  /**
   * Returns null when there is no such object. Throws UNAVAILABLE when the bucket fails or does not respond in time.
   */
  read(key: string): Promise<Buffer | null>;
  has(key: string): Promise<boolean>;
  /** Returns the URL at which browsers reach an object directly; null when this server must serve it. */
  publicAddress(key: string): string | null;
}

/**
 * Stores pictures in a bucket of AWS S3 or a compatible provider. Passes the reason of failures to `warn`, at most once
 * a minute and without keys.
 */
export function pictureBucket(s3: S3Config, warn: (line: string) => void): PictureBucket {
  const { accessKeyId, secretAccessKey, region } = s3;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  let saidAt = -Infinity;

  async function ask(method: 'GET' | 'HEAD' | 'PUT' | 'DELETE', key: string, picture?: Buffer): Promise<Buffer | null> {
    try {
      const request = await client.sign(bucketAddress(s3, key), {
        method,
        headers: {
          'x-amz-content-sha256': createHash('sha256')
            .update(picture ?? '')
            .digest('hex'),
          ...(picture && { 'content-type': `image/${extname(key).slice(1)}`, 'cache-control': FOR_EVER }),
        },
        ...(picture && { body: new Uint8Array(picture) }),
      });
      // Following a redirect would send the signature to another host.
      const response = await fetch(request, { signal: AbortSignal.timeout(WITHIN_MS), redirect: 'manual' });
      const body = Buffer.from(await response.arrayBuffer());
      if (response.ok) return body;
      if (response.status === 404 && method !== 'PUT' && !body.includes('NoSuchBucket')) return null;
      throw new Error(`${response.status} ${/<Code>(\w+)</.exec(body.toString())?.[1] ?? ''}`.trim());
    } catch (error) {
      if (performance.now() - saidAt > SAID_EVERY_MS) {
        saidAt = performance.now();
        warn(`the bucket of the pictures fails: ${method} ${key}, ${reasonOf(error)}`);
      }
      throw new Fault('UNAVAILABLE', t.unavailable());
    }
  }

  return {
    async put(key, picture) {
      await ask('PUT', key, picture);
    },
    read: (key) => ask('GET', key),
    has: async (key) => (await ask('HEAD', key)) !== null,
    publicAddress: (key) => publicAddress(s3, key),
    async remove(key) {
      await ask('DELETE', key);
    },
  };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return codeOf(error.cause) || error.message;
}

type Bucket = Pick<S3Config, 'bucket' | 'region' | 'endpoint' | 'publicUrl'>;

/**
 * Returns the URL with which the server accesses an object: at AWS on the bucket's own host, elsewhere below the
 * endpoint.
 */
export function bucketAddress({ bucket, region, endpoint }: Bucket, key: string): string {
  return endpoint ? below(below(endpoint, bucket), key) : `https://${bucket}.s3.${region}.amazonaws.com/${key}`;
}

export function publicAddress({ publicUrl }: Bucket, key: string): string | null {
  return publicUrl ? below(publicUrl, key) : null;
}

function below(address: string, path: string): string {
  return `${address.replace(/\/+$/, '')}/${path}`;
}
