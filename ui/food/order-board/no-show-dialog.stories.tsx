import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NoShowDialog } from './no-show-dialog';

const meta = {
  component: NoShowDialog,
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  args: { open: true, token: 'K7MQ2X', customerName: 'Camille Moreau', onConfirm: fn(), onClose: fn() },
} satisfies Meta<typeof NoShowDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alertdialog')).toHaveTextContent(/sans remboursement/);
    // No waiting time runs any more; of a shop that wants none, none did.
    await expect(canvas.getByRole('alertdialog')).not.toHaveTextContent(/attendre|attente/i);
    await userEvent.click(canvas.getByRole('button', { name: 'Pas encore' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Non-présenté' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const LongNames: Story = {
  args: { customerName: 'Marie-Antoinette Vandenbroucke-Wolkenstein de La Rochefoucauld' },
  globals: { viewport: { value: 'phone' } },
};
