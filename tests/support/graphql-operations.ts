import { OWNER_BOARD_OPERATIONS } from './owner-board-operations';
import { accounts, everybody, owners, parties, signedIn } from './route-answers';
import { OWN_MENU_OPERATIONS } from './own-menu-operations';
import { OWN_SHOP_OPERATIONS } from './own-shop-operations';

const NOBODY = 'UNAUTHENTICATED';

type Row = [operation: string, answers: string[]];

/** Every query and mutation, and what it answers to each of CALLERS. `$names` are facts (routes-fixtures.ts). */
export const OPERATIONS: Row[] = [
  ['{ now }', everybody('allowed')],
  ['{ addresses(text: "Rivoli") { label } }', everybody('allowed')],
  ['{ paymentSettings { publishableKey } }', everybody('allowed')],
  ['{ viewer { id } }', everybody('allowed')],
  ['{ shop(id: $shop) { name menu { category { name } } } }', everybody('allowed')],
  ['{ shop(id: $hidden) { name } }', everybody('NOT_FOUND')],
  ['{ shop(id: "1 or 1=1") { name } }', everybody('NOT_FOUND')],
  ['{ item(id: $item) { name } }', everybody('allowed')],
  ['{ item(id: $unknown) { name } }', everybody('NOT_FOUND')],
  ['{ nearbyShops(place: { latitude: 48.8, longitude: 2.3 }) { distanceMetres } }', signedIn('allowed')],
  ['{ findDishes(text: "croissant") { distanceMetres dishes { name } } }', everybody('allowed')],
  ['{ shopsAround(place: { latitude: 48.8, longitude: 2.3 }) { distanceMetres } }', everybody('allowed')],
  ['{ cart(shopId: $shop) { itemCount } }', signedIn('allowed')],
  ['{ cart(shopId: $hidden) { itemCount } }', signedIn('NOT_FOUND')],
  ['{ latestCart { itemCount } }', signedIn('allowed')],
  ['{ carts { itemCount } }', signedIn('allowed')],
  ['{ favourites { id } }', accounts('allowed')],
  ['{ watches { id } }', accounts('allowed')],
  ['{ myOrders { id } }', signedIn('allowed')],
  ['{ openOrders { id } }', signedIn('allowed')],
  ['{ sameAgain { totalCents } }', signedIn('allowed')],
  ['{ orderHistory { orders { id } } }', signedIn('allowed')],
  // Another customer's order names no place in one's own list.
  ['{ orderHistory(after: $order) { orders { id } } }', signedIn('allowed')],
  ['{ order(reference: $order) { id } }', parties('NOT_FOUND', 'allowed')],
  ['{ order(reference: $token) { id } }', parties('NOT_FOUND', 'allowed')],
  ['{ order(reference: $unknown) { id } }', signedIn('NOT_FOUND')],
  ['{ order(reference: "KKKKKK") { id } }', signedIn('NOT_FOUND')],
  ['{ order(reference: "nonsense") { id } }', signedIn('NOT_FOUND')],
  // Whoever has a guest’s link reads its order, signed in or not.
  ['{ guestOrder(key: $key) { id } }', everybody('allowed')],
  ['{ guestOrder(key: "nonsense") { id } }', everybody('NOT_FOUND')],
  ['{ boardOrders { id } }', owners('allowed')],
  ['{ ordersAhead { day orders { id } items { quantity } } }', owners('allowed')],
  ['{ pickupDays(shopId: $shop) { day possible why } }', signedIn('allowed')],
  ['{ pickupDays(shopId: $unknown) { day } }', signedIn('NOT_FOUND')],
  ['{ shop(id: $shop) { daysAhead pickupWindows(day: "2026-11-24") { id } } }', everybody('allowed')],
  ['{ shop(id: $shop) { pickupWindows(day: "2026-11-25") { id } } }', everybody('BAD_USER_INPUT')],
  ...OWNER_BOARD_OPERATIONS,
  [
    'mutation { loginCustomer(input: { email: $email, password: "wrong" }) { __typename } }',
    everybody('InvalidCredentials'),
  ],
  ['mutation { loginCustomer(input: { email: $email, password: $password }) { __typename } }', everybody('Session')],
  [
    'mutation { loginOwner(input: { email: $email, password: $password, kind: BOULANGERIE }) { __typename } }',
    everybody('InvalidCredentials'),
  ],
  ['mutation { loginWithGoogle(input: { token: "nonsense" }) { __typename } }', everybody('GoogleRefused')],
  [
    'mutation { registerCustomer(input: { name: "C", email: $email, password: "Levain!2027", acceptsTerms: true }) { __typename } }',
    everybody('Done'),
  ],
  [
    'mutation { registerCustomer(input: { name: "C", email: $email, password: "weak", acceptsTerms: true }) { __typename } }',
    everybody('BAD_USER_INPUT'),
  ],
  ['mutation { startGuest(input: { name: "G", email: "guest@demo.test" }) { __typename } }', everybody('Session')],
  ['mutation { resendActivation(email: "nobody@demo.test", role: GUEST) { __typename } }', everybody('BAD_USER_INPUT')],
  [
    'mutation { loginWithGoogle(input: { token: "nonsense", role: GUEST }) { __typename } }',
    everybody('BAD_USER_INPUT'),
  ],
  ['mutation { activateAccount(token: "nonsense") { __typename } }', everybody('LinkInvalid')],
  ['mutation { resendActivation(email: "nobody@demo.test") { __typename } }', everybody('Done')],
  ['mutation { requestPasswordReset(email: "nobody@demo.test") { __typename } }', everybody('Done')],
  [
    'mutation { resetPassword(input: { token: "nonsense", password: "Levain!2027" }) { __typename } }',
    everybody('LinkInvalid'),
  ],
  [
    'mutation { changePassword(input: { currentPassword: "wrong", newPassword: "Levain!2027" }) { __typename } }',
    accounts('WrongPassword'),
  ],
  ['mutation { saveProfile(input: { name: "Camille Martin" }) { __typename } }', accounts('Account')],
  ['mutation { saveLanguage(language: EN) { __typename } }', signedIn('Account')],
  ['mutation { saveMailPreference(wanted: true) { __typename } }', accounts('Account')],
  ['mutation { addToCart(input: { itemId: $item, quantity: 99 }) { __typename } }', signedIn('Cart')],
  ['mutation { addToCart(input: { itemId: $unknown }) { __typename } }', signedIn('NOT_FOUND')],
  [
    'mutation { joinCart(input: { shopId: $shop, cartId: $unknown, lines: [{ itemId: $item, quantity: 1 }] }) { __typename } }',
    signedIn('JoinedCart'),
  ],
  [
    'mutation { joinCart(input: { shopId: $hidden, cartId: $unknown, lines: [] }) { __typename } }',
    signedIn('NOT_FOUND'),
  ],
  [
    'mutation { joinCart(input: { shopId: $shop, cartId: "mine", lines: [] }) { __typename } }',
    signedIn('BAD_USER_INPUT'),
  ],
  ['mutation { saveFavourite(input: { shopId: $shop }) { __typename } }', accounts('Favourite')],
  ['mutation { saveFavourite(input: { shopId: $shop, itemId: $unknown }) { __typename } }', accounts('NOT_FOUND')],
  ['mutation { saveFavourite(input: { shopId: $hidden }) { __typename } }', accounts('NOT_FOUND')],
  ['mutation { dropFavourite(id: $unknown) }', accounts('allowed')],
  ['mutation { favouriteToCart(id: $unknown) { __typename } }', accounts('NOT_FOUND')],
  ['mutation { watchFor(shopId: $shop, itemId: $item) { __typename } }', accounts('Watch')],
  ['mutation { watchFor(shopId: $hidden) { __typename } }', accounts('NOT_FOUND')],
  ['mutation { dropWatch(id: $unknown) }', accounts('allowed')],
  [
    'mutation { setCartLineQuantity(input: { lineId: $line, quantity: 2 }) { __typename } }',
    [NOBODY, 'Cart', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'],
  ],
  [
    'mutation { setCartLineQuantity(input: { lineId: "nonsense", quantity: 2 }) { __typename } }',
    signedIn('NOT_FOUND'),
  ],
  [
    'mutation { startCheckout(input: { shopId: $shop, windowStartsAt: $windowStartsAt, totalCents: 1 }) { __typename } }',
    signedIn('PriceChanged'),
  ],
  [
    'mutation { startCheckout(input: { shopId: $hidden, windowStartsAt: $windowStartsAt, totalCents: 1 }) { __typename } }',
    signedIn('NOT_FOUND'),
  ],
  [
    // The customer has filled the cart again since the order.
    'mutation { placeOrder(input: { shopId: $shop }) { __typename } }',
    [NOBODY, 'PaymentPending', 'PaymentPending', 'PaymentPending', 'PaymentPending', 'PaymentPending'],
  ],
  [
    'mutation { placeOrder(input: { shopId: $shop, intentId: $intentId }) { __typename } }',
    [NOBODY, 'Order', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'],
  ],
  ['{ savedCards { id } }', signedIn('allowed')],
  [
    'mutation { chooseCard(input: { intentId: $intentId, keep: true }) }',
    [NOBODY, 'allowed', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'FORBIDDEN'],
  ],
  ['mutation { removeSavedCard(id: "pm_1") }', accounts('NOT_FOUND')],
  [
    'mutation { announceArrival(reference: $order) { __typename } }',
    [NOBODY, 'Order', 'NOT_FOUND', 'NOT_FOUND', 'FORBIDDEN', 'NOT_FOUND'],
  ],
  ['mutation { announceArrival(reference: $unknown) { __typename } }', signedIn('NOT_FOUND')],
  [
    'mutation { markNoShow(orderId: $order) { __typename } }',
    [NOBODY, 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND', 'StepNotPossible', 'FORBIDDEN'],
  ],
  [
    'mutation { undoOrderStep(orderId: $order) { __typename } }',
    [NOBODY, 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND', 'StepNotPossible', 'FORBIDDEN'],
  ],
  [
    'mutation { advanceOrder(input: { orderId: $order, from: READY }) { __typename } }',
    [NOBODY, 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND', 'OrderMoved', 'FORBIDDEN'],
  ],
  [
    'mutation { markOrdersSeen(orderIds: [$order, "nonsense"]) }',
    [NOBODY, 'FORBIDDEN', 'FORBIDDEN', 'allowed', 'allowed', 'FORBIDDEN'],
  ],
  ['mutation { orderAgain(reference: $unknown) { __typename } }', signedIn('NOT_FOUND')],
  [
    'mutation { orderAgain(reference: $order) { __typename } }',
    [NOBODY, 'OrderedAgain', 'NOT_FOUND', 'NOT_FOUND', 'FORBIDDEN', 'NOT_FOUND'],
  ],
  [
    'mutation { reviewOrder(input: { reference: $order, stars: 5 }) { __typename } }',
    [NOBODY, 'StepNotPossible', 'NOT_FOUND', 'NOT_FOUND', 'FORBIDDEN', 'NOT_FOUND'],
  ],
  ['mutation { printTicket(reference: $unknown) }', signedIn('NOT_FOUND')],
  ['mutation { printTicket(reference: $token) }', parties('NOT_FOUND', 'allowed')],
  [
    'mutation { cancelOrder(input: { orderId: $order, from: READY, reason: "Panne" }) { __typename } }',
    [NOBODY, 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND', 'OrderMoved', 'FORBIDDEN'],
  ],
  ...OWN_MENU_OPERATIONS,
  ...OWN_SHOP_OPERATIONS,
  [
    'mutation { contestNoShow(reference: $order, reason: "J’étais là.") { __typename } }',
    [NOBODY, 'StepNotPossible', 'NOT_FOUND', 'NOT_FOUND', 'FORBIDDEN', 'NOT_FOUND'],
  ],
  [
    'mutation { answerNoShowContest(orderId: $order, answer: "Vraiment ?") { __typename } }',
    [NOBODY, 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND', 'StepNotPossible', 'FORBIDDEN'],
  ],
  [
    'mutation { moveOrder(reference: $order, windowStartsAt: "2026-11-24T18:00:00Z") { __typename } }',
    [NOBODY, 'StepNotPossible', 'NOT_FOUND', 'NOT_FOUND', 'FORBIDDEN', 'NOT_FOUND'],
  ],
  [
    'mutation { moveGuestOrder(key: "nonsense", windowStartsAt: "2026-11-24T18:00:00Z") { __typename } }',
    everybody('NOT_FOUND'),
  ],
  [
    'mutation { moveGuestOrder(key: $key, windowStartsAt: "2026-11-24T18:00:00Z") { __typename } }',
    everybody('StepNotPossible'),
  ],
  ['mutation { contestGuestNoShow(key: "nonsense", reason: "J’étais là.") { __typename } }', everybody('NOT_FOUND')],
  ['mutation { contestGuestNoShow(key: $key, reason: "J’étais là.") { __typename } }', everybody('StepNotPossible')],
  ['mutation { cancelMyOrder(reference: $unknown) { __typename } }', signedIn('NOT_FOUND')],
  [
    'mutation { cancelMyOrder(reference: $order) { __typename } }',
    [NOBODY, 'Order', 'NOT_FOUND', 'NOT_FOUND', 'FORBIDDEN', 'NOT_FOUND'],
  ],
  ['mutation { cancelGuestOrder(key: "nonsense") { __typename } }', everybody('NOT_FOUND')],
  ['mutation { cancelGuestOrder(key: $key) { __typename } }', everybody('Order')],
];

/** What ends the caller's own session, so that each caller is somebody new. */
export const LEAVING: Row[] = [
  ['mutation { signOutEverywhere }', signedIn('allowed')],
  ['mutation { removeAccount { __typename } }', [NOBODY, 'Done', 'Done', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']],
];

/** Every subscription, and what comes of it when the order changes. */
export const STREAMS: Row[] = [
  // From the beginning of time, so that what is no news stays silent.
  [
    'subscription { boardChanged(after: "3:3:") { orders { token } } }',
    [NOBODY, 'FORBIDDEN', 'FORBIDDEN', 'silence', 'news', 'FORBIDDEN'],
  ],
  ['subscription { orderChanged(reference: $order) { token } }', parties('NOT_FOUND', 'news')],
  ['subscription { windowsChanged(shopId: $shop) { remaining } }', everybody('news')],
  ['subscription { windowsChanged(shopId: $unknown) { remaining } }', everybody('NOT_FOUND')],
  ['subscription { orderChanged(reference: $unknown) { token } }', signedIn('NOT_FOUND')],
];
