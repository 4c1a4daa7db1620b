import {
  CartPageDocument,
  ChangeCartLineDocument,
  LatestCartPageDocument,
  PickupDaysDocument,
  type PickupDaysQuery,
  WindowsOfDayDocument,
  type CartContentFragment,
} from '../../graphql/generated/customer/cart';
import { CustomerHeaderDocument } from '../../graphql/generated/customer/header';
import { chosen } from '../samples/choices';
import { samplePictures } from '../samples/pictures';
import { answer, type Answers } from '../mocked-answers';
import { camille } from './people';
import { windowAt } from './shops';

type Line = CartContentFragment['lines'][number];

export const sandwichChoices = chosen({
  meats: ['Poulet mariné', 'Agneau'],
  sauces: ['Algérienne'],
  sot: ['salad', 'onion'],
  supplements: { name: 'Cheddar', priceCents: 100 },
  fries: 'Frites maison',
  drink: 'Limonade 33 cl',
});

const croissants: Line = {
  __typename: 'CartLine',
  id: 'l-1',
  quantity: 3,
  unitCents: 130,
  lineCents: 390,
  previousUnitCents: null,
  note: '',
  allergens: ['GLUTEN', 'MILK'],
  allergensDeclared: true,
  servedText: null,
  problem: null,
  missingChoice: null,
  missingGroup: null,
  item: {
    __typename: 'Item',
    id: 'croissant',
    name: 'Croissant au beurre',
    nameLang: null,
    priceCents: 130,
    hasOptions: false,
    isMenu: false,
    pictureUrl: samplePictures.croissant,
    remaining: null,
  },
  choices: [],
  choicesLang: null,
};

const sandwich: Line = {
  ...croissants,
  id: 'l-2',
  quantity: 1,
  unitCents: 950,
  lineCents: 950,
  note: 'Bien toasté, merci',
  item: {
    ...croissants.item,
    id: 'kebab',
    name: 'Sandwich du chef',
    priceCents: 850,
    hasOptions: true,
    isMenu: true,
    pictureUrl: samplePictures.sandwich,
  },
  choices: sandwichChoices,
};

/** The quarter of an hour from a time of 12 June 2026, named as the specification names it. */
function choiceAt(time: string, pickupWindow: string, remaining: number) {
  return {
    ...windowAt(time, remaining),
    endsAt: new Date(Date.parse(`2026-06-12T${time}:00+02:00`) + 900_000).toISOString(),
    asOf: 1,
    date: '6/12/2026',
    day: null,
    businessDay: '2026-06-12',
    pickupWindow,
    startHour: Number(time.slice(0, 2)),
  };
}

export const cart: CartContentFragment = {
  __typename: 'Cart',
  id: 'cart-levain',
  feeCents: 29,
  itemCount: 4,
  elsewhereCount: 0,
  linesCents: 1340,
  totalCents: 1369,
  units: 2,
  declinedMealDealIds: [],
  hold: null,
  lines: [croissants, sandwich],
  shop: {
    __typename: 'Shop',
    id: 'levain',
    kind: 'BOULANGERIE',
    name: 'Maison Levain',
    preparationMinutes: 10,
    slowConfirmation: false,
    noShowGraceMinutes: 10,
    zone: 'Europe/Paris',
    daysAhead: 0,
    mealDeals: [],
    pickupWindows: [
      choiceAt('12:00', '12:00 PM - 12:15 PM', 0),
      choiceAt('12:15', '12:15 PM - 12:30 PM', 2),
      choiceAt('12:30', '12:30 PM - 12:45 PM', 8),
      choiceAt('12:45', '12:45 PM - 1:00 PM', 8),
      choiceAt('17:00', '5:00 PM - 5:15 PM', 8),
      choiceAt('18:30', '6:30 PM - 6:45 PM', 1),
    ],
  },
};

/** Prices rose, something is gone, something is short. */
export const troubledCart: CartContentFragment = {
  ...cart,
  itemCount: 7,
  linesCents: 2780,
  totalCents: 2809,
  lines: [
    { ...croissants, previousUnitCents: 120 },
    { ...sandwich, problem: 'CHOICE_UNAVAILABLE' },
    {
      ...croissants,
      id: 'l-3',
      unitCents: 480,
      lineCents: 1440,
      item: {
        ...croissants.item,
        id: 'fraisier',
        name: 'Part de fraisier',
        pictureUrl: samplePictures.tart,
        remaining: 2,
      },
      problem: 'NOT_ENOUGH',
    },
  ],
};

/** A cake on notice in a shop that takes orders ahead: Sunday is closed, from Monday on it can be had. */
export const aheadCart: CartContentFragment = { ...cart, shop: { ...cart.shop, daysAhead: 4 } };

const fraisier = { __typename: 'Item', id: 'fraisier', name: 'Fraisier', nameLang: null } as const;
const aDay = (day: string, facts: Partial<PickupDaysQuery['pickupDays'][number]> = {}) => ({
  ...{ __typename: 'PickupDay' as const, day, offered: true, possible: false, isFirst: false },
  ...{ shutWindows: [], item: fraisier, why: 'Fraisier : sur commande, 72 h avant.' },
  ...facts,
});

export const pickupDays: PickupDaysQuery['pickupDays'] = [
  aDay('2026-06-12'),
  aDay('2026-06-13'),
  aDay('2026-06-14', { offered: false, item: null, why: 'Pas de retrait ce jour-là.' }),
  aDay('2026-06-15', { possible: true, isFirst: true, shutWindows: ['early'] }),
  aDay('2026-06-16', { possible: true, item: null, why: null }),
];

export const onMonday = (id: string, pickupWindow: string, startHour: number) => ({
  ...choiceAt('12:00', pickupWindow, 8),
  id,
  startHour,
  date: '6/15/2026',
  day: 'lundi 15 juin',
  businessDay: '2026-06-15',
  startsAt: `2026-06-15T${String(startHour).padStart(2, '0')}:00:00+02:00`,
  endsAt: `2026-06-15T${String(startHour).padStart(2, '0')}:15:00+02:00`,
});

/** Answers where orders are taken ahead. */
export const ahead: Answers = {
  ...answer(CartPageDocument, { cart: aheadCart }),
  ...answer(PickupDaysDocument, { pickupDays }),
  ...answer(WindowsOfDayDocument, {
    shop: {
      __typename: 'Shop',
      id: 'levain',
      pickupWindows: [
        onMonday('early', '8:00 AM - 8:15 AM', 8),
        onMonday('ten', '10:00 AM - 10:15 AM', 10),
        onMonday('eleven', '11:00 AM - 11:15 AM', 11),
      ],
    },
  }),
};

export const emptyCart: CartContentFragment = { ...cart, itemCount: 0, linesCents: 0, totalCents: 0, lines: [] };

export const cartCount = {
  __typename: 'Cart',
  id: 'cart-levain',
  itemCount: 4,
  elsewhereCount: 0,
  linesCents: 1340,
  shop: { __typename: 'Shop', id: 'levain' },
} as const;

export const carts: Answers = {
  ...answer(CartPageDocument, { cart }),
  ...answer(LatestCartPageDocument, { latestCart: cart, carts: [cart] }),
  ...answer(CustomerHeaderDocument, { viewer: camille, cart: cartCount, latestCart: cartCount }),
  ...answer(ChangeCartLineDocument, { setCartLineQuantity: cart }),
};
