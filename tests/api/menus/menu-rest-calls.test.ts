import { expect, test } from 'vitest';
import { ownFixtures } from '../../support/own-fixtures';
import { anUpload, aPicture } from '../../support/pictures';
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
import { aCustomer, anItem, aShop } from '../../support/fixtures';
import { anId } from '../../support/an-id';

// Specification 8.2, the calls about a menu and its ingredients: what each answers letter by letter, and how it refuses
// nobody in particular, a customer, another owner and nonsense. What each does beyond that is tested beside its subject.

const fixtures = await ownFixtures();
/** What one call answers and a later one sends. */
const facts = { picture: '', flan: '', added: '', sandwich: '' };

const [shop, rival, customer] = [await aShop(fixtures), await aShop(fixtures), await aCustomer(fixtures)];
await anItem(fixtures, shop.id, { name: 'Quiche', priceCents: 650 });
[facts.picture, facts.flan] = [await anUpload(fixtures, shop.token), await anUpload(fixtures, shop.token)];

const { call, form } = callsTo(() => fixtures);
const bad = (send: Wrong[0], text?: string): Wrong => [send, 400, 'BAD_USER_INPUT', text];
const taken = (send: Wrong[0], text?: string): Wrong => [send, 409, 'NAME_TAKEN', text];
const missing = (send: Wrong[0]): Wrong => [send, 404, 'NOT_FOUND', 'Article introuvable.'];
const has = (shape: object) => expect.objectContaining(shape) as unknown;
const open = (path: string, shape: unknown) =>
  listOf(
    (of) => call('GET', of),
    path,
    () => shop.id,
    shape,
  );
const addCategory = (token?: string, category = 'Tartes') =>
  call('POST', 'categories', token, { category, restaurantId: shop.id });
const sandwich = (token?: string, changes: object = {}) =>
  call('POST', 'sandwich', token, {
    restaurantId: shop.id,
    category: 'Viennoiseries',
    itemName: 'Le Parisien',
    image: facts.picture,
    regularPrice: 8.5,
    ...changes,
  });
const addItem = (token?: string, item: object = {}) =>
  call('POST', 'customitems/add-item', token, {
    ownerId: shop.id,
    category: 'Viennoiseries',
    items: [{ itemName: 'Flan', itemImg: facts.flan, price: 2.5, quantity: 12, freshlyBaked: true, ...item }],
  });
const updateItem = (token: string | undefined, updates: object, itemId = facts.added) =>
  call('PUT', 'customitems/update-item', token, { ownerId: shop.id, category: 'Viennoiseries', itemId, updates });
const deleteItem = (token: string | undefined, itemId = facts.added) =>
  call('DELETE', 'customitems/delete-item', token, { ownerId: shop.id, category: 'Viennoiseries', itemId });

const FLAN = { _id: ID, itemName: 'Flan', itemImg: PICTURE, quantity: 12, category: 'Viennoiseries' };
const QUICHE = { _id: ID, itemName: 'Quiche', itemImg: null };
const UNSAID = { freshlyBaked: false, category: 'Viennoiseries', allergens: [] };
const NAMES = expect.arrayContaining([{ _id: WORDS, itemName: 'Baguette', itemImg: null }]) as unknown;

const PARISIEN = {
  ...{ _id: ID, kind: 'sandwich', category: 'Viennoiseries', itemName: 'Le Parisien', description: '' },
  ...{ image: PICTURE, imageUrl: PICTURE, regularPrice: 8.5 },
};
/** Specification 7.7. */
const DEFAULTS = {
  ...{ hasMeatSelection: false, meatLimit: 0, sauceLimit: 0, useAllMeats: true, sot: false, isMenu: false },
  allowedMeats: [],
};

const draft = () => ({ itemName: 'Financier', ownerId: shop.id, category: 'Viennoiseries' });
const MENU_CALLS: SpecifiedCall[] = [
  {
    name: 'POST /api/categories',
    send: (token) => addCategory(token),
    status: 201,
    shape: { _id: ID, category: 'Tartes', restaurantId: ID },
    others: OWNERS_ONLY,
    wrong: [
      bad(() => addCategory(shop.token, ' '), 'Veuillez saisir un nom de catégorie valide.'),
      taken(() => addCategory(shop.token, 'VIENNOISERIES'), 'Cette catégorie existe déjà pour ce restaurant.'),
    ],
  },
  open('categories', [
    { _id: ID, category: 'Viennoiseries', restaurantId: ID },
    { _id: ID, category: 'Tartes', restaurantId: ID },
  ]),
  // The shop’s own before what every shop of its kind may pick from.
  open('cloneCategory', has({ Viennoiseries: expect.arrayContaining([QUICHE]) as unknown, Pains: NAMES })),
  open('items', {
    items: [{ category: 'Viennoiseries', items: [has({ ...QUICHE, price: 6.5, quantity: 99, ...UNSAID })] }],
  }),
  {
    name: 'POST /api/uploadImage',
    send: async (token) => form('uploadImage', token, { itemImg: await aPicture() }),
    status: 201,
    shape: { imageUrl: PICTURE },
    // Another owner’s picture is another shop’s.
    others: { customer: 403, rival: 201 },
    wrong: [
      [
        () => form('uploadImage', shop.token, { itemImg: Buffer.from('no picture') }),
        ...([415, 'UNSUPPORTED_TYPE', 'Ce fichier n’est pas une image JPEG, PNG, WebP, AVIF ou GIF.'] as const),
      ],
      bad(() => form('uploadImage', shop.token, { itemImg: '' }), 'Choisissez une image.'),
    ],
  },
  {
    name: 'POST /api/customitems/add-item',
    send: (token) => addItem(token),
    status: 201,
    shape: {
      message: 'Article ajouté avec succès!',
      item: { ...FLAN, price: 2.5, freshlyBaked: true },
      items: [{ ...FLAN, price: 2.5, freshlyBaked: true }],
    },
    keep: ({ item }) => (facts.added = (item as { _id: string })._id),
    others: OWNERS_ONLY,
    wrong: [
      bad(() => addItem(shop.token, { price: 'gratuit' }), 'Un nombre est illisible.'),
      bad(() => addItem(shop.token, { quantity: -1 }), 'La quantité va de 0 à 9999.'),
      bad(() => addItem(shop.token, { quantity: undefined }), 'La quantité va de 0 à 9999.'),
      bad(() => addItem(shop.token, { freshlyBaked: 'yes' }), INVALID),
      taken(() => addItem(shop.token, { itemName: 'QUICHE' })),
    ],
  },
  {
    name: 'PUT /api/customitems/update-item',
    send: (token) => updateItem(token, { price: 3, freshlyBaked: false }),
    status: 200,
    shape: { message: 'Article mis à jour avec succès!', item: { ...FLAN, price: 3, freshlyBaked: false } },
    others: OWNERS_ONLY,
    wrong: [
      ...['beaucoup', '  ', '1e3', '0x10'].map((quantity): Wrong =>
        bad(() => updateItem(shop.token, { quantity }), 'Un nombre est illisible.'),
      ),
      missing(() => updateItem(shop.token, { price: 3 }, anId())),
    ],
  },
  {
    name: 'DELETE /api/customitems/delete-item',
    send: (token) => deleteItem(token),
    status: 200,
    shape: { message: 'Article supprimé avec succès!' },
    others: OWNERS_ONLY,
    wrong: [missing(() => deleteItem(shop.token, anId()))],
  },
  {
    name: 'POST /api/addCategory',
    send: async (token) => form('addCategory', token, { ...draft(), itemImg: await aPicture() }),
    status: 201,
    shape: { message: 'Article ajouté avec succès!', item: has({ itemName: 'Financier', price: null }) },
    others: OWNERS_ONLY,
    wrong: [async () => ({ itemName: '', itemImg: await aPicture() }), async () => ({})].map((part): Wrong =>
      bad(
        async () => form('addCategory', shop.token, { ...draft(), ...(await part()) }),
        'Le nom et l’image de l’article sont obligatoires.',
      ),
    ),
  },
  {
    name: 'POST /api/sandwich',
    send: (token) => sandwich(token),
    status: 201,
    shape: { message: WORDS, sandwich: { _id: ID, itemName: 'Le Parisien', regularPrice: 8.5, restaurantId: ID } },
    keep: ({ sandwich: added }) => (facts.sandwich = (added as { _id: string })._id),
    others: OWNERS_ONLY,
    wrong: ([{ itemName: ' ' }, { image: '' }, { category: '' }, { regularPrice: '' }] as const).map((missing): Wrong =>
      bad(() => sandwich(shop.token, missing), 'All required fields (including image) must be filled.'),
    ),
  },
  {
    name: 'GET /api/sandwich/{id}',
    send: () => call('GET', `sandwich/${facts.sandwich}`),
    status: 200,
    shape: { sandwich: { ...PARISIEN, restaurantId: ID, ...DEFAULTS } },
    wrong: [missing(() => call('GET', `sandwich/${anId()}`))],
  },
  open('menu', { menu: [PARISIEN] }),
];

const LISTS = ['sides', 'desserts', 'sauces', 'meats', 'drinks'];

const LISTED = [{ _id: ID, name: 'Maison', price: 1.5, supplementPrice: 0.5, image: PICTURE, outOfStock: false }];

/** An ingredient of a type that has names and prices. */
const ingredient = (type: string): SpecifiedCall => ({
  name: `POST /api/${type}`,
  send: (token) => call('POST', type, token, entry(type, { name: 'Maison', price: 1.5, image: facts.picture })),
  status: 201,
  shape: { message: WORDS, [type]: LISTED },
  others: OWNERS_ONLY,
  wrong: [{ name: ' ', price: 1 }, { name: 'Maison' }].map((values): Wrong =>
    bad(() => call('POST', type, shop.token, entry(type, values)), 'Name and Price are required'),
  ),
});
const entry = (type: string, values: object) => ({
  restaurantId: shop.id,
  [type]: [{ supplementPrice: 0.5, outOfStock: false, ...values }],
});

const PART = { name: 'Grandes frites', price: 2, supplementPrice: 0.5, outOfStock: false };
const MENU = { hasFries: true, fries: [{ _id: ID, image: PICTURE, ...PART }], hasDrinks: false, drinks: [] };
const SOT = {
  salad: { available: true, outOfStock: false },
  tomato: { available: true, outOfStock: true },
  onion: { available: false, outOfStock: false },
};
const menuParts = (fries: object[]) => ({ restaurantId: shop.id, hasFries: true, fries, hasDrinks: false, drinks: [] });

const INGREDIENT_CALLS: SpecifiedCall[] = [
  ...LISTS.map(ingredient),
  ...LISTS.map((type) => open(type, { [type]: LISTED })),
  {
    name: 'POST /api/sot',
    send: (token) => call('POST', 'sot', token, { restaurantId: shop.id, ...SOT }),
    status: 201,
    shape: { message: WORDS, ...SOT },
    others: OWNERS_ONLY,
    wrong: [
      bad(() => rest(fixtures, 'POST', '/api/sot', { token: shop.token, body: '{"sot":' }), INVALID),
      ...[{}, ...[true, 'yes', {}, { available: 'oui' }].map((salad) => ({ salad })), { available: true }].map(
        (nonsense): Wrong =>
          bad(() => call('POST', 'sot', shop.token, { restaurantId: shop.id, ...nonsense }), INVALID),
      ),
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
    send: (token) => call('POST', 'ismenu', token, menuParts([{ ...PART, image: facts.picture }])),
    status: 201,
    shape: { message: WORDS, ...MENU },
    others: OWNERS_ONLY,
    wrong: [
      bad(() => call('POST', 'ismenu', shop.token, menuParts([]))),
      ...[{}, { foo: 1 }, { hasFries: 'oui' }, { hasFries: 1 }].map((nonsense): Wrong =>
        bad(() => call('POST', 'ismenu', shop.token, { restaurantId: shop.id, ...nonsense }), INVALID),
      ),
    ],
  },
  open('ismenu', MENU),
];

test.each([...MENU_CALLS, ...INGREDIENT_CALLS])('$name', (specified) =>
  expectAsSpecified(specified, { owner: shop.token, rival: rival.token, customer: customer.token }),
);
