import { owners, ownersOf } from './route-answers';

/** Money, figures and orders by voice, and what they answer to each (route-answers.ts). */
export const OWNER_BOARD_OPERATIONS: [string, string[]][] = [
  ['{ payoutAccount { state } }', owners('allowed')],
  ['{ counterMenu { id } }', owners('allowed')],
  ['{ heardOrder(text: "un flan") { unknownWords miscounted } }', owners('allowed')],
  [
    // None of it: the shop’s own board must stay as it is.
    'mutation { placeCounterOrder(input: { id: $unknown, lines: [{ choiceId: $item, quantity: 0 }] }) { __typename } }',
    ownersOf('BAD_USER_INPUT'),
  ],
  [
    'mutation { refundLines(input: { requestId: $unknown, orderId: $order, lines: [], reason: "Rien" }) { __typename } }',
    ownersOf('RefundNotPossible'),
  ],
  ['{ failedRefunds { id } }', owners('allowed')],
  ['{ openDisputes { id } }', owners('allowed')],
  ['mutation { settleRefund(input: { refundId: $unknown, how: "En espèces" }) { id } }', ownersOf('NOT_FOUND')],
  ['mutation { createPayoutAccount { state } }', owners('allowed')],
  ['mutation { openPayoutOnboarding }', owners('allowed')],
  ['{ ownReport(span: TODAY) { today } }', owners('allowed')],
  ['{ ownOrders(input: { period: { from: "2026-11-24", to: "2026-11-24" } }) { count } }', owners('allowed')],
  ['{ ownAccounts(period: { from: "2026-11-24", to: "2026-11-24" }) { feeCents } }', owners('allowed')],
  ['{ ownAccountsFile(period: { from: "hier", to: "2026-11-24" }) { name } }', owners('BAD_USER_INPUT')],
];
