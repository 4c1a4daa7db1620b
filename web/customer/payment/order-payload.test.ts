import { expect, test } from 'vitest';
import { readPaymentState } from './order-payload';

const state = {
  orderPayload: {
    customerId: 'c',
    restaurantId: 'r',
    pickupWindow: '12:15 PM - 12:30 PM',
    pickupDate: '11/21/2026',
    totalPrice: 12.79,
  },
  windowStartsAt: '2026-11-21T11:15:00.000Z',
};

test('what the cart handed over is read back, with the payment once it was opened', () => {
  expect(readPaymentState(state)).toEqual(state);
  expect(readPaymentState({ ...state, intentId: 'pi_1' })?.intentId).toBe('pi_1');
  expect(readPaymentState({ ...state, intentId: 'pi_1', paid: true })?.paid).toBe(true);
});

test('without a state, or with one that is not ours, there is no order', () => {
  expect(readPaymentState(null)).toBeNull();
  expect(readPaymentState({ from: '/cart' })).toBeNull();
  expect(readPaymentState({ ...state, windowStartsAt: undefined })).toBeNull();
  expect(readPaymentState({ ...state, paid: true })).toEqual(state);
  expect(readPaymentState({ ...state, orderPayload: { ...state.orderPayload, totalPrice: '12.79' } })).toBeNull();
  expect(readPaymentState({ ...state, orderPayload: { ...state.orderPayload, totalPrice: 0 } })).toBeNull();
});
