import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, locale, LOCALES } from '../../../graphql/texts/text';
import type { Config } from '../../config';
import { NO_SHOP_FEES, shopRateOf } from '../../payments/provider-fees';
import { EncodedResponse, NamedResponses } from '../http/encoded-response';
import { meta, type FoundShop, shopPreview } from './shop-preview';
import * as t from '../platform.texts';
import { painterIn, PREVIEW, servePublicPages, SHELL } from './public-pages';
import type { Query } from '../../database/query';
import { shopPages } from '../../shops/public-shops';

const YEAR_SECONDS = 31_536_000;
/** Maximum number of cached pages: the fixed ones and the most recently viewed shops. */
const MOST_KEPT = 100;
const SEARCH = /^\/userSearch\/?(\?|$)/i;

/**
 * Files whose content differs between locales; all other files have the same content under the same name in each build.
 */
const OF_A_LOCALE = ['service-worker.js', 'manifest.webmanifest', 'index.html', 'first-paint/**'];

/**
 * Serves the web app; `webDir` holds one build per locale. Hashed files are cached forever, every other path returns
 * the app's page; the search and shop pages are pre-rendered.
 */
export async function servePages(
  app: FastifyInstance,
  webDir: string,
  config: Config,
  sources: Parameters<typeof servePublicPages>[3],
) {
  const built = readBuilt(webDir, config);
  const kept = new NamedResponses({ max: MOST_KEPT });
  serveToCrawlers(app, config, sources.ask);
  if (built !== null) {
    servePublicPages(app, () => built[locale()], config, sources);
    await app.register(fastifyStatic, {
      root: LOCALES.map((one) => join(webDir, one)),
      globIgnore: OF_A_LOCALE,
      wildcard: false,
      index: false,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        const hashed = path.includes('/assets/');
        reply.header('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
      },
    });
    for (const name of ['service-worker.js', 'manifest.webmanifest'] as const)
      app.get(`/${name}`, { schema: { hide: true } }, (request, reply) => built[locale()][name].sendTo(request, reply));
  }
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (built === null) return reply.status(503).type('text/plain').send(t.notBuilt());
    const preview = await shopPreview(app, request.url, config);
    const isSearch = SEARCH.test(request.url);
    const { page, searchPage, shopPage, dir } = built[locale()];
    const name = `${locale()} ${preview?.found ? preview.version : isSearch ? 'search' : 'any'}`;
    const answer = await kept.keep(name, async () => {
      const text = preview?.found ? await withMenu(preview, shopPage, dir) : isSearch ? searchPage : page;
      return new EncodedResponse(text, 'text/html; charset=utf-8');
    });
    return answer.sendTo(request, reply.status(preview?.found === false ? 404 : 200));
  };
}

/**
 * Returns a shop’s page with its own head, its pre-rendered menu, and the data of the menu inlined, so that the page’s
 * code need not query it first.
 */
async function withMenu({ shop, head, answer }: FoundShop, page: string, dir: string): Promise<string> {
  const headed = page.replace(PREVIEW, () => head);
  if (!page.includes(SHELL)) return headed;
  const { shopShell } = await painterIn(dir);
  const inlined = `<script type="application/json" id="shop-${shop.id}">${answer.replaceAll('<', '\\u003c')}</script>`;
  return headed.replace(SHELL, () => shopShell(shop)).replace('</body>', () => `${inlined}</body>`);
}

function readBuilt(webDir: string, config: Config) {
  if (!existsSync(webDir)) return null;
  const of = (one: Locale) => {
    const dir = join(webDir, one);
    const text = (name: string) => readFileSync(join(dir, name), 'utf8');
    const file = (name: string, type: string) => new EncodedResponse(text(name), `${type}; charset=utf-8`);
    const read = (name: string) => withHouse(text(name), config);
    return {
      dir,
      page: read('index.html'),
      searchPage: read('first-paint/search.html'),
      shopPage: read('first-paint/shop.html'),
      openPage: read('first-paint/open.html'),
      'manifest.webmanifest': file('manifest.webmanifest', 'application/manifest+json'),
      'service-worker.js': file('service-worker.js', 'text/javascript'),
    };
  };
  return { fr: of('fr'), en: of('en'), specified: of('specified') } satisfies Record<Locale, unknown>;
}

/** Adds the operator's contact details and configured services to a built page as meta elements. */
function withHouse(page: string, config: Config): string {
  const { supportPhone, supportEmail, socialLinks, googleClientId, googleMapsApiKey, map, vapid, stripe } = config;
  const { percent, fixedCents } = shopRateOf(stripe.shopFees ?? NO_SHOP_FEES);
  const house = [
    meta('name', 'support-phone', supportPhone),
    meta('name', 'support-email', supportEmail),
    meta('name', 'social-links', socialLinks.join(' ')),
    meta('name', 'address-service', googleMapsApiKey ? 'google' : 'national'),
    ...(map ? [meta('name', 'map-tiles', map.tiles), meta('name', 'map-attribution', map.attribution)] : []),
    googleClientId ? meta('name', 'google-client-id', googleClientId) : '',
    meta('name', 'push-key', vapid.publicKey),
    meta('name', 'shop-fees', `${percent} ${fixedCents}`),
  ].join('');
  return page.replace('</head>', () => `${house}</head>`);
}

/** Public pages listed in the sitemap. */
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

/** Paths closed to crawlers: links with a secret token, and paths that are not pages. */
const CLOSED = ['/api/', '/sandbox/', '/activate/', '/motdepasse/', '/tokenDetails/', '/commande/', '/commander/'];

/** The sitemap is cached, because building it lists all shops. */
const KEPT_MS = 60_000;

function serveToCrawlers(app: FastifyInstance, { publicUrl }: Pick<Config, 'publicUrl'>, ask: Query): void {
  const kept = new NamedResponses({ max: 1, ttl: KEPT_MS });
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
    return new EncodedResponse(`${lines.join('\n')}\n`, 'application/xml; charset=utf-8');
  };
  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(`${robots.join('\n')}\n`),
  );
  app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) =>
    (await kept.keep('all', sitemap)).sendTo(request, reply),
  );
}
