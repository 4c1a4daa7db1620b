import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { KitchenTicket } from './kitchen-ticket';

const tacos = {
  id: 'tacos',
  quantity: 2,
  name: 'Tacos 2 viandes',
  selections: {
    sot: ['Salade', 'Tomate'],
    meats: ['Poulet mariné', 'Merguez'],
    sauces: ['Algérienne', 'Blanche'],
    fries: true,
    drink: 'Limonade 33 cl',
    note: 'Sans sel sur les frites.',
  },
  allergens: ['Gluten', 'Lait', 'Moutarde'],
};

const meta = {
  component: KitchenTicket,
  args: {
    token: 'K7MQ2X',
    pickupWindow: '12:15 PM - 12:30 PM',
    customerName: 'Camille Moreau',
    date: '21/11/2026 11:52',
    lines: [tacos, { id: 'brownie', quantity: 3, name: 'Brownie', allergens: ['Gluten', 'Œufs', 'Fruits à coque'] }],
  },
} satisfies Meta<typeof KitchenTicket>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two portions of the same tacos are made one after the other; three brownies are only counted. */
export const Portions: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tacos 2 viandes 1/2')).toBeVisible();
    await expect(canvas.getByText('Tacos 2 viandes 2/2')).toBeVisible();
    await expect(canvas.getByText('3 x Brownie')).toBeVisible();
    await expect(canvas.queryByText(/€/)).toBeNull();
  },
};

/** The whole order carries a note. */
export const WithNotes: Story = { args: { notes: 'Allergie aux arachides !' } };

/** Printed again, so that nobody cooks it twice. */
export const Duplicate: Story = {
  args: { duplicate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('DUPLICATA')).toBeVisible();
  },
};

/** Nothing leaves the paper. */
export const LongNames: Story = {
  args: {
    customerName: 'Marie-Antoinette Vandenbroucke-Wolkenstein',
    lines: [{ ...tacos, name: 'Anticonstitutionnellement garni tacos gratiné aux trois fromages de Savoie' }],
  },
  play: async ({ canvas }) => {
    const paper = canvas.getByRole('article');
    await expect(paper.scrollWidth).toBeLessThanOrEqual(paper.clientWidth);
  },
};
