import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config';
import type { Parts } from './context';
import { sendCompressed } from './compressed-page';
import { escaped, meta } from './page-head';
import { serveToCrawlers } from './crawlers';
import { shopPreview, type ShopPreview } from './shop-preview';

const YEAR_SECONDS = 31_536_000;
/** Title and description of the page as built; a shop’s own take their place. */
const PREVIEW = /<!--head-->[^]*<!--\/head-->/;
/** The shop’s part of the page’s shell (web/first-paint). */
const SIGN = /\{\{shop-(name|description|picture)\}\}/g;
const SEARCH = /^\/userSearch\/?(\?|$)/i;

type PagesConfig = Pick<
  Config,
  'publicUrl' | 'supportPhone' | 'supportEmail' | 'socialLinks' | 'googleClientId' | 'googleMapsApiKey' | 'vapid'
>;

/** Serves the built web app: hashed files for ever, its one page for every other path; search and shops painted ahead. */
export async function servePages(app: FastifyInstance, parts: Parts, webDir: string, config: PagesConfig) {
  const page = readPage(join(webDir, 'index.html'), config);
  const searchPage = readPage(join(webDir, 'first-paint', 'search.html'), config);
  const shopPage = readPage(join(webDir, 'first-paint', 'shop.html'), config);
  const plainShopPage = readPage(join(webDir, 'first-paint', 'shop-without-picture.html'), config);
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
    const preview = await shopPreview(parts, request.url, config);
    const answer = preview?.found
      ? pageOf(preview, (preview.sign.picture === null ? plainShopPage : shopPage) ?? page)
      : SEARCH.test(request.url)
        ? (searchPage ?? page)
        : page;
    reply
      .status(preview?.found === false ? 404 : 200)
      .header('cache-control', 'no-cache')
      .type('text/html');
    return sendCompressed(request, reply, answer);
  };
}

/** A shop’s page: its own head, and its name in the shell. */
function pageOf({ head, sign }: ShopPreview & { found: true }, page: string): string {
  const words: Record<string, string> = { name: sign.name, description: sign.description, picture: sign.picture ?? '' };
  return page.replace(SIGN, (_, part: string) => escaped(words[part] ?? '')).replace(PREVIEW, () => head);
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
