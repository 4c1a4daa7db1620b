import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MenuOverview } from './menu-overview';

const meta = { component: MenuOverview } satisfies Meta<typeof MenuOverview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Gérez votre menu' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Détails de la commande' })).toHaveAttribute('href', '/ownerorders');
    await expect(canvas.getByRole('link', { name: 'Ajouter une catégorie et des articles' })).toHaveAttribute(
      'href',
      '/addCategoryAndItems',
    );
  },
};
