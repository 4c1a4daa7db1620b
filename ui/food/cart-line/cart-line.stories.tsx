import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { belowEachOther, controlled, situations } from '../../../.storybook/situations';
import { chosen } from '../../../.storybook/samples/choices';
import { sampleLines } from '../../../.storybook/samples/lines';
import { CartLine, CartLines } from './cart-line';

export default {
  component: CartLine,
  subcomponents: { CartLines },
  args: {
    name: 'Croissant au beurre',
    imageUrl: null,
    quantity: 2,
    unitCents: 130,
    lineCents: 260,
    onQuantityChange: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof CartLine>;
type Story = StoryObj<typeof CartLine>;

export const Simple: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter un article : Croissant au beurre' }));
    await expect(args.onQuantityChange).toHaveBeenCalledWith(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer Croissant au beurre' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(canvas.getByText('l’unité')).toHaveTextContent(/^1,30.€ l’unité$/);
  },
};

/** Quick presses land where the first one did, also when the shop has no more. */
export const InAHurry: Story = {
  globals: { viewport: { value: 'phone' } },
  render: function Counted(args) {
    const [quantity, setQuantity] = useState(1);
    return (
      <CartLine
        {...args}
        quantity={quantity}
        lineCents={quantity * args.unitCents}
        notice={quantity > 1 ? 'Il n’en reste que 1 : réduisez la quantité pour commander.' : undefined}
        onQuantityChange={setQuantity}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: /^Ajouter un article/ });
    const { top, left } = more.getBoundingClientRect();
    await userEvent.click(more);
    await expect(canvas.getByText(/Il n’en reste que 1/)).toBeVisible();
    await expect(more.getBoundingClientRect()).toMatchObject({ top, left });
  },
};

export const Composed: Story = {
  args: {
    name: 'Tacos 2 viandes',
    editHref: '/selection/grill/tacos?ligne=l-1',
    quantity: 1,
    unitCents: 1340,
    lineCents: 1340,
    selections: {
      chosen: [
        ...chosen({
          sot: ['salad', 'tomato'],
          meats: ['Poulet mariné', 'Merguez'],
          sauces: ['Algérienne'],
          fries: { name: 'Frites', priceCents: 150 },
          drink: 'Limonade 33 cl',
        }),
        { groupId: 'own', name: 'Fromage fondu', options: [{ name: 'Cheddar', priceCents: 200, quantity: 2 }] },
      ],
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Fromage fondu')).toBeVisible();
    await expect(canvas.getByText('2 × Cheddar')).toHaveTextContent('2 × Cheddar (+2,00 €)', {
      normalizeWhitespace: true,
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter un article : Tacos 2 viandes' }));
    await expect(args.onQuantityChange).toHaveBeenCalledWith(2);
    await expect(canvas.getByRole('link', { name: 'Modifier Tacos 2 viandes' })).toBeVisible();
  },
};

/** Price changed, sold out, no more in stock, and while the cart is saved. */
export const Hindered: Story = {
  render: belowEachOther(
    CartLine,
    { name: 'Éclair au café', unitCents: 480, lineCents: 480, previousUnitCents: 450 },
    { name: 'Brioche feuilletée généreusement garnie au chocolat de couverture et aux noisettes', soldOut: true },
    { name: 'Flan', maxQuantity: 2, whyNoMore: 'Il n’en reste pas davantage.' },
    { busy: true },
  ),
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText(/^Le prix a changé/)).toHaveTextContent(/4,50.€ → 4,80.€$/);
    const soldOut = within(situations(canvasElement)[1] as HTMLElement);
    await expect(soldOut.getByText('Épuisé')).toBeVisible();
    await expect(soldOut.queryByRole('button', { name: /Ajouter/ })).toBeNull();
    await userEvent.click(soldOut.getByRole('button', { name: /Supprimer Brioche/ }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter un article : Flan' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Il n’en reste pas davantage.');
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter un article : Croissant au beurre' }));
    await expect(args.onQuantityChange).not.toHaveBeenCalled();
  },
};

/** Changes name their line; after a removal the focus is on the next line, the last one, or the empty cart. */
export const Lines: StoryObj<typeof CartLines> = {
  args: { lines: sampleLines, children: <p className="py-10 text-center">Your cart is empty.</p> },
  render: controlled(CartLines, 'lines', 'onRemove', (lines, id: string) => lines.filter((line) => line.id !== id)),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter un article : Croissant au beurre' }));
    await expect(args.onQuantityChange).toHaveBeenCalledWith('croissant', 4);
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter un article : Kebab du chef' }));
    await expect(args.onQuantityChange).toHaveBeenCalledWith('kebab', 2);

    const items = () => canvas.getAllByRole('listitem').filter((item) => item.hasAttribute('data-line'));
    canvas.getByRole('button', { name: 'Supprimer Croissant au beurre' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith('croissant');
    await expect(items()[0]).toHaveFocus();
    await expect(items()[0]).toHaveTextContent('Kebab du chef');
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer Tarte aux framboises' }));
    await expect(items()[0]).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer Kebab du chef' }));
    await expect(canvas.getByText('Your cart is empty.').parentElement).toHaveFocus();
  },
};
