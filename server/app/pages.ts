import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config';
import { pictureUrl } from '../media/pictures';
import { createServices, type Parts } from './context';

const YEAR_SECONDS = 31_536_000;
/** Title and description of the page as built; a shop’s own take their place. */
const PREVIEW = /<!--head-->[^]*<!--\/head-->/;
const SHOP_LINK = /^\/(?:boulangerie|restaurant)\/([0-9a-f-]{36})$/;

type PagesConfig = Pick<
  Config,
  'publicUrl' | 'supportPhone' | 'supportEmail' | 'socialLinks' | 'googleClientId' | 'googleMapsApiKey'
>;

/** Serves the built web app: hashed files for ever, its one page for every other path. */
export async function servePages(app: FastifyInstance, parts: Parts, webDir: string, config: PagesConfig) {
  const page = readPage(join(webDir, 'index.html'), config);
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
    const shopId = SHOP_LINK.exec(request.url.split('?')[0] ?? '')?.[1];
    const preview = shopId === undefined ? '' : await shopPreview(parts, shopId, config.publicUrl);
    return reply
      .header('cache-control', 'no-cache')
      .type('text/html')
      .send(preview === '' ? page : page.replace(PREVIEW, () => preview));
  };
}

/** The page as built, with how the house can be reached and what it offers. */
function readPage(path: string, config: PagesConfig): string | null {
  if (!existsSync(path)) return null;
  const { supportPhone, supportEmail, socialLinks, googleClientId, googleMapsApiKey } = config;
  const house = [
    meta('name', 'support-phone', supportPhone),
    meta('name', 'support-email', supportEmail),
    meta('name', 'social-links', socialLinks.join(' ')),
    meta('name', 'address-service', googleMapsApiKey ? 'google' : 'national'),
    googleClientId ? meta('name', 'google-client-id', googleClientId) : '',
  ].join('');
  return readFileSync(path, 'utf8').replace('</head>', () => `${house}</head>`);
}

/** What a messenger shows when somebody shares a shop's link (contract §8). */
async function shopPreview(parts: Parts, shopId: string, publicUrl: string): Promise<string> {
  const shop = await createServices(parts)
    .shops.visible(shopId)
    .catch(() => null);
  if (!shop) return '';
  const picture = pictureUrl(shop.picture);
  return [
    `<title>${escaped(shop.name)} · MêmePrix</title>`,
    meta('name', 'description', shop.description),
    meta('property', 'og:title', shop.name),
    meta('property', 'og:description', shop.description),
    picture === null ? '' : meta('property', 'og:image', `${publicUrl}${picture}`),
    meta('property', 'og:type', 'website'),
  ].join('\n    ');
}

function meta(attribute: 'name' | 'property', name: string, content: string): string {
  return `<meta ${attribute}="${name}" content="${escaped(content)}">`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
