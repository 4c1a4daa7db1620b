import { expect, test } from 'vitest';
import { checkout } from '../../../.storybook/results/payment';
import { nextStep, type CheckoutEvent, type CheckoutStep } from './checkout-steps';

const after = (...events: CheckoutEvent[]) => events.reduce<CheckoutStep>(nextStep, { name: 'opening' });

const opened: CheckoutEvent = { type: 'opened', checkout };
const pay: CheckoutEvent = { type: 'pay' };
const bankAsks: CheckoutEvent = { type: 'bankAsks' };
const paid: CheckoutEvent = { type: 'paid', intentId: 'pi_workbench' };
const confirming = { name: 'confirming', intentId: 'pi_workbench' };

test('a checkout goes from the card over the payment, or the bank’s confirmation, to that of the order', () => {
  expect(after(opened).name).toBe('card');
  expect(after(opened, pay).name).toBe('paying');
  expect(after(opened, pay, paid)).toEqual({ ...confirming, checkout });
  expect(after(opened, pay, bankAsks).name).toBe('bank');
  expect(after(opened, pay, bankAsks, { type: 'bankAnswered' }, paid).name).toBe('confirming');
});

test('a declined card returns to the card form with its message and can be tried again', () => {
  const step = after(opened, pay, { type: 'cardFailed', message: 'Votre carte a été refusée.' });
  expect(step).toEqual({ name: 'card', checkout, message: 'Votre carte a été refusée.' });
  expect(nextStep(step, pay)).toEqual({ name: 'paying', checkout });
});

test('a checkout that was paid before goes straight to the order’s confirmation', () => {
  expect(after(paid)).toEqual(confirming);
});

test('no event leads from a paid checkout back to the card, and a late confirmation only reports its trouble', () => {
  const step = after(opened, pay, paid);
  const others = ['openAgain', 'bankAnswered', 'holdEnded'] as const;
  const failed = ['cardFailed', 'unreachable'] as const;
  const events: CheckoutEvent[] = [opened, pay, bankAsks, paid, ...others.map((type) => ({ type }))];
  events.push(...failed.map((type) => ({ type, message: 'x' })));
  for (const event of events) expect(nextStep(step, event)).toBe(step);
  const late = nextStep(step, { type: 'stillUnconfirmed', trouble: 'network' });
  expect(late).toEqual({ ...confirming, checkout, trouble: 'network' });
});

test('a hold expires while the card form is open, but not while a payment is in progress', () => {
  expect(after(opened, { type: 'holdEnded' }).name).toBe('expired');
  expect(after(opened, pay, { type: 'holdEnded' }).name).toBe('paying');
});

test('an expired or refused checkout can be opened again, and a refunded one cannot', () => {
  const refusal = { __typename: 'WindowFull', message: 'Complet', next: null } as const;
  expect(after({ type: 'refused', refusal })).toEqual({ name: 'refused', refusal });
  expect(after({ type: 'refused', refusal }, { type: 'openAgain' }).name).toBe('opening');
  expect(after(opened, { type: 'holdEnded' }, { type: 'openAgain' }).name).toBe('opening');
  const refunded = after(opened, pay, paid, { type: 'refunded', message: 'Remboursé.' });
  expect(refunded).toEqual({ name: 'refunded', message: 'Remboursé.' });
  expect(nextStep(refunded, { type: 'openAgain' })).toBe(refunded);
});
