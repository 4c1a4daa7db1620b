import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import {
  AnnounceArrivalDocument,
  ContestGuestNoShowDocument,
  GuestOrderPageDocument,
  PrintTicketDocument,
  TrackingPageDocument,
  type TrackedOrderFragment,
} from '../../../graphql/generated/customer/tracking';
import { answer, fail, keepWaiting, type Answers } from '../../../.storybook/mocked-answers';
import { failingAt, pageAt, pageParameters, says, saysAlert, type Story } from '../../../.storybook/mocked-product';
import { cancelled, dayClosed, orderWithMealDeal, tracked } from '../../../.storybook/results/orders';
import { ANSWER, contested, contestsOnce, missed, REASON } from '../../../.storybook/samples/contesting';
import { belowEachOther, inBox } from '../../../.storybook/situations';
import { notThere } from '../../page/not-there';
import { ReadyNotification } from './tracking-page';

export default { tags: ['page'], parameters: pageParameters };

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
  play: saysAlert('Printing failed'),
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

const guestAt = (guestOrder: TrackedOrderFragment, answers: Answers = {}) =>
  pageAt('/commande/q4Zb1c7mT0uVwXyZ2A3B4g', {
    signedIn: 'nobody',
    answers: { ...answer(GuestOrderPageDocument, { guestOrder }), ...answers },
  });

/** By the mailed link, on a device that knows nobody; it leads to no page that does. */
export const OfAGuest: Story = {
  ...guestAt(tracked),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Commande #K7M4PX' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'J’arrive' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: /Print/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler la commande' }));
    const dialog = within(canvas.getByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Annuler la commande' }));
    await expect(await canvas.findByText(/^Vous avez annulé cette commande/)).toBeVisible();
  },
};

/** The shop closes that day: another is chosen, with nobody signed in. */
export const DayClosedForAGuest: Story = {
  ...guestAt(dayClosed),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Un autre jour' }));
    await userEvent.click(await canvas.findByRole('radio', { name: /^10:00 AM/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Choisir ce créneau' }));
    await expect(await canvas.findByText(/^Elle sera prête/)).toHaveTextContent('lundi 15 juin à 10:00.');
    await expect(canvas.queryByRole('button', { name: 'Un autre jour' })).toBeNull();
  },
};

/** Marked as missing: a guest says they were there, once. */
export const ContestingANoShow: Story = {
  ...guestAt(
    { ...tracked, ...missed },
    answer(ContestGuestNoShowDocument, ({ reason }) => ({ contestGuestNoShow: { ...tracked, ...contested(reason) } })),
  ),
  play: contestsOnce,
};

/** The shop has answered. */
export const NoShowAnswered: Story = {
  ...guestAt({ ...tracked, ...contested(REASON, ANSWER) }),
  play: says(/La boutique vous répond : « Le rideau était baissé, pardon\. »/),
};

/** Offered, where the browser was never asked; it failed; it is on; the browser is set never to ask. */
export const NotifiedWhenReady: StoryObj<typeof ReadyNotification> = {
  args: { push: 'notAsked', onAsk: fn() },
  decorators: [inBox('p-4')],
  render: belowEachOther(
    ReadyNotification,
    {},
    { error: 'Les notifications n’ont pas pu être activées sur cet appareil.' },
    { push: 'on' },
    { push: 'refused' },
  ),
  play: async ({ args, canvas, userEvent }) => {
    const [ask] = canvas.getAllByRole('button', { name: 'Me prévenir quand c’est prêt' });
    await userEvent.click(ask as HTMLElement);
    await expect(args.onAsk).toHaveBeenCalledOnce();
  },
};
