import type { FastifyInstance } from 'fastify';
import { language } from '../../../graphql/texts/language.texts';
import { locale } from '../../../graphql/texts/text';
import type { Config } from '../../config';
import { KIND_WORDS, shopPath } from '../../shops/shop.service';
import { escapeHtml } from '../../text';
import { shopPagePath } from '../graphql/persisted-operations';
import type { ListedShop } from './shop-json-ld';
import * as t from '../platform.texts';

const SHOP_LINK = /^\/(?:boulangerie|restaurant)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?$/i;

export interface FoundShop {
  found: true;
  shop: ListedShop;
  head: string;
  /** The public answer of /graphql for this shop. */
  answer: string;
  /** ETag of the answer; the page is rendered again when it changes. */
  version: string;
}

/** Returns the link preview data that messengers show for a shop's URL (specification 3.4); null for any other URL. */
export async function shopPreview(
  app: FastifyInstance,
  url: string,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Promise<FoundShop | { found: false } | null> {
  const shopId = SHOP_LINK.exec(url.split('?')[0] ?? '')?.[1]?.toLowerCase();
  return shopId === undefined ? null : foundShop(app, shopId, publicUrl);
}

/** Returns the public data of a shop; null when the server cannot tell whether it exists. */
export async function foundShop(
  app: FastifyInstance,
  shopId: string,
  publicUrl: string,
): Promise<FoundShop | { found: false } | null> {
  const { statusCode, payload, headers } = await app.inject({
    url: shopPagePath(shopId),
    headers: { cookie: `language=${locale()}` },
  });
  // Whether the shop exists is unknown now; the page itself will retry.
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

/** Returns a `meta` element with its content escaped. */
export function meta(attribute: 'name' | 'property', name: string, content: string): string {
  return `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;
}

/** Returns the canonical link of a page for search engines. */
export function canonical(address: string): string {
  return `<link rel="canonical" href="${escapeHtml(address)}">`;
}

/** Returns a script element with data; « < » is escaped so that no text can close the element. */
export function data(type: 'application/json' | 'application/ld+json', id: string, content: object): string {
  return `<script type="${type}" id="${id}">${JSON.stringify(content).replaceAll('<', '\\u003c')}</script>`;
}

export function title(text: string): string {
  return `<title>${escapeHtml(text)}</title>`;
}
