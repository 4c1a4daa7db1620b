import { expect, test, vi } from 'vitest';
import { awaitOrder, type PlaceOrderAnswer } from './await-order';

const order: PlaceOrderAnswer = { __typename: 'Order', version: 1, id: 'o-1' };
const pending: PlaceOrderAnswer = { __typename: 'PaymentPending', message: 'Le paiement n’est pas encore confirmé.' };
const refunded: PlaceOrderAnswer = { __typename: 'PaymentRefunded', message: 'Vous êtes intégralement remboursé.' };
const lost = new TypeError('Failed to fetch');

function ways(...answers: (PlaceOrderAnswer | Error)[]) {
  const place = vi.fn(async () => {
    const answer = answers.shift() ?? order;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return { place, wait: vi.fn(async () => undefined), onTrouble: vi.fn(), isOver: () => false };
}

test.each([
  ['at once when the payment is confirmed', [order], { orderId: 'o-1' }],
  ['after trying again while it is not', [pending, pending, order], { orderId: 'o-1' }],
  ['after trying again when the network fails', [lost, lost, order], { orderId: 'o-1' }],
  ['as refunded when it was', [pending, refunded], { refunded: 'Vous êtes intégralement remboursé.' }],
])('a payment becomes its order %s', async (_when, answers, outcome) => {
  const asked = ways(...answers);
  const tries = answers.slice(1).map((_, before) => [before + 1]);
  expect(await awaitOrder(asked)).toEqual(outcome);
  expect(asked.wait.mock.calls).toEqual(tries);
  expect(asked.onTrouble).toHaveBeenCalledTimes(tries.length);
});

test('placing the order is not retried once the page was left', async () => {
  let left = false;
  const asked = { ...ways(pending, order), isOver: () => left, wait: async () => void (left = true) };
  expect(await awaitOrder(asked)).toBeNull();
  expect(asked.place).toHaveBeenCalledOnce();
});
