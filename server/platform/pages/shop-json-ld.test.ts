import { expect, test } from 'vitest';
import { schemaOrgErrors } from '../../../tests/support/schema-org';
import type { OpeningRules } from '../../shops/hours/opening-hours';
import { ShopKind } from '../../shops/shop.entity';
import { type ListedShop, shopJsonLd } from './shop-json-ld';

const item = { id: 'croissant', name: 'Croissant', description: '', priceCents: 120, pictureUrl: null, dietary: [] };
const shop: ListedShop = {
  id: 's1',
  slug: 'maison-levain-paris',
  name: 'Maison Levain',
  kind: ShopKind.BOULANGERIE,
  address: '1 rue du Four',
  postcode: '75006',
  city: 'Paris',
  description: '',
  phone: null,
  rating: 4.8,
  reviewCount: 4,
  pictureUrl: null,
  menu: [
    {
      category: { id: 'c', name: 'Viennoiseries' },
      items: [
        item,
        { ...item, id: 'brioche', priceCents: 1250, pictureUrl: '/uploads/b.webp', dietary: ['VEGAN', 'ORGANIC'] },
      ],
    },
    { category: { id: 'empty', name: 'Vide' }, items: [] },
  ],
};
const at = 'https://memeprix.test';

const open = (openingRanges: OpeningRules['openingRanges'], more: Partial<OpeningRules> = {}): OpeningRules => ({
  zone: 'Europe/Paris',
  openingRanges,
  closures: [],
  ...more,
});

test('JSON-LD lists each menu item with its price and whether it is sold out', () => {
  const { hasMenu } = shopJsonLd(shop, open([]), new Set(['brioche']), at);
  expect(hasMenu.hasMenuSection).toEqual([
    {
      '@type': 'MenuSection',
      name: 'Viennoiseries',
      hasMenuItem: [
        {
          '@type': 'MenuItem',
          name: 'Croissant',
          offers: {
            '@type': 'Offer',
            price: '1.20',
            priceCurrency: 'EUR',
            availability: 'https://schema.org/InStock',
          },
        },
        expect.objectContaining({
          image: `${at}/uploads/b.webp`,
          suitableForDiet: ['https://schema.org/VeganDiet'],
          offers: expect.objectContaining({ price: '12.50', availability: 'https://schema.org/SoldOut' }) as object,
        }),
      ],
    },
  ]);
});

test('JSON-LD of a shop uses only types and properties of schema.org', () => {
  const item = { dietary: ['VEGETARIAN', 'VEGAN', 'HALAL', 'GLUTEN_FREE'], description: 'Au beurre' };
  const menu = shop.menu.map((part) => ({ ...part, items: part.items.map((one) => ({ ...one, ...item })) }));
  const whole = {
    ...shop,
    menu,
    description: 'Rue du Four',
    phone: '01',
    reviewCount: 5,
    pictureUrl: '/uploads/m.webp',
  };
  const hours = ([1, 2, 3, 4, 5, 6, 7] as const).map((weekday) => ({ weekday, opensAt: 1110, closesAt: 1500 }));
  const pages = [
    ...Object.values(ShopKind).map((kind) => shopJsonLd({ ...whole, kind }, open(hours), new Set(['brioche']), at)),
    shopJsonLd({ ...shop, menu: [] }, open([]), new Set(), at),
  ];
  expect(schemaOrgErrors(...pages)).toEqual([]);
  const [page] = pages;
  const misspelt = { ...page, openingHoursSpecificaton: page?.openingHoursSpecification };
  expect(schemaOrgErrors(misspelt)).toEqual([expect.stringContaining('openingHoursSpecificaton')]);
});

test('JSON-LD opening hours end at 23:59 around the clock and after midnight for a night service', () => {
  const { openingHoursSpecification } = shopJsonLd(
    shop,
    open([
      { weekday: 1, opensAt: 0, closesAt: 1440 },
      { weekday: 7, opensAt: 1110, closesAt: 1500 },
    ]),
    new Set(),
    at,
  );
  expect(openingHoursSpecification.map(({ dayOfWeek, opens, closes }) => [dayOfWeek, opens, closes])).toEqual([
    ['https://schema.org/Monday', '00:00', '23:59'],
    ['https://schema.org/Sunday', '18:30', '01:00'],
  ]);
});

test.each([
  [ShopKind.BOULANGERIE, 'Bakery'],
  [ShopKind.RESTAURANT, 'Restaurant'],
  [ShopKind.CAFE, 'CafeOrCoffeeShop'],
])('JSON-LD describes a %s as %s and includes its rating from five reviews on', (kind, type) => {
  expect(shopJsonLd({ ...shop, kind }, open([]), new Set(), at)).toMatchObject({
    '@type': type,
    url: `${at}/chez/${shop.slug}`,
  });
  expect(shopJsonLd({ ...shop, kind }, open([]), new Set(), at)).not.toHaveProperty('aggregateRating');
  const known = { ...shop, kind, reviewCount: 5, phone: '01 42 00 00 00' };
  expect(shopJsonLd(known, open([]), new Set(), at)).toMatchObject({
    telephone: '01 42 00 00 00',
    aggregateRating: { ratingValue: 4.8, reviewCount: 5 },
  });
});

test('JSON-LD lists closed and exceptional days, and shortens the night service before a closed day', () => {
  const week = ([1, 2, 3, 4, 5, 6, 7] as const).map((weekday) => ({ weekday, opensAt: 1110, closesAt: 1500 }));
  const rules = open(week, {
    closures: [{ from: '2026-12-24', to: '2026-12-26' }],
    exceptionalOpenings: [{ from: '2026-12-31', to: '2026-12-31', opensAt: 600, closesAt: 1560 }],
  });
  const { specialOpeningHoursSpecification } = shopJsonLd(shop, rules, new Set(), at);
  expect(
    specialOpeningHoursSpecification.map(({ validFrom, validThrough, opens, closes }) => [
      validFrom,
      validThrough,
      opens,
      closes,
    ]),
  ).toEqual([
    ['2026-12-23', '2026-12-23', '18:30', '23:59'],
    ['2026-12-24', '2026-12-26', '00:00', '00:00'],
    ['2026-12-31', '2026-12-31', '10:00', '02:00'],
  ]);
  expect(schemaOrgErrors(shopJsonLd(shop, rules, new Set(), at))).toEqual([]);
});
