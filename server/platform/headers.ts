import type { HelmetOptions } from 'helmet';
import type { Config, S3Config } from '../config';

interface HeadersConfig extends Pick<Config, 'publicUrl' | 'googleClientId' | 'map'> {
  stripe: Pick<Config['stripe'], 'mode'>;
  s3?: Pick<S3Config, 'publicUrl'>;
}

/**
 * Origins of Link, Stripe's own wallet. Apple Pay and Google Pay open from within Stripe's frames, under Stripe's
 * policy.
 */
const LINK = ['https://link.com', 'https://*.link.com'];

/**
 * Further origins a page may load from, when the operator has configured the service; the payment sandbox needs none.
 */
const STRIPE = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com', ...LINK],
  connect: ['https://api.stripe.com', ...LINK],
  img: ['https://*.stripe.com', 'https://*.link.com'],
  style: [],
};
const GOOGLE = {
  script: ['https://accounts.google.com/gsi/client'],
  frame: ['https://accounts.google.com/gsi/'],
  connect: ['https://accounts.google.com/gsi/'],
  img: [],
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
  const origins = [
    ...(stripe.mode === 'live' ? [STRIPE] : []),
    ...(googleClientId ? [GOOGLE] : []),
    ...picturesAt(s3?.publicUrl),
    // Map tiles are fetched and drawn by script, so only `connect-src` applies to them.
    ...(map ? [{ script: [], frame: [], connect: [new URL(map.tiles).origin], img: [], style: [] }] : []),
  ];
  const sources = (kind: keyof typeof STRIPE) => origins.flatMap((origin): string[] => origin[kind]);
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

/**
 * Origin of the bucket that /uploads redirects to; `connect-src` is needed because the service worker fetches pictures
 * too.
 */
function picturesAt(publicUrl: string | undefined) {
  if (!publicUrl) return [];
  const { origin } = new URL(publicUrl);
  return [{ script: [], frame: [], connect: [origin], img: [origin], style: [] }];
}
