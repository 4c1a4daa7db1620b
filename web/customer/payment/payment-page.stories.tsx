import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HeldCartDocument, StartCheckoutDocument } from '../../../graphql/generated/customer/payment';
import { answer, fail, keepWaiting } from '../../../.storybook/mocked-answers';
import { pageAt, pageParameters } from '../../../.storybook/mocked-product';
import { handover } from '../../../.storybook/results/payment';

const meta = { tags: ['page'], parameters: pageParameters } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The window is held for ten minutes; the card is asked for. */
export const Card: Story = {
  ...pageAt('/payment', { state: handover }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Pay & Place Order' })).toBeVisible();
  },
};

/** The window is being held. */
export const Opening: Story = pageAt('/payment', { state: handover, answers: keepWaiting(StartCheckoutDocument) });

/** Somebody was faster; the next window is offered. */
export const WindowFull: Story = pageAt('/payment', {
  state: handover,
  answers: answer(StartCheckoutDocument, {
    startCheckout: {
      __typename: 'WindowFull',
      message: 'Ce créneau vient de se remplir.',
      next: {
        __typename: 'PickupWindow',
        id: 'next',
        date: '6/12/2026',
        day: null,
        pickupWindow: '12:30 PM - 12:45 PM',
        startsAt: '2026-06-12T12:30:00+02:00',
        endsAt: '2026-06-12T12:30:00+02:00',
      },
    },
  }),
});

/** The notice of an item ran out on the way here. */
export const NotOnThatDay: Story = {
  ...pageAt('/payment', {
    state: { ...handover, day: 'samedi 13 juin' },
    answers: answer(StartCheckoutDocument, {
      startCheckout: {
        __typename: 'NotOnThatDay',
        message: 'Fraisier : trop tard pour ce créneau. Sur commande, 72 h avant.',
      },
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/trop tard pour ce créneau/)).toBeVisible();
    await expect(canvas.getByText(/^samedi 13 juin, /)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choisir un autre jour' })).toHaveAttribute('href', '/cart/levain');
  },
};

export const PriceChanged: Story = pageAt('/payment', {
  state: handover,
  answers: answer(StartCheckoutDocument, {
    startCheckout: { __typename: 'PriceChanged', message: 'Le total a changé : 14,19 €.', totalCents: 1419 },
  }),
});

export const Unreachable: Story = pageAt('/payment', {
  state: handover,
  answers: fail(StartCheckoutDocument, new Error('503')),
});

/** Opened without coming from a cart. */
export const NoOrder: Story = {
  ...pageAt('/payment', { answers: answer(HeldCartDocument, { latestCart: null }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No order data found. Please go back to the cart.')).toBeVisible();
  },
};
