import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { chosen } from '../../../.storybook/samples/choices';
import { OrderDetails } from './order-details';

export default {
  component: OrderDetails,
  args: {
    customerName: 'Camille Moreau',
    orderId: '0192f0c4-7f5a-7c3e-9d2b-6a51c0de7a10',
    orderDate: '21/11/2026 12:04',
    lines: [
      {
        id: '1',
        name: 'Tacos 2 viandes',
        quantity: 1,
        unitCents: 1340,
        description: 'Galette de blé, frites maison, sauce fromagère.',
        selections: { chosen: chosen({ sot: ['salad', 'tomato'], meats: ['Poulet mariné', 'Merguez'] }) },
      },
      {
        ...{ id: '3', name: 'Reine', quantity: 1, unitCents: 1090 },
        selections: { chosen: chosen({ size: '33 cm', toppings: 'Œuf' }) },
      },
      { id: '2', name: 'Croissant au beurre', quantity: 2, unitCents: 130 },
    ],
    mealDeals: [
      { mealDealId: 'midi', name: 'Formule Midi', quantity: 2, cents: 260 },
      { mealDealId: 'soir', name: 'Evening deal', nameLang: 'en', quantity: 1, cents: 100 },
    ],
    serviceChargeCents: 29,
    totalCents: 2359,
  },
} satisfies Meta<typeof OrderDetails>;
type Story = StoryObj<typeof OrderDetails>;

/**
 * A sandwich says also what was not chosen, a pizza what a pizza can have; a croissant has nothing to choose. Meal deals
 * are below the articles: what is read adds up.
 */
export const Mixed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 × 1,30 €')).toBeVisible();
    await expect(canvas.getByText('2 × Formule Midi').parentElement).toHaveTextContent(/−2,60\s€$/);
    await expect(canvas.getByText('Evening deal')).toHaveAttribute('lang', 'en');
    await expect(canvas.getByText('23,59 €')).toBeVisible();
    const [sandwich, pizza, croissant] = canvas.getAllByRole('listitem');
    await expect(within(sandwich as HTMLElement).getByText('Poulet mariné, Merguez')).toBeVisible();
    await expect(within(sandwich as HTMLElement).getAllByText('None')).toHaveLength(2);
    await expect(within(sandwich as HTMLElement).getByText('Non')).toBeVisible();
    await expect(pizza).toHaveTextContent(/Taille33 cmGarnituresŒufSaucesNone$/);
    await expect(within(croissant as HTMLElement).getAllByText('None')).toHaveLength(1);
  },
};

/** For the counter: a customer's note is above the order, once, in the same band as on the board. Long words break. */
export const NotesFirst: Story = {
  args: {
    notesFirst: true,
    mealDeals: [],
    notes: 'Merci de prévoir des serviettes.',
    customerName: 'Marie-Antoinette Vandenbroucke-Wolkenstein de La Rochefoucauld',
    lines: [
      {
        id: '1',
        name: 'Anticonstitutionnellement garnie brioche feuilletée au chocolat',
        quantity: 99,
        unitCents: 123456,
        description: 'Beurre AOP Charentes-Poitou, '.repeat(8),
      },
      {
        id: '2',
        name: 'Tacos 2 viandes',
        quantity: 1,
        unitCents: 1340,
        selections: { chosen: chosen({ sot: 'salad', fries: 'Frites' }), note: 'Allergie aux arachides, merci !' },
      },
    ],
  },
  play: async ({ canvas }) => {
    const band = canvas.getByRole('list', { name: /Notes et allergies/ });
    const note = canvas.getByText('Allergie aux arachides, merci !');
    await expect(band).toContainElement(note);
    const name = canvas.getByText(/^Marie-Antoinette/);
    await expect(band.compareDocumentPosition(name)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(parseFloat(getComputedStyle(note).fontSize)).toBe(20);
  },
};
