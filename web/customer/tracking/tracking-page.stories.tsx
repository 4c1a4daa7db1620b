import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import {
  AnnounceArrivalDocument,
  GuestOrderPageDocument,
  PrintTicketDocument,
  TrackingPageDocument,
  type TrackedOrderFragment,
} from '../../../graphql/generated/customer/tracking';
import { answer, fail, keepWaiting, type Answers } from '../../../.storybook/mocked-answers';
import { failingAt, pageAt, pageParameters, says } from '../../../.storybook/mocked-product';
import { cancelled, dayClosed, orderWithMealDeal, tracked } from '../../../.storybook/results/orders';
import { notThere } from '../../page/not-there';

export default { tags: ['page'], parameters: pageParameters } satisfies Meta;
type Story = StoryObj;

const at = (facts: Partial<TrackedOrderFragment>, answers: Answers = {}) =>
  pageAt('/tokenDetails/K7M4PX', {
    answers: { ...answer(TrackingPageDocument, { order: { ...tracked, ...facts } }), ...answers },
  });

const arrivingAt = '2026-06-12T09:38:00Z';

/** In the kitchen. */
export const Preparing: Story = {
  ...at({}),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Commande #K7M4PX' })).toBeVisible();
    await expect(canvas.getByText('En cours')).toBeVisible();
    const print = canvas.getByRole('link', { name: 'Print Order Details' });
    await expect(print).toHaveAttribute('href', '/printorder?order=K7M4PX');
  },
};

/** A meal deal is below the articles. */
export const MealDeal: Story = {
  ...at({ ...orderWithMealDeal, window: tracked.window }),
  play: async ({ canvas }) => {
    await expect((await canvas.findByText('Formule Midi')).parentElement).toHaveTextContent(/−1,00.€$/);
    for (const price of ['3,90 €', '9,50 €', '12,69 €']) await expect(canvas.getByText(price)).toBeVisible();
  },
};

/** « J’arrive » can be pressed once, and is said to put the order first. */
export const Arriving: Story = {
  ...at({}, answer(AnnounceArrivalDocument, { announceArrival: { ...tracked, arrivingAt } })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'J’arrive' }));
    await expect(
      await canvas.findByText('La boutique sait que vous arrivez : votre commande est en tête de sa liste.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'J’arrive' })).toBeNull();
  },
};

/** For Saturday: nothing is made of it yet, and nobody arrives. */
export const ForAnotherDay: Story = {
  ...at({
    cancellableUntil: '2026-06-13T12:05:00+02:00',
    window: {
      ...tracked.window,
      day: 'samedi 13 juin',
      startsAt: '2026-06-13T12:15:00+02:00',
      shownFrom: '2026-06-13T04:00:00+02:00',
    },
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
  ...at(dayClosed),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Être remboursé' }));
    await expect(canvas.getByRole('alertdialog')).toHaveTextContent(/13,69.€ vous sont remboursés/);
    await expect(canvas.queryByText(/^Elle sera prête/)).toBeNull();
  },
};

/** Ready, and the shop knows that somebody comes; as specified the tag says so until the order ends. */
export const OnTheWay: Story = {
  ...at({ status: 'READY', arrivingAt }),
  play: says('En cours'),
};

/** And refunded: said once; the same again is one press away. */
export const Cancelled: Story = {
  ...at({ status: 'CANCELLED', cancellableUntil: null, cancellation: cancelled.cancellation }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Commander à nouveau' })).toBeEnabled();
    const news = within(canvas.getByRole('main')).getAllByRole('status');
    await expect(news).toHaveLength(1);
    await expect(news[0]).toHaveTextContent(/^La boutique a annulé cette commande/);
    await expect(canvas.getByText('Remboursé').parentElement).toHaveTextContent('Remboursé13,69 €');
    await expect(canvas.getByText('12:15 PM - 12:30 PM').tagName).toBe('S');
  },
};

/** A line of it was given back. */
export const PartlyRefunded: Story = {
  ...at({
    refunds: [
      {
        ...{ __typename: 'OrderRefund' as const, id: 'r-1', cents: 130, state: 'DONE' as const },
        lines: [{ __typename: 'RefundedLine', lineId: 'o-1', quantity: 1 }],
      },
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^1 sur \d remboursé$/)).toBeVisible();
    await expect(canvas.getByText('Remboursé').parentElement).toHaveTextContent(/1,30.€/);
  },
};

/** Three seconds after the page came: the kitchen has its ticket. */
export const TicketSent: Story = {
  ...at({ printsItself: true }, answer(PrintTicketDocument, { printTicket: true })),
  play: says('Print job sent successfully.'),
};

export const TicketFailed: Story = {
  ...at({ printsItself: true }, fail(PrintTicketDocument, new TypeError('Failed to fetch'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Printing failed');
  },
};

export const Loading: Story = at({}, keepWaiting(TrackingPageDocument));

export const Failed: Story = failingAt('/tokenDetails/K7M4PX', TrackingPageDocument, {
  text: 'Failed to fetch order details',
});

const notFound = notThere('Commande introuvable.');

/** Unknown, or somebody else's. */
export const Missing: Story = {
  ...at({}, fail(TrackingPageDocument, notFound)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No order found.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Voir mes commandes' })).toBeVisible();
  },
};

/** A key that opens nothing. */
export const WrongLink: Story = {
  ...pageAt('/commande/wrong', { signedIn: 'nobody', answers: fail(GuestOrderPageDocument, notFound) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Ouvrez le lien tel qu’il est/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Voir mes commandes' })).toBeNull();
  },
};
