import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import {
  ContestGuestNoShowDocument,
  GuestOrderPageDocument,
  type TrackedOrderFragment,
} from '../../../graphql/generated/customer/tracking';
import { answer, type Answers } from '../../../.storybook/mocked-answers';
import { dayClosed, tracked } from '../../../.storybook/results/orders';
import { pageAt, pageParameters, says } from '../../../.storybook/mocked-product';
import { ANSWER, contested, contestsOnce, missed, REASON } from '../../../.storybook/samples/contesting';

export default { tags: ['page'], parameters: pageParameters } satisfies Meta;
type Story = StoryObj;

const at = (guestOrder: TrackedOrderFragment, answers: Answers = {}) =>
  pageAt('/commande/q4Zb1c7mT0uVwXyZ2A3B4g', {
    signedIn: 'nobody',
    answers: { ...answer(GuestOrderPageDocument, { guestOrder }), ...answers },
  });

/** On a device that knows nobody; it leads to no page that does. */
export const Preparing: Story = {
  ...at(tracked),
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
export const DayClosed: Story = {
  ...at(dayClosed),
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
  ...at(
    { ...tracked, ...missed },
    answer(ContestGuestNoShowDocument, ({ reason }) => ({ contestGuestNoShow: { ...tracked, ...contested(reason) } })),
  ),
  play: contestsOnce,
};

/** The shop has answered. */
export const NoShowAnswered: Story = {
  ...at({ ...tracked, ...contested(REASON, ANSWER) }),
  play: says(/La boutique vous répond : « Le rideau était baissé, pardon\. »/),
};
