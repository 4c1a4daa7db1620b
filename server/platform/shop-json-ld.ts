import type { OpeningRange } from '../shops/opening-hours';
import type { Shop } from '../shops/shop.entity';

/** A shop as the menu’s page is told of it. */
export interface ListedShop extends Pick<
  Shop,
  'id' | 'slug' | 'name' | 'kind' | 'address' | 'postcode' | 'city' | 'description' | 'phone' | 'rating' | 'reviewCount'
> {
  /** Address on this server; null: none. */
  pictureUrl: string | null;
  menu: readonly {
    category: { id: string; name: string };
    items: readonly {
      id: string;
      name: string;
      description: string;
      priceCents: number | null;
      pictureUrl: string | null;
      dietary: readonly string[];
    }[];
  }[];
}

const TYPES = { BOULANGERIE: 'Bakery', RESTAURANT: 'Restaurant', CAFE: 'CafeOrCoffeeShop' } as const;
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const DIETS: Readonly<Record<string, string>> = {
  VEGETARIAN: 'VegetarianDiet',
  VEGAN: 'VeganDiet',
  HALAL: 'HalalDiet',
  GLUTEN_FREE: 'GlutenFreeDiet',
};
/** Below, a mean says nothing (specification 3.3). */
const LEAST_REVIEWS = 5;

/** The shop in the words of schema.org; `soldOut` names items. */
export function shopJsonLd(
  shop: ListedShop,
  hours: readonly OpeningRange[],
  soldOut: ReadonlySet<string>,
  publicUrl: string,
) {
  const { slug, name, kind, address, postcode, city, description, phone, rating, reviewCount, pictureUrl } = shop;
  const url = `${publicUrl}/chez/${slug}`;
  const picture = (path: string | null) => (path === null ? {} : { image: `${publicUrl}${path}` });
  const toItem = (item: ListedShop['menu'][number]['items'][number]) => {
    const diets = item.dietary.flatMap((mark) => DIETS[mark] ?? []).map((diet) => `https://schema.org/${diet}`);
    return {
      '@type': 'MenuItem',
      name: item.name,
      ...(item.description && { description: item.description }),
      ...picture(item.pictureUrl),
      ...(diets.length > 0 && { suitableForDiet: diets }),
      ...(item.priceCents !== null && {
        offers: {
          '@type': 'Offer',
          price: (item.priceCents / 100).toFixed(2),
          priceCurrency: 'EUR',
          availability: `https://schema.org/${soldOut.has(item.id) ? 'SoldOut' : 'InStock'}`,
        },
      }),
    };
  };
  return {
    '@context': 'https://schema.org',
    '@type': TYPES[kind],
    '@id': url,
    url,
    name,
    ...(description && { description }),
    ...picture(pictureUrl),
    ...(phone && { telephone: phone }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      postalCode: postcode,
      addressLocality: city,
      addressCountry: 'FR',
    },
    ...(rating !== null &&
      reviewCount >= LEAST_REVIEWS && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount },
      }),
    openingHoursSpecification: hours.map(({ weekday, opensAt, closesAt }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${DAYS[weekday - 1]}`,
      opens: timeOf(opensAt),
      // Midnight would be the one the day began with.
      closes: closesAt === 1440 ? '23:59' : timeOf(closesAt % 1440),
    })),
    hasMenu: {
      '@type': 'Menu',
      inLanguage: 'fr',
      hasMenuSection: shop.menu
        .filter(({ items }) => items.length > 0)
        .map(({ category, items }) => ({
          '@type': 'MenuSection',
          name: category.name,
          hasMenuItem: items.map(toItem),
        })),
    },
  };
}

const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
