import { expect, test } from 'vitest';
import { orderState, readHandedOver } from './order-payload';

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

test('the payment is handed the payload of the specification, in euros', () => {
  const window = {
    date: '11/21/2026',
    pickupWindow: '12:15 PM - 12:30 PM',
    startsAt: '2026-11-21T11:15:00.000Z',
  };
  expect(orderState({ totalCents: 1279, shop: { id: 'r' } }, window, 'c')).toEqual(state);
});

test('what the cart handed over is read back, with the payment once it was opened', () => {
  expect(readHandedOver(state)).toEqual(state);
  expect(readHandedOver({ ...state, intentId: 'pi_1' })?.intentId).toBe('pi_1');
  expect(readHandedOver({ ...state, intentId: 'pi_1', paid: true })?.paid).toBe(true);
});

test('without a state, or with one that is not ours, there is no order', () => {
  expect(readHandedOver(null)).toBeNull();
  expect(readHandedOver({ from: '/cart' })).toBeNull();
  expect(readHandedOver({ ...state, windowStartsAt: undefined })).toBeNull();
  expect(readHandedOver({ ...state, paid: true })).toEqual(state);
  expect(readHandedOver({ ...state, orderPayload: { ...state.orderPayload, totalPrice: '12.79' } })).toBeNull();
  expect(readHandedOver({ ...state, orderPayload: { ...state.orderPayload, totalPrice: 0 } })).toBeNull();
});
