import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { customerId, signOut } from '../session/session';
import { orderState } from './order-payload';

/** Prices, stock and the hour of a cart move under one’s eyes. */
export const POLL = { pollInterval: 15_000, skipPollAttempt: () => document.hidden };

type Ordered = Parameters<typeof orderState>;

/** « Commander »: on to the payment of a cart that is collected in this window. */
export function useOrder(cart: Ordered[0] | null | undefined, window: Ordered[1] | null | undefined) {
  const navigate = useNavigate();
  const leaving = useRef(false);
  return () => {
    // The second half of a double tap would stand in the history as a second payment.
    if (leaving.current) return;
    const customer = customerId();
    // Gone from the storage while one looked at the cart: the guard, told, leads to the login and back.
    if (!customer) return signOut('customer');
    if (!cart || !window) return;
    leaving.current = true;
    void navigate('/payment', { state: orderState(cart, window, customer) });
  };
}
