import type { Config } from '../config';
import { Fault } from '../errors';
import { pictureUrl } from '../media/pictures';
import { type Shop, ShopKind } from '../shops/shop.entity';
import { createServices, type Parts } from './context';
import { escaped, meta, title } from './page-head';

const SHOP_LINK = /^\/(?:boulangerie|restaurant)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?$/i;
const KINDS = {
  [ShopKind.BOULANGERIE]: { path: 'boulangerie', word: 'Boulangerie' },
  [ShopKind.RESTAURANT]: { path: 'restaurant', word: 'Restaurant' },
  [ShopKind.CAFE]: { path: 'restaurant', word: 'Café' },
};

/** What stands in the head of a shop's page, or that there is no such shop. */
export type ShopPreview = { found: true; head: string } | { found: false };

/** What a messenger shows when somebody shares a shop's link (contract §8); null for any other address. */
export async function shopPreview(
  parts: Parts,
  url: string,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Promise<ShopPreview | null> {
  const shopId = SHOP_LINK.exec(url.split('?')[0] ?? '')?.[1]?.toLowerCase();
  if (shopId === undefined) return null;
  try {
    const shop = await createServices(parts).shops.visible(shopId);
    return { found: true, head: headOf(shop, publicUrl) };
  } catch (error) {
    if (error instanceof Fault && error.code === 'NOT_FOUND') return { found: false };
    // Whether the shop exists cannot be said now; the page itself will try again.
    return null;
  }
}

function headOf(shop: Shop, publicUrl: string): string {
  const { path, word } = KINDS[shop.kind];
  const place = `${word}, ${shop.address}, ${shop.postcode} ${shop.city}.`;
  const description = shop.description || `${place} Commandez en ligne au prix du comptoir, retirez sans attendre.`;
  const picture = pictureUrl(shop.picture);
  return [
    title(`${shop.name} · MêmePrix`),
    meta('name', 'description', description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'MêmePrix'),
    meta('property', 'og:locale', 'fr_FR'),
    meta('property', 'og:title', `${shop.name} · MêmePrix`),
    meta('property', 'og:description', description),
    meta('property', 'og:url', `${publicUrl}/${path}/${shop.id}`),
    ...(picture === null
      ? [meta('name', 'twitter:card', 'summary')]
      : [
          meta('property', 'og:image', `${publicUrl}${picture}`),
          meta('property', 'og:image:alt', shop.name),
          meta('name', 'twitter:card', 'summary_large_image'),
          // The page opens with it: fetched while its code still comes.
          `<link rel="preload" as="image" href="${escaped(picture)}" fetchpriority="high">`,
        ]),
  ].join('\n    ');
}
