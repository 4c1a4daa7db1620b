import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { sampleLines } from '../cart-lines/sample-lines';
import { CartDrawer } from './cart-drawer';

const meta = {
  component: CartDrawer,
  parameters: { docs: { story: { inline: false, height: '44rem' } } },
  args: {
    open: true,
    shopName: 'Maison Levain',
    lines: sampleLines,
    subtotalCents: 1820,
    serviceChargeCents: 29,
    cartHref: '/cart/0197',
    pickupHref: '/cart/0197#creneau',
    onQuantityChange: fn(),
    onRemove: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof CartDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Changed without leaving the menu; the amount and both ways on stay in sight. */
export const Several: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const cart = within(canvas.getByRole('dialog', { name: 'Votre panier chez Maison Levain' }));
    await expect(cart.getByText('18,20 €')).toBeVisible();
    await expect(cart.getByText('+ 0,29 € de frais de service au paiement')).toBeVisible();
    await expect(cart.getByRole('link', { name: 'Choisir un créneau' })).toHaveAttribute('href', args.pickupHref);
    await expect(cart.getByRole('link', { name: 'Voir le panier' })).toHaveAttribute('href', args.cartHref);
    await userEvent.click(cart.getByRole('button', { name: 'Ajouter un article : Croissant au beurre' }));
    await expect(args.onQuantityChange).toHaveBeenCalledWith('croissant', 4);
    await userEvent.click(cart.getByRole('button', { name: 'Retirer Kebab du chef' }));
    await expect(args.onRemove).toHaveBeenCalledWith('kebab');
    await userEvent.click(cart.getByRole('button', { name: 'Fermer' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const One: Story = { args: { lines: sampleLines.slice(0, 1), subtotalCents: 390 } };

/** Nothing to order, no way on but back to the menu. */
export const Empty: Story = {
  args: { lines: [], subtotalCents: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your cart is empty.')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** A whole office: the lines scroll, the amount stays. */
export const Many: Story = {
  args: {
    lines: Array.from({ length: 24 }, (_, index) => ({
      ...(sampleLines[index % 3] ?? sampleLines[0]),
      id: String(index),
    })) as typeof sampleLines,
    subtotalCents: 14_560,
  },
};

/** The shop has changed a price meanwhile. */
export const PriceChanged: Story = {
  args: {
    lines: sampleLines.map((line) => (line.id === 'tart' ? { ...line, previousUnitCents: 450 } : line)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Le prix a changé : 4,50 € → 4,80 €')).toBeVisible();
  },
};

/** It must be taken out before one can go on. */
export const SoldOut: Story = {
  args: {
    lines: sampleLines.map((line) => (line.id === 'tart' ? { ...line, soldOut: true } : line)),
    subtotalCents: 1340,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Retirez ce qui est épuisé pour commander.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Choisir un créneau' })).toBeDisabled();
    await expect(canvas.getByRole('link', { name: 'Voir le panier' })).toBeVisible();
  },
};

/** A change is on its way: nobody goes on with an amount that is not settled. */
export const Busy: Story = {
  args: { busy: true, lines: sampleLines.map((line, place) => ({ ...line, busy: place === 0 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Choisir un créneau' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Failed: Story = { args: { error: 'Le panier n’a pas pu être modifié. Veuillez réessayer.' } };
