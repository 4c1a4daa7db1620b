import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { GuestOrderPageDocument } from '../../../graphql/generated/customer/tracking';
import { answer } from '../../../.storybook/mocked-answers';
import { dayClosed } from '../../../.storybook/results/orders';
import { pageAt, pageParameters } from '../../../.storybook/mocked-product';

const meta = { tags: ['page'], parameters: pageParameters } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** On a device that knows nobody; it leads to no page that does. */
export const Preparing: Story = {
  ...pageAt('/commande/q4Zb1c7mT0uVwXyZ2A3B4g', { signedIn: 'nobody' }),
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
  ...pageAt('/commande/q4Zb1c7mT0uVwXyZ2A3B4g', {
    signedIn: 'nobody',
    answers: answer(GuestOrderPageDocument, { guestOrder: dayClosed }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Un autre jour' }));
    await userEvent.click(await canvas.findByRole('radio', { name: /^10:00 AM/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Choisir ce créneau' }));
    await expect(await canvas.findByText('Elle sera prête lundi 15 juin à 10:00.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Un autre jour' })).toBeNull();
  },
};
