import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { belowEachOther } from '../../../.storybook/situations';
import { PauseControl } from './pause-control';

export default {
  component: PauseControl,
  args: {
    state: 'open',
    choices: [
      { id: '15', label: '15 minutes' },
      { id: '30', label: '30 minutes' },
      { id: '60', label: '1 heure' },
      { id: 'day', label: 'Jusqu’à demain 04:00' },
    ],
    onSelect: fn(),
    onResume: fn(),
  },
} satisfies Meta<typeof PauseControl>;
type Story = StoryObj<typeof PauseControl>;

/** One press and nobody collects for half an hour; what was paid, or is being paid, is not undone. On its way, no press. */
export const Open: Story = {
  render: belowEachOther(PauseControl, {}, { busy: true }),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(/en cours de paiement/);
    for (const button of canvas.getAllByRole('button', { name: '30 minutes' })) await userEvent.click(button);
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith('30');
  },
};

/** Held off, with the hour it ends by itself; taken up again by the keyboard. */
export const Paused: Story = {
  args: { state: 'paused', untilText: 'jusqu’à 14:30' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Commandes en pause, jusqu’à 14:30');
    await expect(canvas.getByRole('status')).toHaveTextContent(/commander pour après/);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onResume).toHaveBeenCalledOnce();
  },
};

/** Outside the opening hours, or where customers do not see the shop, there is nothing to hold off. */
export const Closed: Story = {
  render: belowEachOther(PauseControl, { state: 'closed', untilText: 'ouvre demain à 7h' }, { state: 'hidden' }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')[1]).toHaveTextContent('Pas encore de commandes');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
