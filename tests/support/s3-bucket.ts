import { createHash, createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const REGION = 'eu-west-3';
const FRESH_MS = 15 * 60_000;

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();

/** An object as it was put. */
export interface StoredObject {
  bytes: Buffer;
  type: string | undefined;
}

/** A bucket on this machine that takes signed requests only, as a provider of the S3 API does. */
export async function aBucket() {
  const accessKeyId = 'AKIATEST';
  const objects = new Map<string, StoredObject>();
  const asked: string[] = [];
  const bucket = {
    /** What lies in it, by key. */
    objects,
    /** Requests in order: method and key. */
    asked,
    secretAccessKey: String(randomUUID()),
    /** How it fares: `away` answers 503, `silent` never. */
    state: 'well' as 'well' | 'away' | 'silent',
    /** How many pictures it still takes before it is away. */
    takes: Infinity,
    /** The variables that lead a product here. */
    settings: {} as Record<string, string>,
    close: () => void server.close().closeAllConnections(),
  };
  const secret = bucket.secretAccessKey;

  /** Status, and the provider's word for it or an object. */
  function answer(request: IncomingMessage, body: Buffer): [number, (string | StoredObject)?] {
    const { method = '', url = '', headers } = request;
    const key = url.replace('/pictures/', '');
    asked.push(`${method} ${key}`);
    if (bucket.state === 'away') return [503, 'SlowDown'];
    if (sha256(body) !== headers['x-amz-content-sha256']) return [400, 'XAmzContentSHA256Mismatch'];
    if (!isSigned(request, accessKeyId, bucket.secretAccessKey)) return [403, 'SignatureDoesNotMatch'];
    if (method === 'DELETE') return (objects.delete(key), [204]);
    const found = objects.get(key);
    if (method !== 'PUT') return found ? [200, found] : [404, 'NoSuchKey'];
    if (headers['content-length'] === undefined) return [411, 'MissingContentLength'];
    if (bucket.takes-- <= 0) return [503, 'SlowDown'];
    objects.set(key, { bytes: body, type: headers['content-type'] });
    return [200];
  }

  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      if (bucket.state === 'silent') return;
      const [status, what] = answer(request, body);
      response.writeHead(status, typeof what === 'object' ? { 'content-type': what.type } : {});
      response.end(typeof what === 'string' ? `<Error><Code>${what}</Code></Error>` : what?.bytes);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  bucket.settings = {
    S3_BUCKET: 'pictures',
    S3_REGION: REGION,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secret,
    S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  };
  return bucket;
}

/** Whether the request was signed lately with this secret (AWS Signature Version 4), its payload's hash included. */
function isSigned({ method, url, headers }: IncomingMessage, accessKeyId: string, secret: string): boolean {
  const [, credential = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=(\S+), SignedHeaders=(\S+), Signature=(\w+)$/.exec(headers.authorization ?? '') ?? [];
  const date = String(headers['x-amz-date']);
  const sentAt = Date.parse(date.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'));
  const scope = [date.slice(0, 8), REGION, 's3', 'aws4_request'];
  const signed = names.split(';');
  if (credential !== [accessKeyId, ...scope].join('/') || !(Math.abs(Date.now() - sentAt) < FRESH_MS)) return false;
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signed.includes(name))) return false;
  const hash = String(headers['x-amz-content-sha256']);
  const lines = signed.map((name) => `${name}:${String(headers[name])}\n`).join('');
  const canonical = [method, url, '', lines, names, hash].join('\n');
  const key = scope.reduce<Buffer | string>(hmac, `AWS4${secret}`);
  return (
    hmac(key, ['AWS4-HMAC-SHA256', date, scope.join('/'), sha256(canonical)].join('\n')).toString('hex') === signature
  );
}
