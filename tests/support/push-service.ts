import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { importJWK, jwtVerify } from 'jose';
import { LOOPBACK } from './loopback-certificate';

/** A push as its browser reads it. */
export interface ReceivedPush {
  text: string;
  headers: IncomingHttpHeaders;
}

/** A browser as far as pushes go: what it hands out, and what came. */
export interface PushedBrowser {
  /** What the page sends to save-token. */
  token: string;
  received: ReceivedPush[];
  /** What its push service answers, one after the other; 201 when there is none left. */
  answers: number[];
}

/** A Web Push subscription, as a browser hands it to the page. */
export const subscriptionTo = (
  endpoint: string,
  auth = 16,
  p256dh = createECDH('prime256v1').generateKeys('base64url'),
) => JSON.stringify({ endpoint, keys: { p256dh, auth: randomBytes(auth).toString('base64url') } });

/** A push service on this machine that lets browsers decrypt what they get (RFC 8030, 8291). */
export async function aPushService() {
  const browsers = new Map<string, (body: Buffer, headers: IncomingHttpHeaders) => number>();
  const asked: string[] = [];
  const server = createServer({ key: LOOPBACK.key, cert: LOOPBACK.certificate }, (request, response) => {
    asked.push(request.url ?? '');
    void buffer(request).then((body) => {
      response.statusCode = browsers.get(request.url ?? '')?.(body, request.headers) ?? 404;
      response.end();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    standIn: { origin, certificate: LOOPBACK.certificate },
    /** Paths that were called, in order. */
    asked,
    aBrowser(): PushedBrowser {
      const keys = createECDH('prime256v1');
      const secret = randomBytes(16);
      const path = `/push/${randomUUID()}`;
      const browser: PushedBrowser = {
        token: subscription(`${origin}${path}`, keys, secret),
        received: [],
        answers: [],
      };
      browsers.set(path, (body, headers) => {
        const answer = browser.answers.shift() ?? 201;
        if (answer === 201) browser.received.push({ text: decrypted(body, keys, secret), headers });
        return answer;
      });
      return browser;
    },
    close: () => void server.close().closeAllConnections(),
  };
}

function subscription(endpoint: string, keys: ECDH, secret: Buffer): string {
  const p256dh = keys.generateKeys('base64url');
  return JSON.stringify({ endpoint, expirationTime: null, keys: { p256dh, auth: secret.toString('base64url') } });
}

/** Undoes aes128gcm as a browser does (RFC 8188, RFC 8291 §3.4). Throws when it was not meant for these keys. */
function decrypted(body: Buffer, keys: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const context = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const derive = (secret: Buffer, by: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, by, info, length));
  const shared = derive(keys.computeSecret(sender), auth, context, 32);
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** Who signed the request for which service until when (RFC 8292). Throws when the signature is not the key's. */
export async function signedBy({ headers }: ReceivedPush) {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const { payload, protectedHeader } = await jwtVerify(
    token,
    await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'),
  );
  return { key, algorithm: protectedHeader.alg, ...payload };
}
