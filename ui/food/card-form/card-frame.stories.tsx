import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { belowEachOther } from '../../../.storybook/situations';
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

/** Where the provider's script is loading or has failed, nothing can be sent. */
export const ProviderField: StoryObj<typeof CardFrame> = {
  render: belowEachOther(
    CardFrame,
    {},
    { disabled: true, error: 'Payment failed', children: <p className="text-ink-muted">Chargement du paiement...</p> },
  ),
  play: async ({ args, canvas, userEvent }) => {
    const [ready, notReady] = canvas.getAllByRole('button', { name: 'Pay & Place Order' });
    await userEvent.click(ready as HTMLElement);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(notReady).toBeDisabled();
  },
};
