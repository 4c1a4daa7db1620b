import { resolve } from 'node:path';
import { ConfigError, readEnvironment, type Environment } from './environment';
import { freshSecrets, storedSecrets, type Secrets } from './secrets';

/** Fees a shop pays per payment, in addition to the service charge, which the platform retains. */
export interface ShopFees {
  paysProvider: boolean;
  percent: number;
  fixedCents: number;
}

/** Configuration from the environment (specification 10.1), read once at startup, and what is added to it there. */
export interface Config extends ReturnType<typeof readConfig> {
  /** Role of this process: `web` leaves jobs and periodic tasks to other processes. */
  role?: 'web' | 'jobs';
  /**
   * Fingerprint of this process's secrets: a process refuses to start beside one with other secrets on the same
   * database. Absent: not checked.
   */
  secretsMark?: string;
  /**
   * Push service of a test. No environment variable sets it, so that it can never replace a browser's push service in
   * production.
   */
  pushStandIn?: PushStandIn;
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
  /** Public base URL of the bucket's files; absent: browsers read them through this server. */
  publicUrl?: string;
}

/**
 * Returns the configuration that the environment describes; an empty value counts as absent. Throws `ConfigError` with
 * all problems. `secretsIn` provides the secrets that are not given, by default fresh ones that are not stored.
 */
export function readConfig(env: Environment, secretsIn: (dataDir: string) => Secrets = freshSecrets) {
  const values = readEnvironment(env);
  const dataDir = resolve(values.DATA_DIR ?? '.data');
  const secrets = secretsIn(dataDir);
  const port = values.PORT ?? 3000;
  const stripe: StripeConfig = {
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
  };
  return {
    port,
    // The demo's passwords are public, so other machines only get access when configured (HOST=0.0.0.0).
    host: values.HOST ?? 'localhost',
    /** Public origin of the product, without a trailing slash. */
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${port}`,
    trustProxy: values.TRUST_PROXY,
    dataDir,
    /** Absent: the embedded PostgreSQL in the data folder. */
    databaseUrl: values.DATABASE_URL,
    databaseReplicaUrls: values.DATABASE_REPLICA_URLS ?? [],
    /** Bypasses a connection pooler, for what needs a lasting connection: LISTEN, jobs, migrations. */
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    /** Maximum number of connections of this process to each database. */
    databasePoolSize: values.DATABASE_POOL_SIZE ?? 16,
    /** Whether queries are prepared, so that PostgreSQL caches their plans per connection. */
    preparedStatements: values.DATABASE_PREPARED_STATEMENTS ?? true,
    jobWorkers: values.JOB_WORKERS ?? 2,
    demo: values.DEMO ?? !values.DATABASE_URL,
    clockStart: values.CLOCK_START,
    jwtSecret: values.JWT_SECRET ?? secrets.jwtSecret,
    /** Variables that were not given, whose secrets were generated on this machine. */
    inventedSecrets: (['JWT_SECRET', 'VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'] as const).filter((name) => !values[name]),
    stripe,
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
    /** Absent: uploads are stored in the data folder. */
    s3: s3Config(values),
    printerNetworks: values.PRINTER_NETWORKS ?? usualPrinterNetworks(values.PUBLIC_URL),
    logLevel: values.LOG_LEVEL ?? 'info',
    /** Texts for people who have not chosen a language; `auto`: by the browser's preference. */
    interfaceTexts: values.INTERFACE_TEXTS ?? 'specified',
    /** Whether /graphql only answers the operations of the web app's build. */
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

/** Of the four all are given, or none (`readEnvironment`). */
function s3Config(values: ReturnType<typeof readEnvironment>): S3Config | undefined {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ACCESS_KEY_ID: accessKeyId } = values;
  const secretAccessKey = values.S3_SECRET_ACCESS_KEY;
  if (!bucket || !region || !accessKeyId || !secretAccessKey) return undefined;
  const { S3_ENDPOINT: endpoint, S3_PUBLIC_URL: publicUrl } = values;
  return { bucket, region, accessKeyId, secretAccessKey, endpoint, publicUrl };
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
