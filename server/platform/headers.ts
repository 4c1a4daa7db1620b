import type { HelmetOptions } from 'helmet';
import type { Config, S3Config } from '../config';

interface HeadersConfig extends Pick<Config, 'publicUrl' | 'googleClientId' | 'map'> {
  stripe: Pick<Config['stripe'], 'mode'>;
  s3?: Pick<S3Config, 'publicUrl'>;
}

/** Stripe's own wallet. Apple's and Google's are opened from within Stripe's frames, under Stripe's policy. */
const LINK = ['https://link.com', 'https://*.link.com'];

/** What else a page may load, where the operator has configured it; its own sandbox needs no other origin. */
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

/** The one script that stands in the page itself: it tells browsers that are too old (web/index.html, headers.test.ts). */
const OLD_BROWSER_SCRIPT = "'sha256-yC+n1XABSDeMEafzB54VS9I+YHmGbFqJDKDxL4aqV/I='";

/** What a page may load and who may hold it. Addresses are asked of the server, so that they need no other. */
export function securityHeaders({ publicUrl, stripe, googleClientId, map, s3 }: HeadersConfig): HelmetOptions {
  const origins = [
    ...(stripe.mode === 'live' ? [STRIPE] : []),
    ...(googleClientId ? [GOOGLE] : []),
    ...picturesAt(s3?.publicUrl),
    // Fetched by code, then drawn: no element of the page names them.
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

/** Pictures that /uploads leads away to; they are also fetched by the service worker, where `connect` decides. */
function picturesAt(publicUrl: string | undefined) {
  if (!publicUrl) return [];
  const { origin } = new URL(publicUrl);
  return [{ script: [], frame: [], connect: [origin], img: [origin], style: [] }];
}
