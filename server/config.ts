import { resolve } from 'node:path';
import type { Locale } from '../graphql/texts/text';
import { ConfigError, readEnvironment, type Environment, type LogLevel } from './environment';
import { freshSecrets, storedSecrets, type Secrets } from './secrets';

/** Fees a shop pays per payment, in addition to the service charge, which the platform retains. */
export interface ShopFees {
  /** Whether the shop pays the provider's fee. */
  paysProvider: boolean;
  percent: number;
  fixedCents: number;
}

/** Configuration from the environment (specification 10.1), read once at startup. */
export interface Config {
  /** TCP port; 0 picks a free one. */
  port: number;
  host: string;
  /** Public origin of the product, without a trailing slash. */
  publicUrl: string;
  /** Proxies whose X-Forwarded-For header is trusted: their number, or their addresses; absent: none is trusted. */
  trustProxy?: number | string[];
  /** Absolute path of the data folder. */
  dataDir: string;
  /** URL of the database; absent: the embedded PostgreSQL in the data folder. */
  databaseUrl?: string;
  /** URLs of streaming replicas, which may answer frequent reads (database/replicas.ts). */
  databaseReplicaUrls: string[];
  /** URL that bypasses a connection pooler, for what needs a lasting connection: LISTEN, jobs, migrations. */
  databaseDirectUrl?: string;
  /** Maximum number of connections of this process to each database. */
  databasePoolSize: number;
  /** Whether queries are prepared, so that PostgreSQL caches their plans per connection. */
  preparedStatements: boolean;
  /** Number of jobs run concurrently. */
  jobWorkers: number;
  /** Whether to seed the demo into an empty database. */
  demo: boolean;
  clockStart?: Date;
  jwtSecret: string;
  /** Names of the variables that were not given, whose secrets were generated on this machine. */
  inventedSecrets: string[];
  /**
   * Fingerprint of this process's secrets: a process refuses to start beside one with other secrets on the same
   * database. Absent: not checked.
   */
  secretsMark?: string;
  stripe: StripeConfig;
  /** Keys that sign push notifications; browsers subscribe with the public one. */
  vapid: { publicKey: string; privateKey: string };
  /**
   * Push service of a test. No environment variable sets it, so that it can never replace a browser's push service in
   * production.
   */
  pushStandIn?: PushStandIn;
  googleClientId?: string;
  /** URL of the keys with which Google signs ID tokens. */
  googleKeysUrl: URL;
  googleMapsApiKey?: string;
  /** Background tiles of maps; absent: there are no maps. */
  map?: { tiles: string; attribution: string };
  smtpUrl?: string;
  /** URL of the SMS gateway; absent: no text messages are sent. */
  smsUrl?: URL;
  /** Bucket for uploads; absent: they are stored in the data folder. */
  s3?: S3Config;
  /** Networks of the shops' printers, in CIDR notation; the server connects to no other address for printing. */
  printerNetworks: string[];
  logLevel: LogLevel;
  /** Texts for people who have not chosen a language; `auto`: by the browser's preference. */
  interfaceTexts: Locale | 'auto';
  /** Whether /graphql only answers persisted operations, those of the web app's build. */
  graphqlPersistedOnly: boolean;
  /** Role of this process: `web` leaves jobs and periodic tasks to other processes. */
  role?: 'web' | 'jobs';
  /** Token that protects the metrics; absent: there are no metrics. */
  metricsToken?: string;
  /** URL to which traces are sent; absent: no traces. */
  tracesUrl?: string;
  supportPhone: string;
  supportEmail: string;
  socialLinks: string[];
}

export interface StripeConfig {
  /** `live` uses Stripe (with test or live keys), `sandbox` the built-in payment sandbox. */
  mode: 'live' | 'sandbox';
  secretKey: string;
  publishableKey: string;
  /** Signing secrets of webhooks: each webhook endpoint has its own, and a second one while it is rotated. */
  webhookSecrets: string[];
  /** Fees deducted from the shops' share; when absent, the platform pays them. */
  shopFees?: ShopFees;
  apiBase?: URL;
}

/** Push service on this machine, exempt from the filter against requests to private networks (SSRF). */
export interface PushStandIn {
  /** Origin, `https://localhost:…`. */
  origin: string;
  /** Certificate of the service, in PEM format. */
  certificate: string;
}

export interface S3Config {
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Endpoint of a provider other than AWS. */
  endpoint?: string;
  /** Public base URL of the objects; absent: browsers read them through the server. */
  publicUrl?: string;
}

/**
 * Returns the configuration that the environment describes; an empty value counts as absent. Throws `ConfigError` with
 * all problems. `secretsIn` provides the secrets that are not given, by default fresh ones that are not stored.
 */
export function readConfig(env: Environment, secretsIn: (dataDir: string) => Secrets = freshSecrets): Config {
  const values = readEnvironment(env);
  const dataDir = resolve(values.DATA_DIR ?? '.data');
  const secrets = secretsIn(dataDir);
  const port = values.PORT ?? 3000;
  return {
    port,
    // The demo's passwords are public, so other machines only get access when configured (HOST=0.0.0.0).
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
    // A number from the range that the French regulator reserves for fiction.
    supportPhone: values.SUPPORT_PHONE ?? '01 99 00 12 34',
    supportEmail: values.SUPPORT_EMAIL ?? 'assistance@memeprix.example',
    socialLinks: values.SOCIAL_LINKS ?? ['https://www.instagram.com/', 'https://www.facebook.com/'],
  };
}

/** Whether the product is reachable from other machines. */
export function isPublic(publicUrl: string): boolean {
  return !['localhost', '127.0.0.1'].includes(new URL(publicUrl).hostname);
}

/** Whether payments use real money. */
export function isLive({ secretKey }: Pick<StripeConfig, 'secretKey'>): boolean {
  return /^(sk|rk)_live_/.test(secretKey);
}

/** Default printer networks: private ones and, when the product runs for one machine only, loopback. */
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

/**
 * Reads the configuration from the process's environment and stores generated secrets. Prints all problems and exits
 * when there are any.
 */
export function loadConfig(): Config {
  try {
    return readConfig(process.env, storedSecrets);
  } catch (error) {
    const problems =
      error instanceof ConfigError
        ? error.problems
        : [`DATA_DIR : ${error instanceof Error ? error.message : String(error)}`];
    for (const problem of problems) console.error(`Configuration refusée. ${problem}.`);
    process.exit(1);
  }
}
