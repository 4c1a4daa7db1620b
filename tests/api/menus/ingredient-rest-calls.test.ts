import { afterAll, beforeAll, test } from 'vitest';
import { freshDatabase } from '../../support/database';
import { anUpload } from '../../support/pictures';
import { rest } from '../../support/rest';
import {
  callsTo,
  expectAsSpecified,
  ID,
  INVALID,
  listOf,
  OWNERS_ONLY,
  PICTURE,
  type SpecifiedCall,
  WORDS,
  type Wrong,
} from '../../support/specified-call';
import { aCustomer, aShop, aWorld, type Somebody } from '../../support/world';

// Specification 8.2, the calls about what a menu is made of, as owner-menu-calls.test.ts does it with the menu.

const world = await aWorld(await freshDatabase());
let shop: Somebody;
let rival: Somebody;
let customer: Somebody;
let picture = '';

beforeAll(async () => {
  [shop, rival, customer] = [await aShop(world), await aShop(world), await aCustomer(world)];
  picture = await anUpload(world, shop.token);
});
afterAll(() => world.stop());

const { call } = callsTo(() => world);
const open = (path: string, shape: unknown) =>
  listOf(
    (of) => call('GET', of),
    path,
    () => shop.id,
    shape,
  );

/** An ingredient of a type that has names and prices. */
const ingredient = (type: string): SpecifiedCall => ({
  name: `POST /api/${type}`,
  send: (token) => call('POST', type, token, entry(type, { name: 'Maison', price: 1.5, image: picture })),
  status: 201,
  shape: {
    message: WORDS,
    [type]: [{ _id: ID, name: 'Maison', price: 1.5, supplementPrice: 0.5, image: PICTURE, outOfStock: false }],
  },
  others: OWNERS_ONLY,
  wrong: [
    [
      () => call('POST', type, shop.token, entry(type, { name: ' ', price: 1, image: picture })),
      400,
      'BAD_USER_INPUT',
      'Name and Price are required',
    ],
    [
      () => call('POST', type, shop.token, entry(type, { name: 'Maison', image: picture })),
      400,
      'BAD_USER_INPUT',
      'Name and Price are required',
    ],
  ],
});
const entry = (type: string, values: object) => ({
  restaurantId: shop.id,
  [type]: [{ supplementPrice: 0.5, outOfStock: false, ...values }],
});

const LISTED = [{ _id: ID, name: 'Maison', price: 1.5, supplementPrice: 0.5, image: PICTURE, outOfStock: false }];
const PART = { name: 'Grandes frites', price: 2, supplementPrice: 0.5, outOfStock: false };
const SOT = {
  salad: { available: true, outOfStock: false },
  tomato: { available: true, outOfStock: true },
  onion: { available: false, outOfStock: false },
};
const menuParts = (fries: object[]) => ({ restaurantId: shop.id, hasFries: true, fries, hasDrinks: false, drinks: [] });

const CALLS: SpecifiedCall[] = [
  ...['sides', 'desserts', 'sauces', 'meats', 'drinks'].map(ingredient),
  ...['sides', 'desserts', 'sauces', 'meats', 'drinks'].map((type) => open(type, { [type]: LISTED })),
  {
    name: 'POST /api/sot',
    send: (token) => call('POST', 'sot', token, { restaurantId: shop.id, ...SOT }),
    status: 201,
    shape: { message: WORDS, ...SOT },
    others: OWNERS_ONLY,
    wrong: [
      [() => rest(world, 'POST', '/api/sot', { token: shop.token, body: '{"sot":' }), 400, 'BAD_USER_INPUT', INVALID],
      ...[
        {},
        { salad: true },
        { salad: 'yes' },
        { salad: {} },
        { salad: { available: 'oui' } },
        { available: true },
      ].map((nonsense): Wrong => [
        () => call('POST', 'sot', shop.token, { restaurantId: shop.id, ...nonsense }),
        400,
        'BAD_USER_INPUT',
        INVALID,
      ]),
    ],
  },
  // As it was, whatever the refused calls said.
  open('sot', SOT),
  {
    name: 'POST /api/sot, of the onion alone',
    send: (token) => call('POST', 'sot', token, { restaurantId: shop.id, onion: { available: true } }),
    status: 201,
    shape: { message: WORDS, ...SOT, onion: { available: true, outOfStock: false } },
    others: OWNERS_ONLY,
  },
  {
    name: 'POST /api/ismenu',
    send: (token) => call('POST', 'ismenu', token, menuParts([{ ...PART, image: picture }])),
    status: 201,
    shape: {
      message: WORDS,
      hasFries: true,
      fries: [{ _id: ID, image: PICTURE, ...PART }],
      hasDrinks: false,
      drinks: [],
    },
    others: OWNERS_ONLY,
    wrong: [
      [() => call('POST', 'ismenu', shop.token, menuParts([])), 400, 'BAD_USER_INPUT'],
      ...[{}, { foo: 1 }, { hasFries: 'oui' }, { hasFries: 1 }].map((nonsense): Wrong => [
        () => call('POST', 'ismenu', shop.token, { restaurantId: shop.id, ...nonsense }),
        400,
        'BAD_USER_INPUT',
        INVALID,
      ]),
    ],
  },
  open('ismenu', { hasFries: true, fries: [{ _id: ID, image: PICTURE, ...PART }], hasDrinks: false, drinks: [] }),
];

test.each(CALLS)('$name', (specified) =>
  expectAsSpecified(specified, { owner: shop.token, rival: rival.token, customer: customer.token }),
);
