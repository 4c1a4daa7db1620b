import { resolve } from 'node:path';
import type { Locale } from '../texts/text';
import { ConfigError, readEnvironment, type Environment, type LogLevel } from './environment';
import { freshSecrets, keptSecrets, type Secrets } from './secrets';

/** What a shop pays of each payment, beside the service charge that stays with the platform. */
export interface ShopFees {
  /** Whether it pays the provider's fee. */
  paysProvider: boolean;
  percent: number;
  fixedCents: number;
}

/** Everything the environment decides (specification 10.1), read once at the start. */
export interface Config {
  /** 0 takes a free port. */
  port: number;
  host: string;
  /** Origin under which people reach the product, without a trailing slash. */
  publicUrl: string;
  /** Whose word about the caller's address counts (X-Forwarded-For): so many proxies before us, or these; absent: nobody's. */
  trustProxy?: number | string[];
  /** Absolute path. */
  dataDir: string;
  /** Absent: the embedded PostgreSQL in the data folder. */
  databaseUrl?: string;
  /** Streaming replicas of it, which may answer what many read (database/replicas.ts). */
  databaseReplicaUrls: string[];
  /** Around a pooler, for what a connection must last for: LISTEN, jobs, migrations. */
  databaseDirectUrl?: string;
  /** Connections of this process at most, to each database. */
  databasePoolSize: number;
  /** Whether PostgreSQL keeps the plans of statements with a connection. */
  preparedStatements: boolean;
  /** Jobs done at a time. */
  jobWorkers: number;
  /** Seed the demo into an empty database. */
  demo: boolean;
  clockStart?: Date;
  jwtSecret: string;
  /** Variables that were not given, whose secrets are this machine's own. */
  inventedSecrets: string[];
  /** Of its secrets: processes on one database are told apart by it. Absent: they are not. */
  secretsMark?: string;
  stripe: StripeConfig;
  /** Keys that sign notifications; browsers subscribe with the public one. */
  vapid: { publicKey: string; privateKey: string };
  /** A test's own push service. No variable of the environment names one, so no browser's service is ever replaced by it. */
  pushStandIn?: PushStandIn;
  googleClientId?: string;
  /** Where Google publishes the keys it signs with. */
  googleKeysUrl: URL;
  googleMapsApiKey?: string;
  /** The background of maps; absent: there are none. */
  map?: { tiles: string; attribution: string };
  smtpUrl?: string;
  /** Gateway for text messages; absent: none are sent. */
  smsUrl?: URL;
  /** Absent: uploads live in the data folder. */
  s3?: S3Config;
  /** Where shops' printers are, in CIDR; the server writes to no other address. */
  printerNetworks: string[];
  logLevel: LogLevel;
  /** What people read who have not chosen a language; `auto`: what their browser asks for. */
  interfaceTexts: Locale | 'auto';
  /** Only what the web app asks is answered at /graphql, in words known from its build. */
  graphqlPersistedOnly: boolean;
  /** What it was started as: `web` leaves what is queued and what comes round by the clock to others. */
  role?: 'web' | 'jobs';
  /** Absent: there are no metrics. */
  metricsToken?: string;
  /** Where traces are sent; absent: there are none. */
  tracesUrl?: string;
  supportPhone: string;
  supportEmail: string;
  socialLinks: string[];
}

export interface StripeConfig {
  /** `live` talks to Stripe (with test or live keys), `sandbox` to the built-in stand-in. */
  mode: 'live' | 'sandbox';
  secretKey: string;
  publishableKey: string;
  /** Each webhook of the provider has its own, and a second one while it is changed. */
  webhookSecrets: string[];
  /** Whether the provider's fees come off what shops get; else the platform pays them. */
  shopFees?: ShopFees;
  apiBase?: URL;
}

/** A push service on this machine, exempt from the filter against requests to private networks. */
export interface PushStandIn {
  /** `https://localhost:…` */
  origin: string;
  /** Its certificate, in PEM. */
  certificate: string;
}

export interface S3Config {
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Of a provider other than AWS. */
  endpoint?: string;
  /** Public address of the objects; absent: browsers read through the server. */
  publicUrl?: string;
}

/**
 * The configuration an environment describes; an empty value counts as absent. Throws `ConfigError` with every problem.
 * Secrets that are not given come from `secretsIn` the data folder, by default new ones that nothing keeps.
 */
export function readConfig(env: Environment, secretsIn: (dataDir: string) => Secrets = freshSecrets): Config {
  const values = readEnvironment(env);
  const dataDir = resolve(values.DATA_DIR ?? '.data');
  const secrets = secretsIn(dataDir);
  const port = values.PORT ?? 3000;
  return {
    port,
    // The demo's passwords are public, so other machines are let in only when asked to (HOST=0.0.0.0).
    host: values.HOST ?? 'localhost',
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${port}`,
    trustProxy: values.TRUST_PROXY,
    dataDir,
    databaseUrl: values.DATABASE_URL,
    databaseReplicaUrls: values.DATABASE_REPLICA_URLS ?? [],
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE ?? 16,
    preparedStatements: values.DATABASE_PREPARED_STATEMENTS ?? true,
    jobWorkers: values.JOB_WORKERS ?? 2,
    demo: values.DEMO ?? !values.DATABASE_URL,
    clockStart: values.CLOCK_START,
    jwtSecret: values.JWT_SECRET ?? secrets.jwtSecret,
    inventedSecrets: (['JWT_SECRET', 'VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'] as const).filter((name) => !values[name]),
    stripe: {
      mode: values.STRIPE_SECRET_KEY ? 'live' : 'sandbox',
      secretKey: values.STRIPE_SECRET_KEY ?? secrets.sandboxSecretKey,
      publishableKey: values.STRIPE_PUBLISHABLE_KEY ?? secrets.sandboxPublishableKey,
      webhookSecrets: values.STRIPE_WEBHOOK_SECRET ?? [secrets.sandboxWebhookSecret],
      shopFees: {
        paysProvider: values.STRIPE_FEES_PAID_BY === 'shop',
        percent: values.PLATFORM_FEE_PERCENT ?? 0,
        fixedCents: values.PLATFORM_FEE_FIXED_CENTS ?? 0,
      },
      apiBase: values.STRIPE_API_BASE,
    },
    vapid: {
      publicKey: values.VAPID_PUBLIC_KEY ?? secrets.vapidPublicKey,
      privateKey: values.VAPID_PRIVATE_KEY ?? secrets.vapidPrivateKey,
    },
    googleClientId: values.GOOGLE_CLIENT_ID,
    googleKeysUrl: new URL('https://www.googleapis.com/oauth2/v3/certs'),
    googleMapsApiKey: values.GOOGLE_MAPS_API_KEY,
    map: values.MAP_TILES ? { tiles: values.MAP_TILES, attribution: values.MAP_ATTRIBUTION ?? '' } : undefined,
    smtpUrl: values.SMTP_URL,
    smsUrl: values.SMS_URL,
    s3: s3Config(values),
    printerNetworks: values.PRINTER_NETWORKS ?? usualPrinterNetworks(values.PUBLIC_URL),
    logLevel: values.LOG_LEVEL ?? 'info',
    interfaceTexts: values.INTERFACE_TEXTS ?? 'specified',
    graphqlPersistedOnly: values.GRAPHQL_PERSISTED_ONLY ?? false,
    metricsToken: values.METRICS_TOKEN,
    tracesUrl: values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? values.OTEL_EXPORTER_OTLP_ENDPOINT,
    // A number of the range the French regulator keeps for fiction.
    supportPhone: values.SUPPORT_PHONE ?? '01 99 00 12 34',
    supportEmail: values.SUPPORT_EMAIL ?? 'assistance@memeprix.example',
    socialLinks: values.SOCIAL_LINKS ?? ['https://www.instagram.com/', 'https://www.facebook.com/'],
  };
}

/** Whether people on other machines are to reach the product. */
export function isPublic(publicUrl: string): boolean {
  return !['localhost', '127.0.0.1'].includes(new URL(publicUrl).hostname);
}

/** Whether money is real. */
export function isLive({ secretKey }: Pick<StripeConfig, 'secretKey'>): boolean {
  return /^(sk|rk)_live_/.test(secretKey);
}

/** Private networks; a product tried out on one machine may find its printer there as well. */
function usualPrinterNetworks(publicUrl: string | undefined): string[] {
  const isHere = publicUrl === undefined || !isPublic(publicUrl);
  return ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', ...(isHere ? ['127.0.0.0/8'] : [])];
}

function s3Config(values: ReturnType<typeof readEnvironment>): S3Config | undefined {
  const { S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
  if (!S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined;
  return {
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    endpoint: values.S3_ENDPOINT,
    publicUrl: values.S3_PUBLIC_URL,
  };
}

/** Reads the environment of the process and keeps generated secrets; prints every problem and ends the process if any. */
export function loadConfig(): Config {
  try {
    return readConfig(process.env, keptSecrets);
  } catch (error) {
    const problems =
      error instanceof ConfigError
        ? error.problems
        : [`DATA_DIR : ${error instanceof Error ? error.message : String(error)}`];
    for (const problem of problems) console.error(`Configuration refusée. ${problem}.`);
    process.exit(1);
  }
}
