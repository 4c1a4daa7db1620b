import type { Config } from '../config';
import { Fault } from '../errors';
import { pictureUrl } from '../media/pictures';
import { type Shop, ShopKind } from '../shops/shop.entity';
import { createServices, type Parts } from './context';
import { meta, title } from './page-head';

const SHOP_LINK = /^\/(?:boulangerie|restaurant)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?$/i;
const KINDS = {
  [ShopKind.BOULANGERIE]: { path: 'boulangerie', word: 'Boulangerie' },
  [ShopKind.RESTAURANT]: { path: 'restaurant', word: 'Restaurant' },
  [ShopKind.CAFE]: { path: 'restaurant', word: 'Café' },
};

/** The head of a shop’s page, or that there is no such shop. */
export type ShopPreview = { found: true; head: string; sign: ShopSign } | { found: false };

/** Inserted into the page’s shell as text. */
export interface ShopSign {
  name: string;
  description: string;
  /** Address on this server; null: none. */
  picture: string | null;
}

/** What a messenger shows when somebody shares a shop's link (specification 3.4); null for any other address. */
export async function shopPreview(
  parts: Parts,
  url: string,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Promise<ShopPreview | null> {
  const shopId = SHOP_LINK.exec(url.split('?')[0] ?? '')?.[1]?.toLowerCase();
  if (shopId === undefined) return null;
  try {
    const shop = await createServices(parts).shops.visible(shopId);
    const sign = { name: shop.name, description: shop.description, picture: pictureUrl(shop.picture) };
    return { found: true, head: headOf(shop, publicUrl, sign), sign };
  } catch (error) {
    if (error instanceof Fault && error.code === 'NOT_FOUND') return { found: false };
    // Whether the shop exists cannot be said now; the page itself will try again.
    return null;
  }
}

function headOf(shop: Shop, publicUrl: string, { name, description: words, picture }: ShopSign): string {
  const { path, word } = KINDS[shop.kind];
  const place = `${word}, ${shop.address}, ${shop.postcode} ${shop.city}.`;
  const description = shop.description || `${place} Commandez en ligne au prix du comptoir, retirez sans attendre.`;
  return [
    title(`${shop.name} · MêmePrix`),
    meta('name', 'description', description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'MêmePrix'),
    meta('property', 'og:locale', 'fr_FR'),
    meta('property', 'og:title', `${shop.name} · MêmePrix`),
    meta('property', 'og:description', description),
    meta('property', 'og:url', `${publicUrl}/${path}/${shop.id}`),
    // For the page itself, until its menu is there.
    meta('property', 'shop:name', name),
    meta('property', 'shop:description', words),
    meta('property', 'shop:picture', picture ?? ''),
    ...(picture === null
      ? [meta('name', 'twitter:card', 'summary')]
      : [
          meta('property', 'og:image', `${publicUrl}${picture}`),
          meta('property', 'og:image:alt', shop.name),
          meta('name', 'twitter:card', 'summary_large_image'),
        ]),
  ].join('\n    ');
}
