import { expect, test, vi } from 'vitest';
import { awaitOrder, type PlaceOrderAnswer } from './await-order';

const order: PlaceOrderAnswer = { __typename: 'Order', version: 1, id: 'o-1' };
const pending: PlaceOrderAnswer = { __typename: 'PaymentPending', message: 'Le paiement n’est pas encore confirmé.' };
const refunded: PlaceOrderAnswer = { __typename: 'PaymentRefunded', message: 'Vous êtes intégralement remboursé.' };

function ways(...answers: (PlaceOrderAnswer | Error)[]) {
  const place = vi.fn(async () => {
    const answer = answers.shift() ?? order;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return { place, wait: vi.fn(async () => undefined), onTrouble: vi.fn(), isOver: () => false };
}

test('a payment that is already confirmed gives its order at once', async () => {
  const asked = ways(order);
  expect(await awaitOrder(asked)).toEqual({ orderId: 'o-1' });
  expect(asked.wait).not.toHaveBeenCalled();
});

test('placing the order is retried while the payment is not confirmed', async () => {
  const asked = ways(pending, pending, order);
  expect(await awaitOrder(asked)).toEqual({ orderId: 'o-1' });
  expect(asked.wait.mock.calls).toEqual([[1], [2]]);
});

test('placing the order is retried after a network failure', async () => {
  const asked = ways(new TypeError('Failed to fetch'), new TypeError('Failed to fetch'), order);
  expect(await awaitOrder(asked)).toEqual({ orderId: 'o-1' });
  expect(asked.onTrouble).toHaveBeenCalledTimes(2);
});

test('placing the order reports a refunded payment as refunded', async () => {
  expect(await awaitOrder(ways(pending, refunded))).toEqual({ refunded: 'Vous êtes intégralement remboursé.' });
});

test('placing the order is not retried once the page was left', async () => {
  let left = false;
  const asked = { ...ways(pending, order), isOver: () => left, wait: async () => void (left = true) };
  expect(await awaitOrder(asked)).toBeNull();
  expect(asked.place).toHaveBeenCalledOnce();
});
