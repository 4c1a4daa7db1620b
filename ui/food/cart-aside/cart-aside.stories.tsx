import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { belowEachOther, inBox } from '../../../.storybook/situations';
import { sampleLines } from '../../../.storybook/samples/lines';
import { CartAside } from './cart-aside';

export default {
  component: CartAside,
  args: {
    id: 'panier',
    menuId: 'carte',
    lines: sampleLines,
    itemCount: 5,
    totalCents: 1820,
    serviceChargeCents: 29,
    href: '/cart/0197',
    pickupWindow: '12:15–12:30',
    onSubmit: fn(),
    onQuantityChange: fn(),
    onRemove: fn(),
  },
  decorators: [inBox('max-w-76')],
} satisfies Meta<typeof CartAside>;
type Story = StoryObj<typeof CartAside>;

/** Changed without leaving the menu; the way on says count and amount, as the bar of a narrow page does. */
export const Several: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('complementary', { name: 'Votre panier' })).toHaveTextContent(/Kebab du chef/);
    await expect(canvas.getByRole('link', { name: 'Voir le panier (5 articles) - €18.20' })).toHaveAttribute(
      'href',
      args.href,
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Commander · 18,49\s€\s+Retrait 12:15–12:30$/ }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByText(/de frais de service au paiement$/)).toHaveTextContent(/^\+ 0,29.€ de/);
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer un article : Croissant au beurre' }));
    await expect(args.onQuantityChange).toHaveBeenCalledWith('croissant', 2);
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer un article : Kebab du chef' }));
    await expect(args.onRemove).toHaveBeenCalledWith('kebab');
  },
};

/** A whole office: the lines scroll, the way on stays in view below a banner; the last Tab leads back to the menu. */
export const Many: Story = {
  decorators: [
    (Story) => (
      <>
        <div id="carte" tabIndex={-1} className="h-48" />
        <Story />
      </>
    ),
  ],
  args: {
    lines: Array.from({ length: 24 }, (_, index) => ({
      ...(sampleLines[index % 3] ?? sampleLines[0]),
      id: String(index),
    })) as typeof sampleLines,
    itemCount: 40,
    totalCents: 14_560,
  },
  play: async ({ canvas, userEvent }) => {
    const way = canvas.getByRole('link', { name: /Voir le panier/ });
    await expect(way.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    way.focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Retour à la carte' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(document.getElementById('carte')).toHaveFocus();
  },
};

/** The shop has changed a price, one thing has run out, another was just taken out. */
export const Changed: Story = {
  args: {
    lines: sampleLines.map((line) =>
      line.id === 'tart'
        ? { ...line, previousUnitCents: 450 }
        : line.id === 'kebab'
          ? { ...line, soldOut: true }
          : line,
    ),
    removed: { place: 1, text: 'Éclair au café : retiré du panier.', onUndo: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Le prix a changé/)).toHaveTextContent(/4,50.€ → 4,80.€$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer Kebab du chef' }));
    await expect(args.onRemove).toHaveBeenCalledWith('kebab');
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }));
    await expect(args.removed?.onUndo).toHaveBeenCalledOnce();
  },
};

/** As it is, it cannot be ordered: what stands in the way is said in the cart. Empty, there is no way on. */
export const NotOrderable: Story = {
  render: belowEachOther(
    CartAside,
    { pickupWindow: undefined, error: 'Le panier n’a pas pu être modifié. Veuillez réessayer.' },
    { id: 'vide', lines: [], itemCount: 0, totalCents: 0 },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Commander/ })).toBeNull();
    await expect(canvas.getByText('Your cart is empty.')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /Voir le panier/ })).toHaveLength(1);
  },
};
