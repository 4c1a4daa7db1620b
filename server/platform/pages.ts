import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from '../config';
import { FinishedAnswer } from './finished-answer';
import { meta } from './page-head';
import { serveToCrawlers } from './crawlers';
import { type FoundShop, shopPreview } from './shop-preview';

const YEAR_SECONDS = 31_536_000;
/** Title and description of the page as built; a shop’s own take their place. */
const PREVIEW = /<!--head-->[^]*<!--\/head-->/;
/** How many pages are kept: the fixed ones and the most viewed shops. */
const MOST_KEPT = 100;
/** Where a shop’s shell is to stand. */
const SHELL = '<!--shell-->';
const SEARCH = /^\/userSearch\/?(\?|$)/i;

type PagesConfig = Pick<
  Config,
  'publicUrl' | 'supportPhone' | 'supportEmail' | 'socialLinks' | 'googleClientId' | 'googleMapsApiKey' | 'vapid'
>;

/** Serves the built web app: hashed files for ever, its one page for every other path; search and shops painted ahead. */
export async function servePages(app: FastifyInstance, webDir: string, config: PagesConfig) {
  const page = readPage(join(webDir, 'index.html'), config);
  const searchPage = readPage(join(webDir, 'first-paint', 'search.html'), config);
  const shopPage = readPage(join(webDir, 'first-paint', 'shop.html'), config);
  const kept = new LRUCache<string, Promise<FinishedAnswer>>({ max: MOST_KEPT });
  serveToCrawlers(app, config);
  if (page !== null) {
    await app.register(fastifyStatic, {
      root: webDir,
      wildcard: false,
      index: false,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        const hashed = path.includes('/assets/');
        reply.header('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
      },
    });
  }
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (page === null)
      return reply.status(503).type('text/plain').send('The web app is not built: npm start builds it.');
    const preview = await shopPreview(app, request.url, config);
    const isSearch = SEARCH.test(request.url);
    const name = preview?.found ? preview.version : isSearch ? 'search' : 'any';
    const make = async () =>
      preview?.found ? withMenu(preview, shopPage ?? page, webDir) : isSearch ? (searchPage ?? page) : page;
    const answer = kept.get(name) ?? make().then((text) => new FinishedAnswer(text, 'text/html; charset=utf-8'));
    kept.set(name, answer);
    answer.catch(() => kept.delete(name));
    return (await answer).sendTo(request, reply.status(preview?.found === false ? 404 : 200));
  };
}

/** A shop’s page: its own head, its menu painted, and what it was painted of, so that the page’s code need not ask first. */
async function withMenu({ shop, head, answer }: FoundShop, page: string, webDir: string): Promise<string> {
  const headed = page.replace(PREVIEW, () => head);
  if (!page.includes(SHELL)) return headed;
  const { href } = pathToFileURL(join(webDir, 'first-paint', 'render.mjs'));
  const { shopShell } = (await import(href)) as { shopShell: (of: FoundShop['shop']) => string };
  const inlined = `<script type="application/json" id="shop-${shop.id}">${answer.replaceAll('<', '\\u003c')}</script>`;
  return headed.replace(SHELL, () => shopShell(shop)).replace('</body>', () => `${inlined}</body>`);
}

/** The page as built, with how the house can be reached and what it offers. */
function readPage(path: string, config: PagesConfig): string | null {
  if (!existsSync(path)) return null;
  const { supportPhone, supportEmail, socialLinks, googleClientId, googleMapsApiKey, vapid } = config;
  const house = [
    meta('name', 'support-phone', supportPhone),
    meta('name', 'support-email', supportEmail),
    meta('name', 'social-links', socialLinks.join(' ')),
    meta('name', 'address-service', googleMapsApiKey ? 'google' : 'national'),
    googleClientId ? meta('name', 'google-client-id', googleClientId) : '',
    meta('name', 'push-key', vapid.publicKey),
  ].join('');
  return readFileSync(path, 'utf8').replace('</head>', () => `${house}</head>`);
}
