import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NoShowContestDialog } from './no-show-contest-dialog';

export default {
  component: NoShowContestDialog,
  parameters: { docs: { story: { inline: false, height: '36rem' } } },
  args: { open: true, token: 'K7MQ2X', onConfirm: fn(), onClose: fn() },
} satisfies Meta<typeof NoShowContestDialog>;
type Story = StoryObj<typeof NoShowContestDialog>;

/** Words are needed: without any the field is asked for. */
export const ByTheCustomer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    await expect(canvas.getByText('Écrivez quelques mots.')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard(' J’ai attendu dix minutes. ');
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    await expect(args.onConfirm).toHaveBeenCalledWith('J’ai attendu dix minutes.');
  },
};

export const RefusedToTheShop: Story = {
  args: { forShop: true, error: 'Cette commande ne peut plus être contestée.' },
};
