import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from './config';
import { ConfigError, environment } from './environment';
import { storedSecrets } from './secrets';

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

function problems(env: Record<string, string>): string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

test('config defaults to the demo, the embedded database and the payment sandbox when nothing is set or all is empty', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '  ' })).toMatchObject({ port: 3000, demo: true });
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 3000,
    host: 'localhost',
    publicUrl: 'http://localhost:3000',
    demo: true,
    databaseUrl: undefined,
    stripe: { mode: 'sandbox', secretKey: expect.stringMatching(/^sk_test_sandbox/) as string },
    logLevel: 'info',
  });
  expect(config.dataDir).toMatch(/^\/.*\.data$/);
  expect(readConfig({ DATABASE_URL: 'postgresql://db/memeprix' }).demo).toBe(false);
  expect(readConfig({ DATABASE_URL: 'postgresql://db/memeprix', DEMO: '1' }).demo).toBe(true);
});

test('config parses lists, instants and addresses', () => {
  const config = readConfig({
    PORT: '8080',
    PUBLIC_URL: 'https://memeprix.example/',
    CLOCK_START: '2026-10-25T02:30:00+02:00',
    DATABASE_URL: 'postgres://one/m',
    DATABASE_REPLICA_URLS: 'postgres://two/m, postgres://three/m',
    ...STRIPE,
    STRIPE_WEBHOOK_SECRET: 'whsec_1, whsec_2',
    STRIPE_API_BASE: 'http://localhost:4242',
  });
  expect(config).toMatchObject({
    port: 8080,
    publicUrl: 'https://memeprix.example',
    clockStart: new Date('2026-10-25T00:30:00Z'),
    databaseReplicaUrls: ['postgres://two/m', 'postgres://three/m'],
    stripe: { mode: 'live', secretKey: 'sk_test_1', webhookSecrets: ['whsec_1', 'whsec_2'] },
  });
  expect(config.stripe.apiBase?.port).toBe('4242');
});

test('config reports all problems at once, one line each', () => {
  expect(
    problems({ PORT: '80x', DEMO: 'yes', CLOCK_START: 'demain', SMTP_URL: 'mail.example', S3_BUCKET: 'images' }),
  ).toEqual([
    expect.stringMatching(/^PORT : /),
    expect.stringMatching(/^DEMO : /),
    expect.stringMatching(/^CLOCK_START : /),
    expect.stringMatching(/^SMTP_URL : /),
    'S3_REGION : manque, puisque S3_BUCKET est donné',
    'S3_ACCESS_KEY_ID : manque, puisque S3_BUCKET est donné',
    'S3_SECRET_ACCESS_KEY : manque, puisque S3_BUCKET est donné',
  ]);
});

test.each([
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['DATABASE_POOL_SIZE', '0'],
  ['JOB_WORKERS', '2.5'],
  ['GRAPHQL_PERSISTED_ONLY', 'yes'],
  ['PUBLIC_URL', 'memeprix.fr'],
  ['PUBLIC_URL', 'https://memeprix.fr/shop'],
  ['DATABASE_URL', 'mysql://db/m'],
  ['JWT_SECRET', 'short'],
  ['LOG_LEVEL', 'loud'],
  ['SUPPORT_EMAIL', 'nobody'],
  ['SOCIAL_LINKS', 'javascript:alert(1)'],
])('config rejects %s=%s', (name, value) => {
  expect(problems({ [name]: value })).toEqual([expect.stringMatching(`^${name} : `)]);
});

test('config requires MAP_ATTRIBUTION with MAP_TILES, and {z}, {x} and {y} in the tile address', () => {
  const map = { MAP_TILES: 'https://tiles.example/{z}/{x}/{y}.png', MAP_ATTRIBUTION: '© OpenStreetMap' };
  expect(readConfig(map).map).toEqual({ tiles: map.MAP_TILES, attribution: map.MAP_ATTRIBUTION });
  expect(readConfig({}).map).toBeUndefined();
  expect(problems({ MAP_TILES: map.MAP_TILES })).toEqual(['MAP_ATTRIBUTION : manque, puisque MAP_TILES est donné']);
  expect(problems({ ...map, MAP_TILES: 'https://tiles.example/' })).toEqual([expect.stringMatching('^MAP_TILES : ')]);
});

test('config error messages never contain the rejected secret', () => {
  expect(problems({ STRIPE_SECRET_KEY: 'sk_prod_hunter2' }).join()).not.toContain('hunter2');
});

describe('config with live payment keys', () => {
  const live = {
    ...{ ...STRIPE, STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' },
    ...{ JWT_SECRET: 'a secret of sixteen', VAPID_PUBLIC_KEY: 'B'.repeat(87), VAPID_PRIVATE_KEY: 'c'.repeat(43) },
    ...{ DATABASE_URL: 'postgresql://db/memeprix', PUBLIC_URL: 'https://memeprix.fr' },
  };

  test('accepts live payment keys when every required setting is given', () => {
    expect(problems(live)).toEqual([]);
    expect(problems({ ...live, DEMO: '0', STRIPE_API_BASE: 'https://api.stripe.com' })).toEqual([]);
  });

  test.each([['JWT_SECRET'], ['DATABASE_URL'], ['PUBLIC_URL'], ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY']])(
    'stops the start with one line each when live payment keys are set without %s %s',
    (...names) => {
      const without = Object.fromEntries(names.map((name) => [name, '']));
      expect(problems({ ...live, ...without })).toEqual(
        names.map((name) => `${name} : manque, avec des clés de paiement réelles`),
      );
    },
  );

  test.each([
    ['CLOCK_START', '2026-11-21T11:00:00Z', 'refusé avec des clés de paiement réelles'],
    ['DEMO', '1', 'refusé avec des clés de paiement réelles'],
    ['STRIPE_API_BASE', 'https://stripe.example', 'refusé avec des clés de paiement réelles'],
    ['PUBLIC_URL', 'http://memeprix.fr', 'une adresse https:// est attendue avec des clés de paiement réelles'],
  ])('rejects %s=%s with live payment keys', (name, value, why) => {
    expect(problems({ ...live, [name]: value })).toEqual([`${name} : ${why}`]);
  });
});

test('config rejects test payment keys mixed with live ones', () => {
  expect(problems({ ...STRIPE, STRIPE_PUBLISHABLE_KEY: 'pk_live_1' })).toHaveLength(1);
});

test('.env.example lists exactly the variables that the config reads', () => {
  const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8');
  const names = [...example.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name);
  expect(names.toSorted()).toEqual(Object.keys(environment.shape).toSorted());
});

describe('generated secrets', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'memeprix-secrets-'));
  });
  afterEach(() => {
    rmSync(dataDir, { recursive: true });
  });

  test('secrets are generated once and readable only by the file’s owner', () => {
    const first = storedSecrets(dataDir);
    expect(storedSecrets(dataDir)).toEqual(first);
    expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(Buffer.from(first.vapidPublicKey, 'base64url')).toHaveLength(65);
    expect(Buffer.from(first.vapidPrivateKey, 'base64url')).toHaveLength(32);
  });

  test('a secrets file of an older version gains the missing secrets and keeps the existing ones', () => {
    writeFileSync(join(dataDir, 'secrets.json'), '{"jwtSecret":"from before"}', { mode: 0o600 });
    const secrets = storedSecrets(dataDir);
    expect(secrets.jwtSecret).toBe('from before');
    expect(storedSecrets(dataDir)).toEqual(secrets);
  });

  test('an unreadable secrets file stops the start instead of being overwritten', () => {
    writeFileSync(join(dataDir, 'secrets.json'), '{"jwtSec');
    expect(() => storedSecrets(dataDir)).toThrow('secrets.json ne se lit pas');
  });

  test('secrets from the environment take precedence over stored ones', () => {
    const config = readConfig({ DATA_DIR: dataDir, JWT_SECRET: 'a secret of the house' }, storedSecrets);
    expect(config.jwtSecret).toBe('a secret of the house');
    expect(config.stripe.secretKey).toBe(storedSecrets(dataDir).sandboxSecretKey);
  });
});

test('TRUST_PROXY accepts a number of hops or addresses, and no proxy is trusted by default', () => {
  expect(readConfig({}).trustProxy).toBeUndefined();
  expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1']);
  for (const wrong of ['true', 'everybody', '10.0.0.0/33', '1.2.3', '-1', '10.0.0.0/8/8'])
    expect(problems({ TRUST_PROXY: wrong })).toEqual([expect.stringContaining('TRUST_PROXY') as string]);
});

test('printers are allowed in private networks, and on loopback only when PUBLIC_URL is local', () => {
  const loopback = '127.0.0.0/8';
  expect(readConfig({}).printerNetworks).toContain(loopback);
  expect(readConfig({ PUBLIC_URL: 'https://memeprix.example' }).printerNetworks).not.toContain(loopback);
  expect(readConfig({ PUBLIC_URL: 'https://memeprix.example' }).printerNetworks).toContain('192.168.0.0/16');
  expect(readConfig({ PRINTER_NETWORKS: '10.1.0.0/16' }).printerNetworks).toEqual(['10.1.0.0/16']);
});
