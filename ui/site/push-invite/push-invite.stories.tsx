import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PushInvite } from './push-invite';

const meta = {
  component: PushInvite,
  args: { state: 'offered', onActivate: fn(), onClose: fn() },
  render: (args) => (
    <div className="max-w-3xl">
      <PushInvite {...args} />
    </div>
  ),
} satisfies Meta<typeof PushInvite>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Before the browser is let to ask. */
export const Offered: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Me prévenir' }));
    await expect(args.onActivate).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Non merci' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The browser’s own question is open. */
export const Asking: Story = {
  args: { state: 'asking' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Me prévenir' })).toBeDisabled();
  },
};

/** Yes. */
export const Granted: Story = {
  args: { state: 'granted' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'C’est noté' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** No, now or long ago: only the browser’s settings can change it, and the page works without. */
export const Refused: Story = {
  args: { state: 'refused' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Votre navigateur bloque les notifications' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Me prévenir' })).not.toBeInTheDocument();
  },
};
