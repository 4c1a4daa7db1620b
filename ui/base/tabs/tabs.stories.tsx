import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Tabs } from './tabs';

const meta = {
  component: Tabs,
  args: {
    label: 'Commandes',
    onSelect: fn(),
    items: [
      { id: 'open', label: 'En cours', count: 3, content: <p>Trois commandes en préparation.</p> },
      { id: 'ready', label: 'Prêtes', count: 0, content: <p>Aucune commande prête.</p> },
      { id: 'done', label: 'Livrées', content: <p>Les commandes du jour.</p> },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows move, the panel follows. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Prêtes 0' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Aucune commande prête.');
    await expect(args.onSelect).toHaveBeenLastCalledWith('ready');
  },
};

/** The choice comes from outside. */
export const ChosenOutside: Story = {
  args: { selectedId: 'done' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'Livrées' })).toBeVisible();
  },
};

/** More tabs than a phone is wide: they scroll, the page does not. */
export const Many: Story = {
  args: {
    items: ['Sauces', 'Viandes', 'Boissons', 'Accompagnements', 'Desserts', 'Salade, tomate, oignon', 'Formule'].map(
      (label) => ({ id: label, label, content: <p>{label}</p> }),
    ),
  },
};
