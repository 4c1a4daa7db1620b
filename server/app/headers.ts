import type { FastifyHelmetOptions } from '@fastify/helmet';

/** What a page may load; the holes are those Stripe, Google sign-in and maps need (reliability: CSP). */
export function securityHeaders(publicUrl: string): FastifyHelmetOptions {
  const secure = publicUrl.startsWith('https:');
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: [
          "'self'",
          'https://js.stripe.com',
          'https://*.js.stripe.com',
          'https://accounts.google.com/gsi/client',
        ],
        frameSrc: [
          'https://js.stripe.com',
          'https://*.js.stripe.com',
          'https://hooks.stripe.com',
          'https://accounts.google.com/gsi/',
        ],
        connectSrc: ["'self'", 'https://api.stripe.com', 'https://accounts.google.com/gsi/'],
        imgSrc: ["'self'", 'data:', 'blob:', 'https://*.stripe.com'],
        styleSrc: ["'self'", "'unsafe-inline'", 'https://accounts.google.com/gsi/style'],
        fontSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
    hsts: secure,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  };
}
