import { everybody } from './route-answers';

/** A path as openapi.json names it, with its own method. */
type Call = `${'GET' | 'POST' | 'PUT' | 'DELETE'} ${string}`;

export interface RestRoute {
  call: Call;
  /** What is called; `$names` are facts (routes-fixtures.ts). */
  path: string;
  body?: unknown;
  /** Fields of a form instead of a body; the picture goes by itself. */
  form?: Record<string, string>;
  /** Status for each of CALLERS. */
  answers: number[];
}

const OPEN = everybody('').map(() => 200);
const every = (status: number) => OPEN.map(() => status);
const signedIn = (status: number) => [401, status, status, status, status, status];
/** `others` for the other owner; customers own no shop. */
const ofTheShop = (status: number, others = 403) => [401, 403, 403, others, status, 403];
const ofTheCustomer = (status: number) => [401, status, 403, 403, 403, 403];
const ofTheParties = (status: number) => [401, status, 404, 404, status, 404];

const route = (call: Call, path: string, answers: number[], body?: unknown): RestRoute => ({
  call,
  path,
  answers,
  body,
});
const form = (call: Call, path: string, answers: number[], fields: Record<string, string>): RestRoute => ({
  call,
  path,
  answers,
  form: fields,
});

const NAMED = { restaurantId: '$shop' };
const lists = ['drinks', 'meats', 'sauces', 'sides', 'desserts'] as const;

/** Every REST path, and what it answers to each of CALLERS. */
export const REST_ROUTES: RestRoute[] = [
  route('GET /nearbyboulangeries', '/nearbyboulangeries?lat=48.8&lng=2.3', signedIn(200)),
  route('GET /items/{ownerId}', '/items/$shop', OPEN),
  route('GET /items/{ownerId}', '/items/$unknown', every(404)),
  route('GET /items/{ownerId}', '/items/nonsense', every(404)),
  route('GET /menu/{ownerId}', '/menu/$shop', OPEN),
  route('GET /menu/{ownerId}', '/menu/$hidden', every(404)),
  route('GET /sandwich/{id}', '/sandwich/$sandwich', OPEN),
  route('GET /sandwich/{id}', '/sandwich/$unknown', every(404)),
  ...lists.flatMap((list) => [
    route(`GET /${list}/{ownerId}`, `/${list}/$shop`, OPEN),
    route(`POST /${list}`, `/${list}`, ofTheShop(400), { ...NAMED, name: ' ', price: 1 }),
    // Without naming a shop the caller's own is meant: another owner writes to theirs alone.
    route(`POST /${list}`, `/${list}`, ofTheShop(400, 400), { name: ' ', price: 1 }),
  ]),
  route('GET /sot/{ownerId}', '/sot/$shop', OPEN),
  route('POST /sot', '/sot', ofTheShop(201), { ...NAMED, salad: { available: true } }),
  route('GET /ismenu/{ownerId}', '/ismenu/$shop', OPEN),
  route('POST /ismenu', '/ismenu', ofTheShop(201), { ...NAMED, hasFries: false, hasDrinks: false }),
  route('GET /cloneCategory/{ownerId}', '/cloneCategory/$shop', OPEN),
  route('GET /categories/{restaurantId}', '/categories/$shop', OPEN),
  route('POST /categories', '/categories', ofTheShop(400), { ...NAMED, category: ' ' }),
  form('POST /uploadImage', '/uploadImage', [401, 403, 403, 400, 400, 403], {}),
  form('POST /addCategory', '/addCategory', ofTheShop(400), { ownerId: '$shop', itemName: ' ', category: 'Pains' }),
  route('POST /customitems/add-item', '/customitems/add-item', ofTheShop(400), { ownerId: '$shop', items: [] }),
  route('PUT /customitems/update-item', '/customitems/update-item', ofTheShop(200), {
    ownerId: '$shop',
    itemId: '$item',
    updates: { freshlyBaked: true },
  }),
  route('PUT /customitems/update-item', '/customitems/update-item', ofTheShop(200, 404), {
    itemId: '$item',
    updates: { freshlyBaked: true },
  }),
  route('DELETE /customitems/delete-item', '/customitems/delete-item', ofTheShop(404), {
    ownerId: '$shop',
    itemId: '$unknown',
  }),
  route('POST /sandwich', '/sandwich', ofTheShop(400), { ...NAMED, itemName: '' }),
  route('POST /cart/add', '/cart/add', ofTheCustomer(201), {
    customerId: '$customer',
    restaurantId: '$shop',
    items: [{ _id: '$item', quantity: 1 }],
  }),
  route('GET /cart', '/cart?customerId=$customer&restaurantId=$shop', ofTheCustomer(200)),
  route('GET /cart', '/cart?customerId=$customer&restaurantId=$hidden', [401, 404, 403, 403, 403, 403]),
  route('GET /pickup/next-pickup-window/{restaurantId}', '/pickup/next-pickup-window/$shop', OPEN),
  route('GET /pickup/next-pickup-window/{restaurantId}', '/pickup/next-pickup-window/$hidden', every(404)),
  route('POST /payment-page/create-intent', '/payment-page/create-intent', [401, 409, 400, 400, 400, 400], {
    amount: 1,
    restaurantId: '$shop',
  }),
  // 201: told here for the first time.
  route('POST /cart/place-order', '/cart/place-order', ofTheCustomer(201), {
    customerId: '$customer',
    restaurantId: '$shop',
    paymentIntentId: '$intentId',
  }),
  // Somebody else's payment under one's own name: it does not exist.
  route('POST /cart/place-order', '/cart/place-order', [401, 403, 404, 403, 403, 403], {
    customerId: '$stranger',
    restaurantId: '$shop',
    paymentIntentId: '$intentId',
  }),
  route('GET /orders/{orderId}', '/orders/$order', ofTheParties(200)),
  route('GET /orders/{orderId}', '/orders/$token', ofTheParties(200)),
  route('GET /orders/{orderId}', '/orders/$unknown', signedIn(404)),
  route('GET /orders/{orderId}', "/orders/1'%20or%20'1'='1", signedIn(404)),
  route('GET /orders/user/{userId}', '/orders/user/$customer', ofTheCustomer(200)),
  route('GET /orders/restaurant/{restaurantId}', '/orders/restaurant/$shop', ofTheShop(200)),
  route('POST /owner-orders/mark-no-show/{userId}', '/owner-orders/mark-no-show/$customer', ofTheShop(404, 404)),
  route('GET /token-details/{token}', '/token-details/$token', ofTheParties(200)),
  route('POST /print', '/print', ofTheParties(200), { orderId: '$order' }),
  route('POST /user/login', '/user/login', OPEN, { email: '$email', password: '$password' }),
  route('POST /user/login', '/user/login', every(401), { email: '$email', password: 'wrong' }),
  route('POST /user/register', '/user/register', every(400), { name: 'C', email: '$email', password: 'weak' }),
  route('POST /user/activate', '/user/activate', every(400), { token: 'nonsense' }),
  route('POST /google-login', '/google-login', every(401), { token: 'nonsense' }),
  route('POST /notifications/save-token', '/notifications/save-token', ofTheCustomer(400), {
    token: 'x',
    userId: '$customer',
  }),
  route('POST /owner/login', '/owner/login', every(401), {
    email: '$email',
    password: '$password',
    restaurantType: 'boulangerie',
  }),
  route('POST /owner/login', '/owner/login', OPEN, {
    email: '$ownerEmail',
    password: '$password',
    restaurantType: 'boulangerie',
  }),
  route('POST /owner/register', '/owner/register', every(400), {}),
  route('POST /orders', '/orders', [401, 403, 403, 400, 400, 403], { order: 'un zzzzzz' }),
  route(
    'POST /restaurantPaymentSetup/create-stripe-account',
    '/restaurantPaymentSetup/create-stripe-account',
    ofTheShop(200),
    NAMED,
  ),
  route(
    'GET /restaurantPaymentSetup/onboarding-link/{restaurantId}',
    '/restaurantPaymentSetup/onboarding-link/$shop',
    ofTheShop(200),
  ),
  // The address is the printer’s proof; no token opens what is not one.
  route('POST /cloudprnt/{secret}', '/cloudprnt/$unknown', every(404), {}),
  route('GET /cloudprnt/{secret}', '/cloudprnt/$unknown?token=$unknown', every(404)),
  route('DELETE /cloudprnt/{secret}', '/cloudprnt/$unknown?token=$unknown', every(404)),
  route('POST /stripe/webhook', '/stripe/webhook', every(400), { id: 'evt_1' }),
];
