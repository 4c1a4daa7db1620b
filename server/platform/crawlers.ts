import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Config } from '../config';
import type { Ask } from '../database/statement';
import { shopPages } from '../shops/public-shops';
import { FinishedAnswer } from './finished-answer';

/** Public pages, for search engines. */
const PUBLIC_PAGES = [
  '/',
  '/pres-de',
  '/usersignup',
  '/ownerloginform',
  '/a-propos',
  '/contact',
  '/confidentialite',
  '/cgv',
  '/mentions-legales',
];

/** Links with a secret token, and what is no page. */
const CLOSED = ['/api/', '/sandbox/', '/activate/', '/motdepasse/', '/tokenDetails/', '/commande/', '/commander/'];

/** A sitemap of many shops is not written for each crawler. */
const KEPT_MS = 60_000;

export function serveToCrawlers(app: FastifyInstance, { publicUrl }: Pick<Config, 'publicUrl'>, ask: Ask): void {
  const kept = new LRUCache<string, Promise<FinishedAnswer>>({ max: 1, ttl: KEPT_MS });
  const robots = ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), `Sitemap: ${publicUrl}/sitemap.xml`];
  const sitemap = async () => {
    const shops = (await shopPages(ask)).map(
      ({ slug, changedAt }) => `  <url><loc>${publicUrl}/chez/${slug}</loc><lastmod>${changedAt}</lastmod></url>`,
    );
    const lines = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...PUBLIC_PAGES.map((path) => `  <url><loc>${publicUrl}${path}</loc></url>`),
      ...shops,
      '</urlset>',
    ];
    return new FinishedAnswer(`${lines.join('\n')}\n`, 'application/xml; charset=utf-8');
  };
  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(`${robots.join('\n')}\n`),
  );
  app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) => {
    const answer = kept.get('all') ?? sitemap();
    if (!kept.has('all')) kept.set('all', answer);
    answer.catch(() => kept.delete('all'));
    return (await answer).sendTo(request, reply);
  });
}
