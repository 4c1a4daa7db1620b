import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CardFrame } from './card-frame';

export default {
  component: CardFrame,
  args: {
    children: (
      <p className="rounded-control border border-line-strong px-4 py-3 text-ink-muted">
        Le champ de carte du prestataire de paiement
      </p>
    ),
    onSubmit: fn(),
  },
} satisfies Meta<typeof CardFrame>;
type Story = StoryObj<typeof CardFrame>;

export const ProviderField: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay & Place Order' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** The provider's script is loading or has failed. */
export const NotReady: Story = {
  args: {
    disabled: true,
    error: 'Payment failed',
    children: <p className="text-ink-muted">Chargement du paiement...</p>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};
