import { expect, test } from 'vitest';
import { handover as state } from '../../.storybook/results/payment';
import { orderState, readPaymentHandover } from './order-payload';

test('the cart passes the specification’s payload to the payment page, with the total in euros', () => {
  const window = { date: '6/12/2026', pickupWindow: '12:15 PM - 12:30 PM', startsAt: state.windowStartsAt };
  expect(orderState({ totalCents: 1369, shop: { id: 'levain' } }, window, 'camille')).toEqual(state);
});

test('the checkout’s navigation state is read back, including an opened payment', () => {
  expect(readPaymentHandover(state)).toEqual(state);
  expect(readPaymentHandover({ ...state, intentId: 'pi_1' })?.intentId).toBe('pi_1');
  expect(readPaymentHandover({ ...state, intentId: 'pi_1', paid: true })?.paid).toBe(true);
});

test('a missing or invalid navigation state gives no checkout', () => {
  expect(readPaymentHandover(null)).toBeNull();
  expect(readPaymentHandover({ from: '/cart' })).toBeNull();
  expect(readPaymentHandover({ ...state, windowStartsAt: undefined })).toBeNull();
  expect(readPaymentHandover({ ...state, paid: true })).toEqual(state);
  expect(readPaymentHandover({ ...state, orderPayload: { ...state.orderPayload, totalPrice: '13.69' } })).toBeNull();
  expect(readPaymentHandover({ ...state, orderPayload: { ...state.orderPayload, totalPrice: 0 } })).toBeNull();
});
