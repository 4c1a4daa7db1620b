import type { FastifyInstance } from 'fastify';
import { language } from '../../texts/language.texts';
import { locale } from '../../texts/text';
import type { Config } from '../config';
import { KIND_WORDS, shopPath } from '../shops/shop.service';
import { shopPagePath } from './kept-operations';
import type { ListedShop } from './shop-json-ld';
import * as t from './platform.texts';

const SHOP_LINK = /^\/(?:boulangerie|restaurant)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?$/i;

export interface FoundShop {
  found: true;
  shop: ListedShop;
  head: string;
  /** What everybody reads of it, as /graphql answers it. */
  answer: string;
  /** Another one, another page. */
  version: string;
}

/** What a messenger shows when somebody shares a shop's link (specification 3.4); null for any other address. */
export async function shopPreview(
  app: FastifyInstance,
  url: string,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Promise<FoundShop | { found: false } | null> {
  const shopId = SHOP_LINK.exec(url.split('?')[0] ?? '')?.[1]?.toLowerCase();
  return shopId === undefined ? null : foundShop(app, shopId, publicUrl);
}

/** A shop as everybody reads it; null where nobody can say. */
export async function foundShop(
  app: FastifyInstance,
  shopId: string,
  publicUrl: string,
): Promise<FoundShop | { found: false } | null> {
  const { statusCode, payload, headers } = await app.inject({
    url: shopPagePath(shopId),
    headers: { cookie: `language=${locale()}` },
  });
  // Whether the shop exists cannot be said now; the page itself will try again.
  if (statusCode !== 200) return null;
  const { data, errors } = JSON.parse(payload) as Answer;
  if (errors) return errors[0]?.extensions.code === 'NOT_FOUND' ? { found: false } : null;
  const { shop } = data;
  return { found: true, shop, head: headOf(shop, publicUrl), answer: payload, version: String(headers.etag) };
}

interface Answer {
  data: Pick<FoundShop, 'shop'>;
  errors?: { extensions: { code: string } }[];
}

function headOf(shop: FoundShop['shop'], publicUrl: string): string {
  const address = `${shop.address}, ${shop.postcode} ${shop.city}`;
  const description = shop.description || t.shopDescription({ kind: KIND_WORDS[shop.kind](), address });
  return [
    title(t.shopTitle(shop.name)),
    meta('name', 'description', description),
    canonical(`${publicUrl}/chez/${shop.slug}`),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'MêmePrix'),
    meta('property', 'og:locale', language().replace('-', '_')),
    meta('property', 'og:title', t.shopTitle(shop.name)),
    meta('property', 'og:description', description),
    meta('property', 'og:url', `${publicUrl}${shopPath(shop)}`),
    ...(shop.pictureUrl === null
      ? [meta('name', 'twitter:card', 'summary')]
      : [
          meta('property', 'og:image', `${publicUrl}${shop.pictureUrl}`),
          meta('property', 'og:image:alt', shop.name),
          meta('name', 'twitter:card', 'summary_large_image'),
        ]),
  ].join('\n    ');
}

/** A `meta` element; what people wrote stays text. */
export function meta(attribute: 'name' | 'property', name: string, content: string): string {
  return `<meta ${attribute}="${name}" content="${escaped(content)}">`;
}

/** Where a page stands for search engines, wherever else it is found. */
export function canonical(address: string): string {
  return `<link rel="canonical" href="${escaped(address)}">`;
}

/** Data for programs in a page; what people wrote ends no element. */
export function data(type: 'application/json' | 'application/ld+json', id: string, content: object): string {
  return `<script type="${type}" id="${id}">${JSON.stringify(content).replaceAll('<', '\\u003c')}</script>`;
}

/** The title of a page. */
export function title(text: string): string {
  return `<title>${escaped(text)}</title>`;
}

/** Text that stays text inside of an attribute. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
