import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { chosen } from '../../../.storybook/samples/choices';
import { Receipt } from './receipt';

export default {
  component: Receipt,
  args: {
    shop: { name: 'Au Fournil du Marais', address: '12 Rue des Rosiers, 75004 Paris', phone: '01 42 72 00 00' },
    orderId: 'K7MQ2X',
    date: '21/11/2026 12:04',
    customer: { name: 'Camille Moreau', phone: '06 12 34 56 78' },
    lines: [
      { id: '1', quantity: 2, name: 'Croissant au beurre', unitCents: 130 },
      { id: '2', quantity: 1, name: 'Tarte aux framboises', unitCents: 480 },
    ],
    serviceChargeCents: 29,
    totalCents: 769,
    paymentMethod: 'Carte bancaire',
    token: 'K7MQ2X',
    pickupWindow: '12:15 PM - 12:30 PM',
  },
} satisfies Meta<typeof Receipt>;
type Story = StoryObj<typeof Receipt>;

export const Simple: Story = {
  play: async ({ canvas }) => {
    const paper = canvas.getByRole('article', { name: 'Ticket de la commande K7MQ2X' });
    await expect(paper).toHaveTextContent('2 x Croissant au beurre');
    await expect(paper).toHaveTextContent('Frais de service0,29 €', { normalizeWhitespace: true });
    await expect(paper).toHaveTextContent('Notes : None');
    await expect(paper).toHaveTextContent('Merci et à bientôt !');
  },
};

/**
 * All selections of a menu, meal deals below the articles so that what is read adds up, VAT by rate, and the mark of a
 * duplicate. What was refunded is struck out or counted; the sums say what remains.
 */
export const SelectionsAndRefund: Story = {
  args: {
    lines: [
      { id: '2', quantity: 2, name: 'Croissant au beurre', unitCents: 130, refunded: 1 },
      { id: '3', quantity: 1, name: 'Tarte aux framboises', unitCents: 480, refunded: 1 },
      {
        id: '1',
        quantity: 1,
        name: 'Tacos 2 viandes',
        unitCents: 1340,
        selections: {
          chosen: chosen({
            sot: ['salad', 'tomato', 'onion'],
            meats: ['Poulet mariné', 'Merguez'],
            sauces: ['Algérienne', 'Blanche'],
            fries: 'Frites',
            drink: { name: 'Limonade 33 cl', priceCents: 50 },
            supplements: ['Cheddar', 'Œuf'],
          }),
          note: 'Bien cuit.',
        },
      },
    ],
    mealDeals: [
      { mealDealId: 'midi', name: 'Formule Midi', quantity: 2, cents: 260 },
      { mealDealId: 'matin', name: 'Breakfast', nameLang: 'en', quantity: 1, cents: 20 },
    ],
    duplicate: true,
    notes: 'Merci de prévoir des serviettes.',
    totalCents: 1829,
    refundCents: 610,
    vat: [
      { rate: '10 %', taxCents: 122 },
      { rate: '5,5 %', taxCents: 1 },
    ],
  },
  play: async ({ canvas }) => {
    const paper = canvas.getByRole('article', { name: 'Ticket de la commande K7MQ2X' });
    await expect(paper).toHaveTextContent('1 sur 2 remboursé');
    await expect(paper).toHaveTextContent('Remboursé−6,10 €', { normalizeWhitespace: true });
    await expect(paper).toHaveTextContent(
      'serviettes.2 x Formule Midi−2,60 €Breakfast−0,20 €Frais de service0,29 €TOTAL18,29 €',
      { normalizeWhitespace: true },
    );
    await expect(canvas.getByText('Breakfast')).toHaveAttribute('lang', 'en');
    await expect(paper).toHaveTextContent('RESTE PAYÉ12,19 €', { normalizeWhitespace: true });
    await expect(canvas.getByText('Viandes : Poulet mariné, Merguez')).toBeVisible();
    await expect(canvas.getByText(/^Boisson : Limonade 33 cl \(\+0,50.€\)$/)).toBeVisible();
    await expect(canvas.getByText('dont TVA 10 %')).toBeVisible();
    await expect(canvas.getByText('DUPLICATA')).toBeVisible();
  },
};

/** Taken at the counter: unpaid, without a service charge. Long names and amounts stay on the paper. */
export const CounterOrder: Story = {
  args: {
    shop: {
      name: 'Boulangerie-Pâtisserie Traditionnelle des Quatre-Vents et de la République',
      address: '137 bis Boulevard du Maréchal-de-Lattre-de-Tassigny, 94420 Le Plessis-Trévise',
    },
    customer: { name: 'Marie-Antoinette Vandenbroucke-Wolkenstein' },
    lines: [
      {
        id: '1',
        quantity: 12,
        name: 'Anticonstitutionnellement garnie brioche feuilletée au chocolat',
        unitCents: 10288,
      },
    ],
    paymentMethod: undefined,
    serviceChargeCents: 0,
    totalCents: 123456,
  },
  play: async ({ canvas }) => {
    const paper = canvas.getByRole('article');
    await expect(paper.scrollWidth).toBeLessThanOrEqual(paper.clientWidth);
    await expect(canvas.getByText('À régler au comptoir')).toBeVisible();
    await expect(canvas.queryByText('Frais de service')).toBeNull();
  },
};
