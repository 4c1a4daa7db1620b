/** Tests of `npm test` at the number of trials their promise asks for: file, what its name holds, how often. */
export const REPEATS: readonly (readonly [promise: string, file: string, name: string, trials: number])[] = [
  ['I3, carts and what they cost', 'payments/prices', 'the total shown, charged and recorded', 1000],
  ['I6, events in all 120 orders', 'payments/webhook', 'payment events in any order', 120],
  ['I1 and I42, refunds beside disputes', 'orders/partly-disputed', 'any sequence of refunds', 200],
  ['I16 and I17, lives of orders', 'orders/order-life', 'any sequence of presses', 500],
  ['I16, ten presses at once', 'orders/order-life', 'ten simultaneous presses of two', 500],
  [
    'I35, pieces of days around a change of clocks',
    'pickup/pieces-over-clock-changes',
    'of the menu day of their window',
    50,
  ],
  ['I24, mails of a dying server', 'orders/order-mails', 'before acknowledging it', 300],
  ['I24, pushes sent twice', 'notifications/push', 'killed between sending', 300],
  [
    'I24, papers that were printed but not recorded',
    'printing/printing-killed-server',
    'printed but not recorded',
    300,
  ],
  ['I28, REST and GraphQL', 'platform/graphql-and-rest-agree', 'REST and GraphQL give', 1000],
  ['I29, times of a sign-in', 'accounts/account-guessing', 'signing in with a wrong password', 200],
  ['statements among a million rows', 'database/hot-statements', 'asked all day', 1_000_000],
  ['I30, one link ten times', 'accounts/account-guessing', 'ten times at once', 50],
];
