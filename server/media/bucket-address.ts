import type { S3Config } from '../config';

type Bucket = Pick<S3Config, 'bucket' | 'region' | 'endpoint' | 'publicUrl'>;

/** Where the server asks for an object: at AWS under the bucket's own name, elsewhere below the endpoint. */
export function bucketAddress({ bucket, region, endpoint }: Bucket, key: string): string {
  return endpoint ? below(below(endpoint, bucket), key) : `https://${bucket}.s3.${region}.amazonaws.com/${key}`;
}

/** Where browsers find an object without the server; null when there is no such place. */
export function publicAddress({ publicUrl }: Bucket, key: string): string | null {
  return publicUrl ? below(publicUrl, key) : null;
}

function below(address: string, path: string): string {
  return `${address.replace(/\/+$/, '')}/${path}`;
}
