import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';

/** Public pages, for search engines. */
const PUBLIC_PAGES = [
  '/',
  '/usersignup',
  '/ownerloginform',
  '/a-propos',
  '/contact',
  '/confidentialite',
  '/cgv',
  '/mentions-legales',
];

/** Links with a secret token, and what is no page. */
const CLOSED = ['/api/', '/sandbox/', '/activate/', '/commande/', '/motdepasse/', '/tokenDetails/'];

export function serveToCrawlers(app: FastifyInstance, { publicUrl }: Pick<Config, 'publicUrl'>): void {
  const robots = ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), `Sitemap: ${publicUrl}/sitemap.xml`];
  const places = PUBLIC_PAGES.map((path) => `  <url><loc>${publicUrl}${path}</loc></url>`);
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...places,
    '</urlset>',
  ];
  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(`${robots.join('\n')}\n`),
  );
  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(`${sitemap.join('\n')}\n`),
  );
}
