import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Tabs } from './tabs';

export default {
  component: Tabs,
  args: {
    label: 'Commandes',
    onSelect: fn(),
    items: [
      { id: 'open', label: 'En cours', count: 3, panel: <p>Trois commandes en préparation.</p> },
      { id: 'ready', label: 'Prêtes', count: 0, panel: <p>Aucune commande prête.</p> },
      { id: 'done', label: 'Livrées', count: 1450, panel: <p>Les commandes du jour.</p> },
    ],
  },
} satisfies Meta<typeof Tabs>;
type Story = StoryObj<typeof Tabs>;

/** Arrows or a press move, the panel follows. */
export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Prêtes 0' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Aucune commande prête.');
    await expect(args.onSelect).toHaveBeenLastCalledWith('ready');
    await userEvent.click(canvas.getByRole('tab', { name: 'Livrées 1450' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('done');
    await expect(canvas.getByRole('tabpanel', { name: 'Livrées 1450' })).toBeVisible();
  },
};

/** More tabs than a phone is wide: they scroll, the page does not; the last comes into sight by itself. */
export const Many: Story = {
  args: {
    items: ['Sauces', 'Viandes', 'Boissons', 'Accompagnements', 'Desserts', 'Salade, tomate, oignon', 'Formule'].map(
      (label) => ({ id: label, label, panel: <p>{label}</p> }),
    ),
    selectedId: 'Formule',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const list = canvas.getByRole('tablist');
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(canvas.getByRole('tabpanel', { name: 'Formule' })).toBeVisible();
    const tab = canvas.getByRole('tab', { name: 'Formule' }).getBoundingClientRect();
    await expect(tab.right).toBeLessThanOrEqual(window.innerWidth + 1);
    await expect(tab.left).toBeGreaterThanOrEqual(0);
  },
};
