import { isIP, isIPv4 } from 'node:net';
import { z } from 'zod';

/** Thrown when the environment is invalid; contains all problems, one line each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(readonly problems: string[]) {
    super(problems.join('\n'));
  }
}

export type Environment = Readonly<Record<string, string | undefined>>;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const address = (expected: string, protocols: string[]) =>
  z.string().refine((value) => protocols.includes(URL.parse(value)?.protocol ?? ''), expected);
const web = address('une adresse http:// ou https:// est attendue', ['http:', 'https:']);
const database = address('une adresse postgresql:// est attendue', ['postgres:', 'postgresql:']);
const listOf = (item: z.ZodType<string, string>) =>
  z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .pipe(z.array(item));
const yesOrNo = z.enum(['0', '1'], '0 ou 1 est attendu').transform((value) => value === '1');
const key = (expected: string, pattern: RegExp) => z.string().regex(pattern, expected);
const few = key('un nombre entier de 1 à 999 est attendu', /^[1-9]\d{0,2}$/).transform(Number);

/** All environment variables of the product; `.env.example` lists exactly these. */
export const environment = z.object({
  PORT: key('un nombre entier de 0 à 65535 est attendu', /^\d{1,5}$/)
    .transform(Number)
    .refine((port) => port <= 65_535, 'un nombre entier de 0 à 65535 est attendu'),
  HOST: key('un nom de machine ou une adresse IP est attendu', /^[\w.:-]+$/),
  PUBLIC_URL: web
    .transform((value) => new URL(value))
    .refine((url) => url.pathname === '/' && !url.search, 'une adresse sans chemin est attendue')
    .transform((url) => url.origin),
  TRUST_PROXY: z
    .string()
    .refine(
      (value) => /^\d{1,2}$/.test(value) || value.split(',').every((one) => isNetwork(one.trim())),
      'un nombre de relais, ou leurs adresses (10.0.0.0/8, 192.0.2.1), est attendu',
    )
    .transform((value) => (/^\d+$/.test(value) ? Number(value) : value.split(',').map((one) => one.trim()))),
  DATA_DIR: z.string(),
  DATABASE_URL: database,
  DATABASE_REPLICA_URLS: listOf(database),
  DATABASE_DIRECT_URL: database,
  DATABASE_POOL_SIZE: few,
  DATABASE_PREPARED_STATEMENTS: yesOrNo,
  JOB_WORKERS: few,
  DEMO: yesOrNo,
  CLOCK_START: z.iso
    .datetime({ offset: true, error: 'un instant ISO est attendu, par exemple 2026-11-21T11:00:00Z' })
    .transform((value) => new Date(value)),
  JWT_SECRET: z.string().min(16, 'au moins 16 caractères sont attendus'),
  STRIPE_SECRET_KEY: key('une clé sk_test_…, sk_live_… ou rk_… est attendue', /^(sk|rk)_(test|live)_\w+$/),
  STRIPE_PUBLISHABLE_KEY: key('une clé pk_test_… ou pk_live_… est attendue', /^pk_(test|live)_\w+$/),
  STRIPE_WEBHOOK_SECRET: listOf(
    key('un ou plusieurs secrets whsec_…, séparés par des virgules, sont attendus', /^whsec_\S+$/),
  ),
  STRIPE_FEES_PAID_BY: z.enum(['platform', 'shop'], 'platform ou shop est attendu'),
  PLATFORM_FEE_PERCENT: key('un pourcentage de 0 à 99,99 (1.5) est attendu', /^\d{1,2}(\.\d{1,2})?$/).transform(Number),
  PLATFORM_FEE_FIXED_CENTS: key('un nombre entier de centimes de 0 à 9999 est attendu', /^\d{1,4}$/).transform(Number),
  STRIPE_API_BASE: web.transform((value) => new URL(value)),
  INTERFACE_TEXTS: z.enum(['specified', 'fr', 'en', 'auto'], 'specified, fr, en ou auto est attendu'),
  GOOGLE_CLIENT_ID: z.string(),
  GOOGLE_MAPS_API_KEY: z.string(),
  MAP_TILES: web.refine(
    (value) => ['{z}', '{x}', '{y}'].every((part) => value.includes(part)),
    'une adresse avec {z}, {x} et {y} est attendue',
  ),
  MAP_ATTRIBUTION: z.string(),
  SMTP_URL: address('une adresse smtp:// ou smtps:// est attendue', ['smtp:', 'smtps:']),
  SMS_URL: web.transform((value) => new URL(value)),
  VAPID_PUBLIC_KEY: key('une clé publique VAPID (87 caractères base64url) est attendue', /^[\w-]{87}=?$/),
  VAPID_PRIVATE_KEY: key('une clé privée VAPID (43 caractères base64url) est attendue', /^[\w-]{43}=?$/),
  S3_BUCKET: z.string(),
  S3_REGION: z.string(),
  S3_ACCESS_KEY_ID: z.string(),
  S3_SECRET_ACCESS_KEY: z.string(),
  S3_ENDPOINT: web,
  S3_PUBLIC_URL: web,
  PRINTER_NETWORKS: listOf(
    z
      .string()
      .refine(
        (one) => isNetwork(one) && isIPv4(one.split('/')[0] ?? ''),
        'des réseaux IPv4 (192.168.0.0/16,10.1.0.0/24) sont attendus',
      ),
  ),
  GRAPHQL_PERSISTED_ONLY: yesOrNo,
  METRICS_TOKEN: z.string().min(16, 'au moins 16 caractères sont attendus'),
  OTEL_EXPORTER_OTLP_ENDPOINT: web.transform((base) => `${base.replace(/\/$/, '')}/v1/traces`),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: web,
  LOG_LEVEL: z.enum(LOG_LEVELS, `${LOG_LEVELS.join(', ')} sont possibles`),
  SUPPORT_PHONE: z.string(),
  SUPPORT_EMAIL: z.email('une adresse e-mail est attendue'),
  SOCIAL_LINKS: listOf(web),
});

/** Whether the text is an IP address, with or without a prefix length. */
function isNetwork(text: string): boolean {
  const [address = '', length, ...more] = text.split('/');
  const bits = isIP(address) === 6 ? 128 : 32;
  const isLength = length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= bits);
  return isIP(address) !== 0 && isLength && more.length === 0;
}

type Variable = keyof typeof environment.shape;

/** Variables that must be given together: any one of a row requires all others of it. */
const TOGETHER: Variable[][] = [
  ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  ['MAP_TILES', 'MAP_ATTRIBUTION'],
  ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
];

const ONLY_WITH: [Variable, Variable][] = [
  ['STRIPE_API_BASE', 'STRIPE_SECRET_KEY'],
  ['DATABASE_REPLICA_URLS', 'DATABASE_URL'],
  ['DATABASE_DIRECT_URL', 'DATABASE_URL'],
  ['S3_ENDPOINT', 'S3_BUCKET'],
  ['S3_PUBLIC_URL', 'S3_BUCKET'],
];

/** Variables required with live payment keys, which must not be generated or defaulted. */
const WITH_LIVE_KEYS: Variable[] = [
  'JWT_SECRET',
  'VAPID_PUBLIC_KEY',
  'VAPID_PRIVATE_KEY',
  'DATABASE_URL',
  'PUBLIC_URL',
];
/** Variables refused with live payment keys, unless they have these values. */
const NOT_WITH_LIVE_KEYS = { CLOCK_START: '', DEMO: '0', STRIPE_API_BASE: 'https://api.stripe.com' };
const REAL = 'avec des clés de paiement réelles';

function liveProblems(env: Environment): string[] {
  return [
    ...WITH_LIVE_KEYS.filter((name) => !env[name]).map((name) => `${name} : manque, ${REAL}`),
    ...(env['PUBLIC_URL'] && !env['PUBLIC_URL'].startsWith('https://')
      ? [`PUBLIC_URL : une adresse https:// est attendue ${REAL}`]
      : []),
    ...Object.entries(NOT_WITH_LIVE_KEYS)
      .filter(([name, harmless]) => env[name] && env[name] !== harmless)
      .map(([name]) => `${name} : refusé ${REAL}`),
  ];
}

/** Returns the problems that concern several variables. */
function contradictions(env: Environment): string[] {
  const halves = TOGETHER.flatMap((names) => {
    const given = names.find((name) => env[name]);
    return given
      ? names.filter((name) => !env[name]).map((name) => `${name} : manque, puisque ${given} est donné`)
      : [];
  });
  const alone = ONLY_WITH.filter(([name, other]) => env[name] && !env[other]).map(
    ([name, other]) => `${name} : n’a de sens qu’avec ${other}`,
  );
  const live = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'].map((name) => env[name]?.split('_')[1]);
  const mixed = live[0] && live[1] && live[0] !== live[1];
  return [
    ...halves,
    ...alone,
    ...(mixed ? ['STRIPE_PUBLISHABLE_KEY : une clé de test et une clé réelle ne vont pas ensemble'] : []),
    ...(live[0] === 'live' ? liveProblems(env) : []),
  ];
}

/** Parses the environment variables of the product; an empty one counts as absent. Throws `ConfigError`. */
export function readEnvironment(env: Environment) {
  const given = Object.fromEntries(
    Object.keys(environment.shape).flatMap((name) => {
      const value = env[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
  const parsed = environment.partial().safeParse(given);
  const unreadable = (parsed.error?.issues ?? []).map((issue) => `${String(issue.path[0])} : ${issue.message}`);
  const problems = [...unreadable, ...contradictions(given)];
  if (!parsed.data || problems.length > 0) throw new ConfigError(problems);
  return parsed.data;
}
