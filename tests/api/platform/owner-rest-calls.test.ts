import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { ownFixtures } from '../../support/own-fixtures';
import { anOrder } from '../../support/ordering';
import {
  callsTo,
  expectAsSpecified,
  ID,
  INVALID,
  OWNERS_ONLY,
  PARTIES_ONLY,
  type SpecifiedCall,
  TOKEN,
  WORDS,
} from '../../support/specified-call';
import { aCustomer, anItem, aShop, PASSWORD } from '../../support/fixtures';

// Specification 8.2, the calls about accounts, orders and payments, as owner-menu-calls.test.ts does it with those about menus.

const fixtures = await ownFixtures();
const [shop, rival] = [await aShop(fixtures), await aShop(fixtures)];
const [customer, stranger] = [await aCustomer(fixtures), await aCustomer(fixtures)];
const itemId = await anItem(fixtures, shop.id, { name: 'Quiche', priceCents: 650, preparationUnits: 1 });
const order = await anOrder(fixtures, customer, shop.id, { itemId });
await fixtures.sql('update shop set payment_account_id = null where id = $1', shop.id);

const { call } = callsTo(() => fixtures);

const newShop = (changes: object = {}) =>
  call('POST', 'owner/register', undefined, {
    name: 'Inès Moreau',
    mobile: '0612345678',
    email: `${randomUUID()}@commerces.test`,
    password: 'Levain!2027',
    confirmPassword: 'Levain!2027',
    shopName: 'Maison Levain',
    restaurantType: 'cafe',
    lat: 43.6047,
    lng: 1.4442,
    ...changes,
  });
const login = (changes: object = {}) =>
  call('POST', 'owner/login', undefined, {
    email: shop.email,
    password: PASSWORD,
    deviceToken: null,
    restaurantType: 'boulangerie',
    ...changes,
  });
const BAD = 'BAD_USER_INPUT';
const REFUSED = 'INVALID_CREDENTIALS';
const WRONG = 'Email ou mot de passe incorrect.';
const KIND = 'Votre commerce est inscrit comme « Boulangerie » : choisissez ce type de compte.';
const NO_ADDRESS = 'Could not geocode the address. Please enter a valid address.';
const NOBODY = 'Aucune commande de ce client ne peut être mentionnée pour l’instant.';
const createAccount = (token: string | undefined, body: object) =>
  call('POST', 'restaurantPaymentSetup/create-stripe-account', token, body);
const onboardingLink = (token?: string) => call('GET', `restaurantPaymentSetup/onboarding-link/${shop.id}`, token);
const markNoShow = (id: string, token?: string) => call('POST', `owner-orders/mark-no-show/${id}`, token);
const QUICHE = { itemName: 'Quiche', quantity: 1, price: 6.5 };

const CALLS: SpecifiedCall[] = [
  {
    name: 'POST /api/owner/login',
    send: () => login(),
    status: 200,
    shape: { token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) as unknown },
    wrong: [
      [() => login({ email: '' }), 400, BAD, 'Veuillez remplir tous les champs.'],
      [() => login({ restaurantType: '' }), 400, BAD, 'Veuillez remplir tous les champs.'],
      [() => login({ password: 'wrong' }), 401, REFUSED, WRONG],
      [() => login({ restaurantType: 'restaurant' }), 401, REFUSED, KIND],
      [() => login({ restaurantType: 'cafe', password: 'wrong' }), 401, REFUSED, WRONG],
    ],
  },
  {
    name: 'POST /api/owner/register',
    send: () => newShop(),
    status: 201,
    shape: { message: 'Owner created successfully!' },
    wrong: [[() => newShop({ lat: null, lng: null }), 400, 'ADDRESS_UNKNOWN', NO_ADDRESS]],
  },
  {
    name: 'GET /api/orders/restaurant/{restaurantId}',
    send: (token) => call('GET', `orders/restaurant/${shop.id}`, token),
    status: 200,
    shape: {
      orders: [
        expect.objectContaining({
          _id: ID,
          orderId: TOKEN,
          userId: ID,
          customerName: 'Camille Martin',
          status: 'Préparation',
          cartItems: [expect.objectContaining(QUICHE)],
          totalPrice: 6.79,
          pickupWindow: '11:30 AM - 11:45 AM',
        }) as unknown,
      ],
    },
    others: OWNERS_ONLY,
  },
  {
    name: 'GET /api/orders/{orderId}',
    send: (token) => call('GET', `orders/${order.id}`, token),
    status: 200,
    shape: {
      order: expect.objectContaining({
        _id: ID,
        customerName: 'Camille Martin',
        pickupDate: '11/24/2026',
        status: 'Préparation',
        totalPrice: 6.79,
        items: [expect.objectContaining({ name: 'Quiche', quantity: 1 })],
        cartItems: [expect.objectContaining(QUICHE)],
      }) as unknown,
    },
    others: PARTIES_ONLY,
    wrong: [[() => call('GET', 'orders/KKKKKK', shop.token), 404, 'NOT_FOUND', 'Commande introuvable.']],
  },
  {
    name: 'POST /api/print',
    send: (token) =>
      call('POST', 'print', token, { orderId: order.token, customerName: 'Camille', items: [], totalAmount: 6.79 }),
    status: 200,
    shape: { message: 'Print job sent successfully.' },
    others: PARTIES_ONLY,
    wrong: [
      [() => call('POST', 'print', shop.token, {}), 400, 'BAD_USER_INPUT', INVALID],
      [() => call('POST', 'print', shop.token, { orderId: 'KKKKKK' }), 404, 'NOT_FOUND', 'Commande introuvable.'],
    ],
  },
  {
    name: 'POST /api/owner-orders/mark-no-show/{userId}',
    send: (token) => markNoShow(customer.id, token),
    status: 200,
    shape: { message: expect.stringMatching(/^Commande [A-Z0-9]{6} : client non présenté\.$/) as unknown },
    // No shop is named: another one’s owner has no such order.
    others: { customer: 403, rival: 404 },
    wrong: [[() => markNoShow(stranger.id, shop.token), 404, 'NOT_FOUND', NOBODY]],
  },
  {
    name: 'POST /api/orders',
    send: (token) => call('POST', 'orders', token, { order: 'deux quiches' }),
    status: 201,
    shape: {
      message: WORDS,
      order: expect.objectContaining({
        customerName: 'Comptoir',
        cartItems: [expect.objectContaining({ itemName: 'Quiche', quantity: 2 })],
      }) as unknown,
    },
    // No shop is named: another owner’s words are heard against another menu.
    others: { customer: 403, rival: 400 },
    wrong: [
      [() => call('POST', 'orders', shop.token, { order: 'trois kouign-amann' }), 400, 'BAD_USER_INPUT'],
      [() => call('POST', 'orders', shop.token, {}), 400, 'BAD_USER_INPUT', INVALID],
    ],
  },
  {
    name: 'POST /api/restaurantPaymentSetup/create-stripe-account',
    send: (token) => createAccount(token, { restaurantId: shop.id }),
    status: 201,
    shape: { message: WORDS, status: WORDS },
    others: OWNERS_ONLY,
    wrong: [
      [() => createAccount(shop.token, {}), 400, BAD, INVALID],
      [() => onboardingLink(shop.token), 409, 'CONFLICT', 'Créez d’abord le compte de paiement.'],
    ],
  },
  {
    name: 'GET /api/restaurantPaymentSetup/onboarding-link/{restaurantId}',
    send: onboardingLink,
    status: 200,
    shape: { onboardingUrl: expect.stringMatching(/^https?:\/\//) as unknown },
    others: OWNERS_ONLY,
  },
];

test.each(CALLS)('$name', async (specified) => {
  if (specified.name.includes('mark-no-show'))
    await fixtures.sql(
      `update booked_window set starts_at = '2026-11-24T09:30:00Z', ends_at = '2026-11-24T09:45:00Z' where id = (select window_id from orders where id = $1)`,
      order.id,
    );
  await expectAsSpecified(specified, { owner: shop.token, rival: rival.token, customer: stranger.token });
});
