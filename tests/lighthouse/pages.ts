import type { Category } from './measure';
import type { Person } from './people';

/** A page as somebody opens it, and what it must score at least. */
export interface MeasuredPage {
  name: string;
  path: string;
  person: Person;
  runs: number;
  marks: Partial<Record<Category, number>>;
}

const ORDERING = { performance: 99, accessibility: 100, 'best-practices': 100 };
const PUBLIC = { accessibility: 100, 'best-practices': 100, seo: 100 };

const PUBLIC_PATHS = [
  '/',
  '/userlogin',
  '/usersignup',
  '/motdepasse',
  '/a-propos',
  '/contact',
  '/confidentialite',
  '/cgv',
  '/mentions-legales',
  '/ownerloginform',
  '/pres-de',
  '/pres-de/Paris',
];

/** Where one orders and where orders arrive, signed in, measured five times; what anybody may read, once. */
export function measuredPages(bakery: string, restaurant: string): MeasuredPage[] {
  const ordering = { runs: 5, marks: ORDERING };
  const open = { person: 'stranger', runs: 1, marks: PUBLIC } as const;
  return [
    { name: 'search, found again', path: '/userSearch', person: 'regular', ...ordering },
    { name: 'search, first time', path: '/userSearch', person: 'newcomer', ...ordering },
    { name: 'menu of a bakery', path: `/boulangerie/${bakery}`, person: 'regular', ...ordering },
    { name: 'cart', path: `/cart/${bakery}`, person: 'regular', ...ordering },
    { name: 'board', path: '/ownerorders', person: 'owner', ...ordering },
    { name: 'menu of a restaurant', path: `/restaurant/${restaurant}`, person: 'regular', ...ordering },
    {
      name: 'public shop',
      path: '/chez/au-levain-du-marais-paris',
      person: 'stranger',
      runs: 5,
      marks: { ...PUBLIC, performance: 99 },
    },
    { name: 'shop, as shared', path: `/boulangerie/${bakery}`, ...open },
    ...PUBLIC_PATHS.map((path) => ({ name: path, path, ...open })),
  ];
}
