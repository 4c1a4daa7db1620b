import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FailedRefunds } from './failed-refunds';

export default {
  component: FailedRefunds,
  args: {
    refunds: [
      { id: 'one', cents: 1369, customerName: 'Camille Martin', token: 'K7M4PX' },
      { id: 'two', cents: 679, customerName: 'Ahmed Benali', token: null },
    ],
    onRecord: fn(),
  },
} satisfies Meta<typeof FailedRefunds>;
type Story = StoryObj<typeof FailedRefunds>;

/** How the money was given is asked for, and told to the customer. */
export const Waiting: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [done] = canvas.getAllByRole('button', { name: 'C’est remboursé' });
    const [how] = canvas.getAllByRole('textbox', { name: /^Comment/ });
    if (!done || !how) throw new Error('No form.');
    await userEvent.click(done);
    await expect(how).toHaveFocus();
    await expect(args.onRecord).not.toHaveBeenCalled();
    await userEvent.type(how, 'En espèces au comptoir');
    await userEvent.click(done);
    await expect(args.onRecord).toHaveBeenCalledWith('one', 'En espèces au comptoir');
  },
};

export const Busy: Story = { args: { busyId: 'one' } };
