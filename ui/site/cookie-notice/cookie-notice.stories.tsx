import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CookieNotice } from './cookie-notice';

const meta = {
  component: CookieNotice,
  args: { onClose: fn() },
  render: (args) => (
    <div className="max-w-3xl">
      <CookieNotice {...args} />
    </div>
  ),
} satisfies Meta<typeof CookieNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The caller remembers that it was closed. */
export const Closable: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Pas de cookies de suivi ici.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ce que nous gardons' })).toHaveAttribute('href', '/confidentialite');
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
