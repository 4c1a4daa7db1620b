import { Fault } from '../errors';
import * as t from './cart.texts';

export const MOST_LINES = 60;

/** Maximum quantity of one line (specification 4.1). */
export const MOST_OF_A_LINE = 99;

export function checkQuantity(quantity: number, least = 1): void {
  if (!Number.isInteger(quantity) || quantity < least || quantity > MOST_OF_A_LINE)
    throw new Fault('BAD_USER_INPUT', t.quantity(MOST_OF_A_LINE));
}
