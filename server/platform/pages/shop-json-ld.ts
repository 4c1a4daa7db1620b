import { openingsOf, type OpeningRules } from '../../shops/hours/opening-hours';
import type { Shop } from '../../shops/shop.entity';
import { dateOf, DAY, timeOf } from '../../shops/hours/wall-clock';

/** Shop data as returned by the shop page's query. */
export interface ListedShop extends Pick<
  Shop,
  'id' | 'slug' | 'name' | 'kind' | 'address' | 'postcode' | 'city' | 'description' | 'phone' | 'rating' | 'reviewCount'
> {
  /** Path of the picture on this server; null when the shop has none. */
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
/** With fewer reviews the mean rating is not published (specification 3.3). */
const LEAST_REVIEWS = 5;

/** Returns a shop as schema.org JSON-LD; `soldOut` holds item ids. */
export function shopJsonLd(
  shop: ListedShop,
  hours: Omit<OpeningRules, 'zone'>,
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
    openingHoursSpecification: hours.openingRanges.map((range) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${DAYS[range.weekday - 1]}`,
      ...timesOf(range),
    })),
    specialOpeningHoursSpecification: specialHours(hours),
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

/**
 * Returns the days whose hours differ from the usual week; closed all day is 00:00 to 00:00, as search engines expect.
 */
function specialHours(hours: Omit<OpeningRules, 'zone'>) {
  // Any zone will do, because only wall-clock times are read.
  const rules = { ...hours, zone: 'UTC' };
  const usual = { ...rules, openingRanges: [...rules.openingRanges], closures: [], exceptionalOpenings: [] };
  const timesOn = (at: OpeningRules, day: number) => openingsOf(at, day).map(timesOf);
  const spans: { from: number; to: number; times: ReturnType<typeof timesOf>[] }[] = [];
  for (const day of exceptionalDays(rules)) {
    const times = timesOn(rules, day);
    const last = spans.at(-1);
    if (JSON.stringify(times) === JSON.stringify(timesOn(usual, day))) continue;
    if (last?.to === day - DAY && JSON.stringify(last.times) === JSON.stringify(times)) last.to = day;
    else spans.push({ from: day, to: day, times });
  }
  return spans.flatMap(({ from, to, times }) =>
    (times.length > 0 ? times : [{ opens: '00:00', closes: '00:00' }]).map((each) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: dateOf(from),
      validThrough: dateOf(to),
      ...each,
    })),
  );
}

/**
 * Returns the local midnights of all days with a closure or an exceptional opening, and of the day before each, whose
 * night a closure cuts off.
 */
function exceptionalDays({ closures, exceptionalOpenings = [] }: Omit<OpeningRules, 'zone'>): number[] {
  const days = new Set<number>();
  for (const { from, to } of [...closures, ...exceptionalOpenings])
    for (let day = Date.parse(from) - DAY; day <= Date.parse(to); day += DAY) days.add(day);
  return [...days].sort((one, other) => one - other);
}

const timesOf = ({ opensAt, closesAt }: { opensAt: number; closesAt: number }) => ({
  opens: timeOf(opensAt),
  // « 00:00 » would mean the midnight at which the day begins.
  closes: closesAt === 1440 ? '23:59' : timeOf(closesAt),
});
