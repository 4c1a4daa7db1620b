import { createECDH, createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from './errors';
import { makeFolder } from './folder';

/** Keys of this installation, generated at the first start. */
export interface Secrets {
  jwtSecret: string;
  vapidPublicKey: string;
  vapidPrivateKey: string;
  /** Keys of the built-in payment sandbox, in the format of Stripe's keys. */
  sandboxSecretKey: string;
  sandboxPublishableKey: string;
  sandboxWebhookSecret: string;
}

export function freshSecrets(): Secrets {
  const vapid = createECDH('prime256v1');
  const vapidPublicKey = vapid.generateKeys('base64url');
  const privateKey = vapid.getPrivateKey();
  return {
    jwtSecret: randomBytes(48).toString('base64url'),
    vapidPublicKey,
    // OpenSSL leaves out leading zeros, without which web-push refuses the key.
    vapidPrivateKey: Buffer.concat([Buffer.alloc(32 - privateKey.length), privateKey]).toString('base64url'),
    sandboxSecretKey: `sk_test_sandbox${randomBytes(18).toString('hex')}`,
    sandboxPublishableKey: `pk_test_sandbox${randomBytes(18).toString('hex')}`,
    sandboxWebhookSecret: `whsec_${randomBytes(24).toString('hex')}`,
  };
}

/**
 * Returns the secrets of `secrets.json` in the data folder (mode 0600), which is created at the first start. Two
 * processes that start concurrently use the same secrets. Throws when the file cannot be read, written or parsed.
 */
export function storedSecrets(dataDir: string): Secrets {
  makeFolder(dataDir);
  const file = join(dataDir, 'secrets.json');
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  const fresh = freshSecrets();
  try {
    writeFileSync(draft, format(fresh), { mode: 0o600 });
    try {
      linkSync(draft, file); // fails when another process was first, whose secrets are then used by both
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
    const kept = read(file);
    const complete = { ...fresh, ...kept };
    if (Object.keys(fresh).some((name) => !(name in kept))) {
      // The file is of an older version: missing secrets are added, existing ones stay.
      writeFileSync(draft, format(complete));
      renameSync(draft, file);
    }
    return complete;
  } finally {
    rmSync(draft, { force: true });
  }
}

function read(file: string): Partial<Secrets> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>;
  } catch (error) {
    throw new Error(`${file} ne se lit pas comme un fichier de secrets`, { cause: error });
  }
}

function format(secrets: Secrets): string {
  return `${JSON.stringify(secrets, null, 2)}\n`;
}

/** Compares two secrets in constant time. */
export function isSameSecret(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return other !== '' && timingSafeEqual(digest(one), digest(other));
}
