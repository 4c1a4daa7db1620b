import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, EllipsisVertical, EyeOff, Pencil, Trash2 } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { belowEachOther } from '../../../.storybook/situations';
import { Menu } from './menu';

export default {
  component: Menu,
  parameters: { docs: { story: { inline: false, height: '22rem' } } },
  args: {
    label: 'Actions',
    onSelect: fn(),
    items: [
      { id: 'edit', label: 'Modifier', icon: <Pencil aria-hidden="true" /> },
      { id: 'copy', label: 'Dupliquer', icon: <Copy aria-hidden="true" /> },
      { id: 'hide', label: 'Masquer de la carte', icon: <EyeOff aria-hidden="true" />, disabled: true },
      { id: 'remove', label: 'Supprimer', icon: <Trash2 aria-hidden="true" />, tone: 'danger' },
    ],
  },
} satisfies Meta<typeof Menu>;
type Story = StoryObj<typeof Menu>;

/** Arrows pass over what cannot be done, letters jump, Escape leads back to the button. Pressed open, pressed to do it. */
export const Operated: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Actions' });
    await expect(button).toHaveAttribute('aria-haspopup', 'true');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('menuitem', { name: 'Modifier' })).toHaveFocus();
    const hidden = screen.getByRole('menuitem', { name: 'Masquer de la carte' });
    await expect(hidden).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Supprimer' })).toHaveFocus();
    await userEvent.keyboard('m');
    await expect(screen.getByRole('menuitem', { name: 'Modifier' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith('remove');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Dupliquer' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('copy');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

/** At the end of a row three dots are enough; the words say whose actions they are. */
export const IconOnly: Story = {
  render: belowEachOther(
    Menu,
    { label: 'Actions pour Éclair au café', icon: <EllipsisVertical aria-hidden="true" /> },
    { disabled: true },
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Actions' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions pour Éclair au café' }));
    const menu = await screen.findByRole('menu', { name: 'Actions pour Éclair au café' });
    await waitFor(() => expect(menu).toBeVisible());
  },
};

export const LongLabels: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Autres actions',
    items: [
      { id: 'a', label: 'Télécharger le récapitulatif mensuel des virements au format comptable' },
      { id: 'b', label: 'Anticonstitutionnellement' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const menu = await screen.findByRole('menu');
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
  },
};
