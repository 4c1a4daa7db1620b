import { expect, test } from 'vitest';
import { orderState, readPaymentHandover } from './order-payload';

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

test('the cart passes the specification’s payload to the payment page, with the total in euros', () => {
  const window = {
    date: '11/21/2026',
    pickupWindow: '12:15 PM - 12:30 PM',
    startsAt: '2026-11-21T11:15:00.000Z',
  };
  expect(orderState({ totalCents: 1279, shop: { id: 'r' } }, window, 'c')).toEqual(state);
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
  expect(readPaymentHandover({ ...state, orderPayload: { ...state.orderPayload, totalPrice: '12.79' } })).toBeNull();
  expect(readPaymentHandover({ ...state, orderPayload: { ...state.orderPayload, totalPrice: 0 } })).toBeNull();
});
