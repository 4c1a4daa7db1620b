import { everybody, owners, signedIn } from './route-answers';

/** How an owner runs a shop, and what it answers to anybody, two customers, another owner and its own. */
export const OWN_SHOP_OPERATIONS: [operation: string, answers: string[]][] = [
  [
    'mutation { registerOwner(input: { shopName: "L", address: "Rivoli", kind: CAFE, name: "N", email: "n@m.test", phone: "0612345678", password: "weak" }) { __typename } }',
    everybody('BAD_USER_INPUT'),
  ],
  [
    'mutation { registerOwner(input: { shopName: "L", address: "zzz", kind: CAFE, name: "N", email: "n@m.test", phone: "0612345678", password: "Levain!2027" }) { __typename } }',
    everybody('AddressUnknown'),
  ],
  ['{ ownShop { id } }', owners('allowed')],
  [
    'mutation { saveShopIdentity(input: { name: " ", kind: BOULANGERIE, description: "", address: "Paris" }) { __typename } }',
    owners('BAD_USER_INPUT'),
  ],
  [
    'mutation { saveShopIdentity(input: { name: "Levain", kind: BOULANGERIE, description: "", address: "" }) { __typename } }',
    owners('AddressUnknown'),
  ],
  [
    'mutation { saveOpeningHours(hours: [{ weekday: 8, opensAt: 0, closesAt: 1440 }]) { __typename } }',
    owners('BAD_USER_INPUT'),
  ],
  [
    'mutation { addExceptionalDays(input: { kind: CLOSED, from: "2020-01-01", to: "2020-01-01" }) { __typename } }',
    owners('BAD_USER_INPUT'),
  ],
  ['mutation { removeExceptionalDays(id: $unknown) { __typename } }', owners('NOT_FOUND')],
  ['mutation { pauseOrders(length: QUARTER_HOUR) { __typename } }', owners('OwnShop')],
  ['mutation { resumeOrders { __typename } }', owners('OwnShop')],
  ['mutation { delayPreparation(minutes: -1) { __typename } }', owners('BAD_USER_INPUT')],
  [
    'mutation { savePace(input: { slotMinutes: 15, preparationMinutes: 0, capacityUnits: 0 }) { __typename } }',
    owners('BAD_USER_INPUT'),
  ],
  [
    'mutation { saveAlerts(input: { ring: true, push: true, mail: true, sms: false, cancelAfterMinutes: 4 }) { __typename } }',
    owners('BAD_USER_INPUT'),
  ],
  ['mutation { saveReceiptText(text: "") { __typename } }', owners('OwnShop')],
  ['{ ownPrinters { id } }', owners('allowed')],
  [
    'mutation { addPrinter(input: { name: "", connection: CLOUD, columns: 48 }) { pollingUrl } }',
    owners('BAD_USER_INPUT'),
  ],
  ['mutation { claimPrinter(id: $unknown, code: "123456") { id } }', owners('NOT_FOUND')],
  ['mutation { removePrinter(id: $unknown) { id } }', owners('NOT_FOUND')],
  ['mutation { testPrinter(id: $unknown) }', owners('NOT_FOUND')],
  ['mutation { saveAutoPrint(wanted: false) { autoPrint } }', owners('allowed')],
  ['mutation { reprintTicket(reference: $unknown) }', signedIn('NOT_FOUND')],
  [
    'mutation { reprintTicket(reference: $token) }',
    ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'NOT_FOUND', 'allowed', 'NOT_FOUND'],
  ],
];
