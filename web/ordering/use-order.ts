import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { customerId, signOut } from '../session/session';
import { orderState } from './order-payload';

/** Polls, because prices, stock and windows of a cart change over time. */
export const POLL = { pollInterval: 15_000, skipPollAttempt: () => document.hidden };

type Ordered = Parameters<typeof orderState>;

/** Handler of « Commander »: opens the payment of the cart for this window. */
export function useOrder(cart: Ordered[0] | null | undefined, window: Ordered[1] | null | undefined) {
  const navigate = useNavigate();
  const leaving = useRef(false);
  return () => {
    // A double tap would push the payment page into the history twice.
    if (leaving.current) return;
    const customer = customerId();
    // The session was removed while the cart was open; `signOut` notifies the guard, which leads to the login and back.
    if (!customer) return signOut('customer');
    if (!cart || !window) return;
    leaving.current = true;
    void navigate('/payment', { state: orderState(cart, window, customer) });
  };
}
