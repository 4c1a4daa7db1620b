import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, ShoppingBag, Trash2, X } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { belowEachOther } from '../../../.storybook/situations';
import { IconButton } from './icon-button';

export default {
  component: IconButton,
  args: { label: 'Fermer', children: <X aria-hidden="true" />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
type Story = StoryObj<typeof IconButton>;

/** The pointer is told less than the ear, where the eye sees the rest. */
export const Tones: Story = {
  render: belowEachOther(
    IconButton,
    {},
    { label: 'Supprimer Éclair au café', title: 'Supprimer', tone: 'danger', children: <Trash2 aria-hidden="true" /> },
    { label: 'Fermé', disabled: true },
    { tone: 'quiet', label: 'Panier', children: <ShoppingBag aria-hidden="true" /> },
    { tone: 'quiet', size: 'large', label: 'Ajouter', children: <Plus aria-hidden="true" /> },
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Fermé' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: /Éclair au café/ })).toHaveAttribute('title', 'Supprimer');
  },
};

/** Grows with the text. */
export const TwiceTheText: Story = {
  globals: { textSize: '200' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').offsetWidth).toBe(88);
  },
};
