import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, ShoppingBag, Trash2, X } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { IconButton } from './icon-button';

const meta = {
  component: IconButton,
  args: { label: 'Fermer', children: <X aria-hidden="true" />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Quiet: Story = { args: { tone: 'quiet', label: 'Panier', children: <ShoppingBag aria-hidden="true" /> } };
export const Accent: Story = {
  args: { tone: 'accent', size: 'large', label: 'Ajouter', children: <Plus aria-hidden="true" /> },
};
export const Danger: Story = { args: { tone: 'danger', label: 'Supprimer', children: <Trash2 aria-hidden="true" /> } };
export const Disabled: Story = { args: { disabled: true } };
