import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TrackingPageDocument } from '../../../graphql/generated/customer/tracking';
import { answer, fail, keepWaiting } from '../../../.storybook/mocked-answers';
import { pageAt, pageParameters } from '../../../.storybook/mocked-product';
import { cancelled, dayClosed, tracked } from '../../../.storybook/results/orders';

const meta = { tags: ['page'], parameters: pageParameters } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the kitchen; « J’arrive » can be pressed. */
export const Preparing: Story = {
  ...pageAt('/tokenDetails/K7M4PX'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Commande #/ })).toBeVisible();
  },
};

/** For Saturday: nothing is made of it yet, and nobody arrives. */
export const ForAnotherDay: Story = {
  ...pageAt('/tokenDetails/K7M4PX', {
    answers: answer(TrackingPageDocument, {
      order: {
        ...tracked,
        cancellableUntil: '2026-06-13T12:05:00+02:00',
        window: {
          ...tracked.window,
          day: 'samedi 13 juin',
          startsAt: '2026-06-13T12:15:00+02:00',
          shownFrom: '2026-06-13T04:00:00+02:00',
        },
      },
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Elle sera prête/)).toHaveTextContent('samedi 13 juin à 12:15.');
    await expect(canvas.getByText(/^samedi 13 juin, 12:15 PM/)).toBeVisible();
    await expect(canvas.getByText(/au samedi 13 juin à 12:05/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'J’arrive' })).toBeNull();
  },
};

/** The shop closes that day: the money back is one press and one question away. */
export const DayClosed: Story = {
  ...pageAt('/tokenDetails/K7M4PX', { answers: answer(TrackingPageDocument, { order: dayClosed }) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Être remboursé' }));
    await expect(canvas.getByRole('alertdialog')).toHaveTextContent(/13,69.€ vous sont remboursés/);
    await expect(canvas.queryByText(/^Elle sera prête/)).toBeNull();
  },
};

/** Ready, and the shop knows that somebody comes. */
export const OnTheWay: Story = pageAt('/tokenDetails/K7M4PX', {
  answers: answer(TrackingPageDocument, {
    order: { ...tracked, status: 'READY', arrivingAt: '2026-06-12T09:38:00Z' },
  }),
});

export const Collected: Story = pageAt('/tokenDetails/K7M4PX', {
  answers: answer(TrackingPageDocument, { order: { ...tracked, status: 'COLLECTED' } }),
});

export const NoShow: Story = pageAt('/tokenDetails/K7M4PX', {
  answers: answer(TrackingPageDocument, { order: { ...tracked, status: 'NO_SHOW' } }),
});

export const Cancelled: Story = pageAt('/tokenDetails/K7M4PX', {
  answers: answer(TrackingPageDocument, {
    order: { ...tracked, status: 'CANCELLED', cancellableUntil: null, cancellation: cancelled.cancellation },
  }),
});

/** A line of it was given back. */
export const PartlyRefunded: Story = {
  ...pageAt('/tokenDetails/K7M4PX', {
    answers: answer(TrackingPageDocument, {
      order: {
        ...tracked,
        refunds: [
          {
            __typename: 'OrderRefund',
            id: 'r-1',
            cents: 130,
            state: 'DONE',
            lines: [{ __typename: 'RefundedLine', lineId: 'o-1', quantity: 1 }],
          },
        ],
      },
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^1 sur \d remboursé$/)).toBeVisible();
    await expect(canvas.getByText('Remboursé').parentElement).toHaveTextContent(/1,30.€/);
  },
};

export const Loading: Story = pageAt('/tokenDetails/K7M4PX', { answers: keepWaiting(TrackingPageDocument) });

export const Failed: Story = pageAt('/tokenDetails/K7M4PX', { answers: fail(TrackingPageDocument, new Error('503')) });
