import type { HelmetOptions } from 'helmet';
import type { Config, S3Config } from '../../config';

interface HeadersConfig extends Pick<Config, 'publicUrl'>, Partial<Pick<Config, 'googleClientId' | 'map'>> {
  stripe: Pick<Config['stripe'], 'mode'>;
  s3?: Pick<S3Config, 'publicUrl'>;
}

/**
 * Origins of Link, Stripe's own wallet. Apple Pay and Google Pay open from within Stripe's frames, under Stripe's
 * policy.
 */
const LINK = ['https://link.com', 'https://*.link.com'];

type Origins = Partial<Record<'script' | 'frame' | 'connect' | 'img' | 'style', string[]>>;

/**
 * Further origins a page may load from, when the operator has configured the service; the payment sandbox needs none.
 */
const STRIPE: Origins = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com', ...LINK],
  connect: ['https://api.stripe.com', ...LINK],
  img: ['https://*.stripe.com', 'https://*.link.com'],
};
const GOOGLE: Origins = {
  script: ['https://accounts.google.com/gsi/client'],
  frame: ['https://accounts.google.com/gsi/'],
  connect: ['https://accounts.google.com/gsi/'],
  style: ['https://accounts.google.com/gsi/style'],
};

/**
 * Hash of the only inline script, which warns users of outdated browsers (web/index.html, checked by headers.test.ts).
 */
const OLD_BROWSER_SCRIPT = "'sha256-yC+n1XABSDeMEafzB54VS9I+YHmGbFqJDKDxL4aqV/I='";

/**
 * Returns the security headers: what a page may load and who may frame it. Address suggestions go through the server
 * and need no other origin.
 */
export function securityHeaders({ publicUrl, stripe, googleClientId, map, s3 }: HeadersConfig): HelmetOptions {
  const origins: Origins[] = [
    ...(stripe.mode === 'live' ? [STRIPE] : []),
    ...(googleClientId ? [GOOGLE] : []),
    // The bucket that /uploads redirects to; `connect-src`, because the service worker fetches pictures too.
    ...(s3?.publicUrl ? [{ connect: [new URL(s3.publicUrl).origin], img: [new URL(s3.publicUrl).origin] }] : []),
    // Map tiles are fetched and drawn by script, so only `connect-src` applies to them.
    ...(map ? [{ connect: [new URL(map.tiles).origin] }] : []),
  ];
  const sources = (kind: keyof Origins) => origins.flatMap((origin) => origin[kind] ?? []);
  const frames = sources('frame');
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", OLD_BROWSER_SCRIPT, ...sources('script')],
        scriptSrcAttr: ["'none'"],
        frameSrc: frames.length > 0 ? frames : ["'none'"],
        connectSrc: ["'self'", ...sources('connect')],
        imgSrc: ["'self'", 'data:', 'blob:', ...sources('img')],
        styleSrc: ["'self'", "'unsafe-inline'", ...sources('style')],
        fontSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
    hsts: publicUrl.startsWith('https:'),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  };
}
