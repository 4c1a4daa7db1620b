import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { KitchenTicket, type KitchenPortion } from './kitchen-ticket';

const tacos = (title: string): KitchenPortion => ({
  title,
  rows: [
    { label: 'Crudités', text: 'Salade, Tomate' },
    { label: 'Viandes', text: 'Poulet mariné, Merguez' },
    { label: 'Sauces', text: 'Algérienne, Blanche' },
    { label: 'Frites', text: 'Frites cheddar' },
    { label: 'Boisson', text: 'Limonade 33 cl' },
    { label: 'Note', text: 'Sans sel sur les frites.' },
  ],
  allergens: 'Gluten, Lait, Moutarde',
});

export default {
  component: KitchenTicket,
  args: {
    token: 'K7MQ2X',
    from: '12:15 PM',
    until: '12:30 PM',
    customerName: 'Camille Moreau',
    date: '21/11/2026 11:52',
    portions: [
      tacos('Tacos 2 viandes 1/2'),
      tacos('Tacos 2 viandes 2/2'),
      { title: '3 x Brownie', rows: [], allergens: 'Gluten, Œufs, Fruits à coque' },
    ],
    count: 5,
    shopName: 'Sami Grill',
  },
} satisfies Meta<typeof KitchenTicket>;
type Story = StoryObj<typeof KitchenTicket>;

/** Two portions of the same tacos are made one after the other; three brownies are only counted. */
export const Portions: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tacos 2 viandes 1/2')).toBeVisible();
    await expect(canvas.getByText('Tacos 2 viandes 2/2')).toBeVisible();
    await expect(canvas.getByText('3 x Brownie')).toBeVisible();
    await expect(canvas.queryByText(/€/)).toBeNull();
  },
};

/** A duplicate says so, and refunded portions are struck out below what is to be made. Long names stay on the paper. */
export const RefundedDuplicate: Story = {
  args: {
    duplicate: true,
    customerName: 'Marie-Antoinette Vandenbroucke-Wolkenstein',
    portions: [tacos('Anticonstitutionnellement garni tacos gratiné aux trois fromages de Savoie')],
    cancelled: [{ title: '1 x Tacos 2 viandes', rows: [{ label: 'Viandes', text: 'Merguez, Poulet' }] }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('DUPLICATA')).toBeVisible();
    await expect(canvas.getByText('1 x Tacos 2 viandes').tagName).toBe('S');
    await expect(canvas.getByText('ANNULÉ :')).toBeVisible();
    const paper = canvas.getByRole('article');
    await expect(paper.scrollWidth).toBeLessThanOrEqual(paper.clientWidth);
  },
};
