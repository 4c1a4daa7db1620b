import { expect, test } from 'vitest';
import { checkout } from '../../../.storybook/results/payment';
import { nextStep, type CheckoutEvent, type CheckoutStep } from './checkout-steps';

function after(...events: CheckoutEvent[]): CheckoutStep {
  return events.reduce(nextStep, { name: 'opening' });
}

const opened: CheckoutEvent = { type: 'opened', checkout };
const paid: CheckoutEvent = { type: 'paid', intentId: 'pi_workbench' };

test('a checkout goes from the card over the payment to the order’s confirmation', () => {
  expect(after(opened).name).toBe('card');
  expect(after(opened, { type: 'pay' }).name).toBe('paying');
  expect(after(opened, { type: 'pay' }, paid)).toEqual({ name: 'confirming', intentId: 'pi_workbench', checkout });
});

test('a checkout may be interrupted by the bank’s confirmation', () => {
  const step = after(opened, { type: 'pay' }, { type: 'bankAsks' });
  expect(step.name).toBe('bank');
  expect([{ type: 'bankAnswered' } as const, paid].reduce<CheckoutStep>(nextStep, step).name).toBe('confirming');
});

test('a declined card returns to the card form with its message and can be tried again', () => {
  const step = after(opened, { type: 'pay' }, { type: 'cardFailed', message: 'Votre carte a été refusée.' });
  expect(step).toEqual({ name: 'card', checkout, message: 'Votre carte a été refusée.' });
  expect(nextStep(step, { type: 'pay' })).toEqual({ name: 'paying', checkout });
});

test('a checkout that was paid before goes straight to the order’s confirmation', () => {
  expect(after(paid)).toEqual({ name: 'confirming', intentId: 'pi_workbench' });
});

test('no event leads from a paid checkout back to the card', () => {
  const confirming = after(opened, { type: 'pay' }, paid);
  const events: CheckoutEvent[] = [
    { type: 'openAgain' },
    opened,
    { type: 'pay' },
    { type: 'bankAsks' },
    { type: 'bankAnswered' },
    { type: 'cardFailed', message: 'x' },
    { type: 'holdEnded' },
    { type: 'unreachable', message: 'x' },
    paid,
  ];
  for (const event of events) expect(nextStep(confirming, event)).toBe(confirming);
});

test('a late order confirmation reports the trouble and the checkout stays paid', () => {
  const late = after(opened, { type: 'pay' }, paid, { type: 'stillUnconfirmed', trouble: 'network' });
  expect(late).toEqual({ name: 'confirming', intentId: 'pi_workbench', checkout, trouble: 'network' });
});

test('a hold expires while the card form is open, but not while a payment is in progress', () => {
  expect(after(opened, { type: 'holdEnded' }).name).toBe('expired');
  expect(after(opened, { type: 'pay' }, { type: 'holdEnded' }).name).toBe('paying');
  expect(after(opened, { type: 'holdEnded' }, { type: 'openAgain' }).name).toBe('opening');
});

test('a refused checkout can be opened again', () => {
  const refusal = { __typename: 'WindowFull', message: 'Complet', next: null } as const;
  expect(after({ type: 'refused', refusal })).toEqual({ name: 'refused', refusal });
  expect(after({ type: 'refused', refusal }, { type: 'openAgain' }).name).toBe('opening');
});

test('a refunded payment ends the checkout', () => {
  const step = after(opened, { type: 'pay' }, paid, { type: 'refunded', message: 'Remboursé.' });
  expect(step).toEqual({ name: 'refunded', message: 'Remboursé.' });
  expect(nextStep(step, { type: 'openAgain' })).toBe(step);
});
