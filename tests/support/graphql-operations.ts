import { accounts, customersOf, everybody, ownOf, owners, ownersOf, parties, signedIn } from './route-answers';

const NOBODY = 'UNAUTHENTICATED';

type Row = [operation: string, answers: string[]];

const answering = (answers: string[], operations: string[]) => operations.map((operation): Row => [operation, answers]);

/**
 * Every query and mutation, and what it answers to each of CALLERS; last, in an order that matters, what changes the order
 * and the carts. `$names` are facts (routes-fixtures.ts).
 */
export const OPERATIONS: Row[] = [
  ...answering(everybody('allowed'), [
    '{ now }',
    '{ addresses(text: "Rivoli") { label } }',
    '{ paymentSettings { publishableKey } }',
    '{ viewer { id } }',
    '{ shop(id: $shop) { name menu { category { name } } mealDeals { id parts { name options { itemId } } } } }',
    '{ item(id: $item) { name } }',
    '{ findDishes(text: "croissant") { distanceMetres dishes { name } } }',
    '{ shopsAround(place: { latitude: 48.8, longitude: 2.3 }) { distanceMetres } }',
    // Whoever has a guest’s link reads its order, signed in or not.
    '{ guestOrder(key: $key) { id } }',
    '{ shop(id: $shop) { daysAhead pickupWindows(day: "2026-11-24") { id } } }',
  ]),
  ...answering(everybody('NOT_FOUND'), [
    '{ shop(id: $hidden) { name } }',
    '{ shop(id: "1 or 1=1") { name } }',
    '{ item(id: $unknown) { name } }',
    '{ guestOrder(key: "nonsense") { id } }',
    'mutation { moveGuestOrder(key: "nonsense", windowStartsAt: "2026-11-24T18:00:00Z") { __typename } }',
    'mutation { contestGuestNoShow(key: "nonsense", reason: "J’étais là.") { __typename } }',
    'mutation { cancelGuestOrder(key: "nonsense") { __typename } }',
  ]),
  ...answering(signedIn('allowed'), [
    '{ nearbyShops(place: { latitude: 48.8, longitude: 2.3 }) { distanceMetres } }',
    '{ cart(shopId: $shop) { itemCount } }',
    '{ latestCart { itemCount } }',
    '{ carts { itemCount } }',
    '{ myOrders { id } }',
    '{ openOrders { id } }',
    '{ sameAgain { totalCents } }',
    '{ orderHistory { orders { id } } }',
    // Another customer's order names no place in one's own list.
    '{ orderHistory(after: $order) { orders { id } } }',
    '{ pickupDays(shopId: $shop) { day possible why } }',
    '{ savedCards { id } }',
  ]),
  ...answering(signedIn('NOT_FOUND'), [
    '{ cart(shopId: $hidden) { itemCount } }',
    '{ order(reference: $unknown) { id } }',
    '{ order(reference: "KKKKKK") { id } }',
    '{ order(reference: "nonsense") { id } }',
    '{ pickupDays(shopId: $unknown) { day } }',
    'mutation { addToCart(input: { itemId: $unknown }) { __typename } }',
    'mutation { declineMealDeal(input: { shopId: $hidden, mealDealId: $mealDeal, declined: true }) { id } }',
    'mutation { joinCart(input: { shopId: $hidden, cartId: $unknown, lines: [] }) { __typename } }',
    'mutation { setCartLineQuantity(input: { lineId: "nonsense", quantity: 2 }) { __typename } }',
    'mutation { startCheckout(input: { shopId: $hidden, windowStartsAt: $windowStartsAt, totalCents: 1 }) { __typename } }',
    'mutation { announceArrival(reference: $unknown) { __typename } }',
    'mutation { orderAgain(reference: $unknown) { __typename } }',
    'mutation { printTicket(reference: $unknown) }',
    'mutation { reprintTicket(reference: $unknown) }',
    'mutation { cancelMyOrder(reference: $unknown) { __typename } }',
  ]),
  ...answering(accounts('allowed'), [
    '{ favourites { id } }',
    '{ watches { id } }',
    'mutation { dropFavourite(id: $unknown) }',
    'mutation { dropWatch(id: $unknown) }',
  ]),
  ...answering(parties('NOT_FOUND', 'allowed'), [
    '{ order(reference: $order) { id } }',
    '{ order(reference: $token) { id } }',
    'mutation { printTicket(reference: $token) }',
  ]),
  ...answering(owners('allowed'), [
    '{ boardOrders { id } }',
    '{ ordersAhead { day orders { id } items { quantity } } }',
    '{ payoutAccount { state } }',
    '{ counterMenu { id } }',
    '{ heardOrder(text: "un flan") { unknownWords miscounted } }',
    '{ failedRefunds { id } }',
    '{ openDisputes { id } }',
    '{ ownReport(span: TODAY) { today } }',
    '{ ownOrders(input: { period: { from: "2026-11-24", to: "2026-11-24" } }) { count } }',
    '{ ownAccounts(period: { from: "2026-11-24", to: "2026-11-24" }) { feeCents } }',
    '{ ownMenu { id } }',
    '{ ownIngredients { id } }',
    '{ ownOptionGroups { id } }',
    '{ ownMealDeals { id } }',
    '{ ownSoldOut }',
    '{ ownStock(day: "2026-11-24") { pieces } }',
    '{ ownShop { id } }',
    '{ ownPrinters { id } }',
    'mutation { createPayoutAccount { state } }',
    'mutation { openPayoutOnboarding }',
    'mutation { setSot(input: { salad: $sot, tomato: $sot, onion: $sot }) { __typename } }'.replaceAll(
      '$sot',
      '{ available: false, outOfStock: false }',
    ),
    'mutation { saveAutoPrint(wanted: false) { autoPrint } }',
  ]),
  ...answering(everybody('BAD_USER_INPUT'), [
    '{ shop(id: $shop) { pickupWindows(day: "2026-11-25") { id } } }',
    'mutation { registerCustomer(input: { name: "C", email: $email, password: "weak", acceptsTerms: true }) { __typename } }',
    'mutation { resendActivation(email: "nobody@demo.test", role: GUEST) { __typename } }',
    'mutation { loginWithGoogle(input: { token: "nonsense", role: GUEST }) { __typename } }',
    'mutation { registerOwner(input: { shopName: "L", address: "Rivoli", kind: CAFE, name: "N", email: "n@m.test", phone: "0612345678", password: "weak" }) { __typename } }',
  ]),
  ...answering(owners('BAD_USER_INPUT'), [
    '{ ownAccountsFile(period: { from: "hier", to: "2026-11-24" }) { name } }',
    '{ ownStock(day: "hier") { pieces } }',
    'mutation { addCategory(name: " ") { __typename } }',
    'mutation { saveItem(input: { categoryId: $category, name: "Flan", priceCents: 300, pictureUrl: "/uploads/x" }) { __typename } }',
    'mutation { importMenu(rows: []) { __typename } }',
    'mutation { addIngredients(groups: []) { __typename } }',
    'mutation { saveOptionGroup(input: { name: "Cuisson", options: [] }) { __typename } }',
    'mutation { saveMealDeal(input: { name: "Midi", priceCents: 990, parts: [] }) { __typename } }',
    'mutation { saveShopIdentity(input: { name: " ", kind: BOULANGERIE, description: "", address: "Paris" }) { __typename } }',
    'mutation { saveOpeningHours(hours: [{ weekday: 8, opensAt: 0, closesAt: 1440 }]) { __typename } }',
    'mutation { addExceptionalDays(input: { kind: CLOSED, from: "2020-01-01", to: "2020-01-01" }) { __typename } }',
    'mutation { delayPreparation(minutes: -1) { __typename } }',
    'mutation { savePace(input: { slotMinutes: 15, preparationMinutes: 0, capacityUnits: 0 }) { __typename } }',
    'mutation { saveAlerts(input: { ring: true, push: true, mail: true, sms: false, cancelAfterMinutes: 4 }) { __typename } }',
    'mutation { addPrinter(input: { name: "", connection: CLOUD, columns: 48 }) { pollingUrl } }',
  ]),
  ...answering(ownersOf('allowed'), [
    '{ ownItem(itemId: $item) { id } }',
    'mutation { changeItems(input: { items: [{ itemId: $item, priceCents: 650 }] }) { __typename } }',
    'mutation { publishItems(prices: [{ itemId: $item, priceCents: 650 }]) { __typename } }',
  ]),
  ...answering(signedIn('BAD_USER_INPUT'), [
    'mutation { joinCart(input: { shopId: $shop, cartId: "mine", lines: [] }) { __typename } }',
  ]),
  ...answering(accounts('NOT_FOUND'), [
    'mutation { saveFavourite(input: { shopId: $shop, itemId: $unknown }) { __typename } }',
    'mutation { saveFavourite(input: { shopId: $hidden }) { __typename } }',
    'mutation { favouriteToCart(id: $unknown) { __typename } }',
    'mutation { watchFor(shopId: $hidden) { __typename } }',
    'mutation { removeSavedCard(id: "pm_1") }',
  ]),
  ...answering(ownersOf('BAD_USER_INPUT'), [
    // None of it: the shop’s own board must stay as it is.
    'mutation { placeCounterOrder(input: { id: $unknown, lines: [{ choiceId: $item, quantity: 0 }] }) { __typename } }',
  ]),
  ...answering(ownersOf('NOT_FOUND'), [
    'mutation { settleRefund(input: { refundId: $unknown, how: "En espèces" }) { id } }',
  ]),
  ...answering(owners('NOT_FOUND'), [
    'mutation { removeCategory(categoryId: $unknown) { __typename } }',
    'mutation { saveItem(input: { itemId: $sandwich, kind: PIZZA, priceCents: 300 }) { __typename } }',
    'mutation { removeItem(itemId: $unknown) }',
    'mutation { removeIngredient(ingredientId: $unknown) }',
    'mutation { removeOptionGroup(id: $unknown) { id } }',
    'mutation { removeMealDeal(id: $unknown) { id } }',
    'mutation { removeExceptionalDays(id: $unknown) { __typename } }',
    'mutation { claimPrinter(id: $unknown, code: "123456") { id } }',
    'mutation { removePrinter(id: $unknown) { id } }',
    'mutation { testPrinter(id: $unknown) }',
  ]),
  ...answering(everybody('InvalidCredentials'), [
    'mutation { loginCustomer(input: { email: $email, password: "wrong" }) { __typename } }',
    'mutation { loginOwner(input: { email: $email, password: $password, kind: BOULANGERIE }) { __typename } }',
  ]),
  ...answering(everybody('Session'), [
    'mutation { loginCustomer(input: { email: $email, password: $password }) { __typename } }',
    'mutation { startGuest(input: { name: "G", email: "guest@demo.test" }) { __typename } }',
  ]),
  ...answering(everybody('GoogleRefused'), [
    'mutation { loginWithGoogle(input: { token: "nonsense" }) { __typename } }',
  ]),
  ...answering(everybody('Done'), [
    'mutation { registerCustomer(input: { name: "C", email: $email, password: "Levain!2027", acceptsTerms: true }) { __typename } }',
    'mutation { resendActivation(email: "nobody@demo.test") { __typename } }',
    'mutation { requestPasswordReset(email: "nobody@demo.test") { __typename } }',
  ]),
  ...answering(everybody('LinkInvalid'), [
    'mutation { activateAccount(token: "nonsense") { __typename } }',
    'mutation { resetPassword(input: { token: "nonsense", password: "Levain!2027" }) { __typename } }',
  ]),
  ...answering(accounts('WrongPassword'), [
    'mutation { changePassword(input: { currentPassword: "wrong", newPassword: "Levain!2027" }) { __typename } }',
  ]),
  ...answering(accounts('Account'), [
    'mutation { saveProfile(input: { name: "Camille Martin" }) { __typename } }',
    'mutation { saveMailPreference(wanted: true) { __typename } }',
  ]),
  ...answering(signedIn('Account'), ['mutation { saveLanguage(language: EN) { __typename } }']),
  ...answering(accounts('Favourite'), ['mutation { saveFavourite(input: { shopId: $shop }) { __typename } }']),
  ...answering(accounts('Watch'), ['mutation { watchFor(shopId: $shop, itemId: $item) { __typename } }']),
  ...answering(
    [NOBODY, 'allowed', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'FORBIDDEN'],
    ['mutation { chooseCard(input: { intentId: $intentId, keep: true }) }'],
  ),
  ...answering(ownersOf('StepNotPossible'), [
    'mutation { markNoShow(orderId: $order) { __typename } }',
    'mutation { undoOrderStep(orderId: $order) { __typename } }',
    'mutation { answerNoShowContest(orderId: $order, answer: "Vraiment ?") { __typename } }',
  ]),
  ...answering(ownersOf('OrderMoved'), [
    'mutation { advanceOrder(input: { orderId: $order, from: READY }) { __typename } }',
    'mutation { cancelOrder(input: { orderId: $order, from: READY, reason: "Panne" }) { __typename } }',
  ]),
  ...answering(
    [NOBODY, 'FORBIDDEN', 'FORBIDDEN', 'allowed', 'allowed', 'FORBIDDEN'],
    ['mutation { markOrdersSeen(orderIds: [$order, "nonsense"]) }'],
  ),
  ...answering(customersOf('StepNotPossible'), [
    'mutation { reviewOrder(input: { reference: $order, stars: 5 }) { __typename } }',
    'mutation { contestNoShow(reference: $order, reason: "J’étais là.") { __typename } }',
    'mutation { moveOrder(reference: $order, windowStartsAt: "2026-11-24T18:00:00Z") { __typename } }',
  ]),
  ...answering(ownersOf('RefundNotPossible'), [
    'mutation { refundLines(input: { requestId: $unknown, orderId: $order, lines: [], reason: "Rien" }) { __typename } }',
  ]),
  ...answering(ownersOf('OwnCategory'), [
    'mutation { renameCategory(categoryId: $category, name: "Autre") { __typename } }',
  ]),
  ...answering(ownersOf('OwnMenu'), [
    'mutation { moveCategory(categoryId: $category, toIndex: 0) { __typename } }',
    'mutation { moveItem(itemId: $item, toIndex: 0) { __typename } }',
    'mutation { setStock(day: "2026-11-24", changes: [{ itemId: $item, stock: null }]) { __typename } }',
  ]),
  ...answering(ownersOf('OwnItem'), [
    'mutation { saveItem(input: { categoryId: $category, name: "Flan", priceCents: 300 }) { __typename } }',
    'mutation { saveItem(input: { itemId: $item, freshlyBaked: true }) { __typename } }',
    'mutation { setItemSoldOut(itemId: $item, soldOut: false) { __typename } }',
  ]),
  ...answering(ownersOf('OwnIngredient'), [
    'mutation { changeIngredient(ingredientId: $meat, input: { name: "Poulet", priceCents: 100 }) { __typename } }',
    'mutation { setIngredientOutOfStock(ingredientId: $meat, outOfStock: false) { __typename } }',
  ]),
  ...answering(ownersOf('OwnOptionGroup'), [
    'mutation { saveOptionGroup(input: { id: $optionGroup, name: "Cuisson", options: [{ id: $option, name: "Bleu" }] }) { __typename } }',
    'mutation { setOptionSoldOut(optionId: $option, outOfStock: false) { __typename } }',
  ]),
  ...answering(ownersOf('OwnMealDeal'), [
    'mutation { saveMealDeal(input: { id: $mealDeal, name: "Midi", priceCents: 990, parts: [$part, $part] }) { __typename } }'.replaceAll(
      '$part',
      '{ name: "Plat", options: [{ itemId: $item, surchargeCents: 0 }] }',
    ),
  ]),
  ...answering(everybody('AddressUnknown'), [
    'mutation { registerOwner(input: { shopName: "L", address: "zzz", kind: CAFE, name: "N", email: "n@m.test", phone: "0612345678", password: "Levain!2027" }) { __typename } }',
  ]),
  ...answering(owners('AddressUnknown'), [
    'mutation { saveShopIdentity(input: { name: "Levain", kind: BOULANGERIE, description: "", address: "" }) { __typename } }',
  ]),
  ...answering(owners('OwnShop'), [
    'mutation { pauseOrders(length: QUARTER_HOUR) { __typename } }',
    'mutation { resumeOrders { __typename } }',
    'mutation { saveReceiptText(text: "") { __typename } }',
  ]),
  ...answering(
    ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'NOT_FOUND', 'allowed', 'NOT_FOUND'],
    ['mutation { reprintTicket(reference: $token) }'],
  ),
  ...answering(everybody('StepNotPossible'), [
    'mutation { moveGuestOrder(key: $key, windowStartsAt: "2026-11-24T18:00:00Z") { __typename } }',
    'mutation { contestGuestNoShow(key: $key, reason: "J’étais là.") { __typename } }',
  ]),
  ...answering(signedIn('Cart'), [
    'mutation { addToCart(input: { itemId: $item, quantity: 99 }) { __typename } }',
    'mutation { declineMealDeal(input: { shopId: $shop, mealDealId: $mealDeal, declined: true }) { __typename } }',
  ]),
  ...answering(signedIn('JoinedCart'), [
    'mutation { joinCart(input: { shopId: $shop, cartId: $unknown, lines: [{ itemId: $item, quantity: 1 }] }) { __typename } }',
  ]),
  ...answering(ownOf('Cart'), [
    'mutation { setCartLineQuantity(input: { lineId: $line, quantity: 2 }) { __typename } }',
  ]),
  ...answering(signedIn('PriceChanged'), [
    'mutation { startCheckout(input: { shopId: $shop, windowStartsAt: $windowStartsAt, totalCents: 1 }) { __typename } }',
  ]),
  ...answering(signedIn('PaymentPending'), [
    // The customer has filled the cart again since the order.
    'mutation { placeOrder(input: { shopId: $shop }) { __typename } }',
  ]),
  ...answering(ownOf('Order'), [
    'mutation { placeOrder(input: { shopId: $shop, intentId: $intentId }) { __typename } }',
  ]),
  ...answering(customersOf('Order'), ['mutation { announceArrival(reference: $order) { __typename } }']),
  ...answering(customersOf('OrderedAgain'), ['mutation { orderAgain(reference: $order) { __typename } }']),
  ...answering(customersOf('Order'), ['mutation { cancelMyOrder(reference: $order) { __typename } }']),
  ...answering(everybody('Order'), ['mutation { cancelGuestOrder(key: $key) { __typename } }']),
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
